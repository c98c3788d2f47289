import { builtFor } from '../compliance';
import { halloway } from '../halloway';
import { clock, database, phone, pulse, shieldText, ticket } from '../icons/industries';
import type { Industry } from '../industries';
import { sketches } from '../sketches';

const technology: Industry = {
  slug: 'technology',
  name: 'Technology',
  subtitle:
    'An AI voice agent for software and hardware companies: first-line support and sales calls, with the status page already read.',
  scene: {
    size: [640, 420],
    ink: 'M150 300a62 62 0 1 0-124 0 62 62 0 0 0 124 0M112 300a24 24 0 1 0-48 0 24 24 0 0 0 48 0M148 284h300M148 316h170v34h26v-34h28v50h26v-50h50M470 284h120q18 0 18 16t-18 16H470M40 110h150M612 284v32',
    live: 'M448 248l22 18-22 18 22 16-22 18 22 18M40 96l150-40',
    words: [
      { text: '503', x: 44, y: 104, size: 76, tone: 'quiet' },
      { text: '401', x: 262, y: 190, size: 190 },
      { text: 'expired at nine', x: 420, y: 396, size: 30, tone: 'quiet' },
    ],
  },
  benefits: [
    {
      icon: ticket,
      title: 'Tickets with the facts in',
      description: 'Version, account, exact error, last thing that worked. Engineers can begin instead of asking.',
    },
    {
      icon: pulse,
      title: 'Calm during an outage',
      description: 'It says what is down, what isn’t, and when you last posted. It promises nothing your team hasn’t.',
    },
    {
      icon: phone,
      title: 'Stalled trials, followed up',
      description:
        'Trial users who agreed to a call and stalled on a step are asked which one, by an agent that can explain it.',
    },
    {
      icon: database,
      title: 'One record per customer',
      description: 'CRM and telephony integrations put the plan, the open tickets and the caller side by side.',
    },
    {
      icon: shieldText,
      title: 'A vendor that answers security questionnaires',
      description: `Encrypted data, in products ${builtFor}. Send us the questionnaire before the first meeting.`,
    },
    {
      icon: clock,
      title: 'One number for every time zone',
      description:
        'Your users in Pune and Bogotá call at their own ten in the morning and are answered in their own language.',
    },
  ],
  useCases: [
    {
      title: 'Tier-one support',
      description: 'Works through the runbook with the caller and stops at the step your engineers marked.',
      metric: 'Fewer escalations without a cause',
    },
    {
      title: 'Incident lines',
      description: 'Tells callers about a known fault, and calls back those who asked for it when you close it.',
      metric: 'Fewer duplicate tickets',
    },
    {
      title: 'Trial follow-up',
      description:
        'Calls users who agreed to it before their trial ends, asks what got in the way, and offers an engineer.',
      metric: 'More trials with a next step',
    },
    {
      title: 'Billing questions',
      description:
        'Explains the line on the invoice, corrects the address, and sends disputes to finance with the amount.',
      metric: 'Fewer late payments',
    },
  ],
  call: {
    title: 'An outage that was an expired key',
    intro:
      'A customer is sure that the service is down. The agent finds an expired key, does not read out a new one, and gets him an engineer.',
    call: {
      lines: [
        halloway(
          1,
          'Quillmark Systems support, this is Halloway, an AI agent. I record calls for our engineers. What’s going on?',
        ),
        { speaker: 'Caller', at: 9, text: 'Your API’s down. Nothing’s gone through since nine.' },
        halloway(13, 'I have your account from this number, and no incident. Which error is it? If it’s—'),
        { speaker: 'Caller', at: 19, text: '503. Wait, no. 401, on everything.' },
        halloway(24, 'That points to a key. Yours called “nightly export” expired at nine.'),
        { speaker: 'Caller', at: 30, text: 'Oh, no. Can you just read me a new one?' },
        halloway(35, 'I don’t give out keys by phone. Your admin can renew it. I’ve sent Mr. Tanaka the link.'),
        { speaker: 'Caller', at: 43, text: 'He’s on a plane till four.' },
        halloway(
          46,
          'Then it’s urgent. I’m getting the engineer on duty. She’ll verify you, and she can see what we found.',
        ),
      ],
      outcome: { at: 55, text: 'Urgent ticket\u00a0· engineer on duty connected' },
    },
  },
  record: {
    title: 'The ticket for the engineer',
    intro: 'The ticket names the cause. It does not contain the key.',
    paper: {
      shape: 'ticket',
      kind: 'Ticket, urgent',
      place: 'Engineer on duty',
      title: '401 on everything since nine',
      drawing: sketches.key,
      fields: [
        { term: 'Error', was: '503', detail: '401', heard: '503. Wait, no. 401, on everything.', at: 19 },
        {
          term: 'Cause',
          detail: 'A key that expired',
          heard: 'Yours called “nightly export” expired at nine.',
          at: 24,
        },
        {
          term: 'Key read aloud',
          detail: 'No',
          heard: 'I don’t give out keys by phone.',
          at: 35,
          marked: true,
        },
        { term: 'Link sent to', detail: 'Mr. Tanaka', heard: 'I’ve sent Mr. Tanaka the link.', at: 35 },
        { term: 'He reads it', detail: 'After four', heard: 'He’s on a plane till four.', at: 43 },
      ],
    },
  },
  closing: {
    title: 'Test it with one of your runbooks.',
    text: 'Give us a runbook. You describe the symptom, and we’ll see how far the agent gets.',
  },
};

export default technology;

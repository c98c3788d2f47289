import { brand } from '../../brand';
import type { Agent } from '../agents';
import { firstCall, satisfaction, savings } from '../offers';

const support: Agent = {
  slug: 'support',
  kicker: 'AI voice agent for customer support',
  title: 'Settled on the first call.',
  lead: 'The Support agent looks things up while the customer is still talking. What it can’t settle, it passes to your team with the story already told.',
  greeting: 'Thanks for calling support, I’m the AI agent. Tell me what happened and I’ll look it up.',
  figures: [firstCall, satisfaction, savings],
  capabilities: [
    {
      title: 'Resolves the common questions',
      description:
        'It answers from the help pages you already keep. Correct a page, and the next caller hears the correction.',
    },
    {
      title: 'Looks things up',
      description:
        'An order number is enough. The agent reads the status in your system and says it in a plain sentence.',
    },
    {
      title: 'Handles bookings',
      description: 'Makes, moves and cancels them in your team’s calendar, and reads the new time back before goodbye.',
    },
    {
      title: 'Routes queries',
      description:
        'Billing goes to billing, and a named account goes to its manager. Callers say what they want instead of pressing four.',
    },
    {
      title: 'Works the night',
      description:
        'At two in the morning it knows what it knew at two in the afternoon. Anything for a person is sorted and waiting at opening time.',
    },
    {
      title: 'Writes it up',
      description:
        'Reason, answer and outcome are in the CRM when the call ends, so no one spends the afternoon on notes.',
    },
  ],
  handover: [
    {
      title: 'The caller asks for a person',
      description: 'Once is enough. If the desk is closed, the agent agrees on a time and puts a name on the callback.',
    },
    {
      title: 'A rule would have to bend',
      description:
        'A late refund or a goodwill credit needs a person with the authority to grant it, so that is who it calls.',
    },
    {
      title: 'Something sounds wrong',
      description:
        'An injury or a safety fault goes to the duty line while the caller is still speaking. That list is yours to write.',
    },
  ],
  steps: [
    {
      title: 'Sort last month’s calls',
      description: 'We go through the reasons with your team leads and pick those that come up often and end cleanly.',
    },
    {
      title: 'Connect what it has to see',
      description:
        'Telephony, help pages, order status, the calendar. It starts by reading only, and may write when you trust it to.',
    },
    {
      title: 'Open one reason at a time',
      description:
        'A first deployment takes 2–4\u00a0weeks. After that your team listens every week and decides what the agent takes on next.',
    },
  ],
  call: {
    title: 'A kettle, and a fair question',
    intro:
      'The replacement is within the agent’s rules. Money back on top of it isn’t, so someone who can approve it joins the call.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Copperline Kitchen, this is Halloway, an AI agent. Calls are recorded, so that we can put mistakes right. What can I sort out for you?',
        },
        { speaker: 'Caller', at: 11, text: 'My kettle came today and the lid broke right off.' },
        { speaker: 'Halloway', at: 16, agent: true, text: 'I’m sorry. Is that the order ending in 418, the steel—' },
        { speaker: 'Caller', at: 22, text: 'Four eight one. The blue one.' },
        {
          speaker: 'Halloway',
          at: 25,
          agent: true,
          text: '481, blue, got it. A new one can ship tonight, and you don’t have to send the old one back. Shall I?',
        },
        { speaker: 'Caller', at: 35, text: 'Yes. But it was a birthday present. I’d want something off for that.' },
        {
          speaker: 'Halloway',
          at: 41,
          agent: true,
          text: 'That’s fair to ask, and it isn’t mine to decide. I’m adding my colleague Marta. She can see the order.',
        },
        {
          speaker: 'Support lead',
          at: 54,
          text: 'Hi, Marta here. Some birthday. I’ve refunded your shipping, and the new one goes overnight.',
        },
        { speaker: 'Caller', at: 61, text: 'Oh, great. Thanks, both of you.' },
      ],
      outcome: { at: 65, text: 'Resolved · replacement overnight · shipping refunded' },
    },
  },
  image: {
    handover: { person: 'Support lead', from: 41 },
  },
  mail: { label: 'Email us about the Support agent', address: brand.mail.sales, subject: 'The Support agent' },
  closing: {
    title: 'Ask it the question you’re tired of.',
    greeting: 'Copperline’s AI agent here. No, you don’t have to tell the whole story again.',
  },
};

export default support;

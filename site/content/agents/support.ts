import { brand } from '../../brand';
import type { Agent } from '../agents';
import { halloway } from '../halloway';
import { firstCall, satisfaction, savings } from '../offers';

const support: Agent = {
  slug: 'support',
  kicker: 'AI voice agent for support teams and call centers',
  title: 'AI support that settles it on the first call.',
  lead: 'The Support agent answers 24/7, in English, Hindi, Arabic, Spanish and more, and looks things up while the customer is still talking. What it can’t settle, it passes to your team with the story already told.',
  figures: [firstCall, satisfaction, savings],
  capabilities: [
    {
      title: 'Resolves the common questions',
      description:
        'It answers from the help pages you already keep. Correct a page, and the next caller hears the correction.',
    },
    {
      title: 'Handles bookings',
      description: 'Makes, moves and cancels them in your team’s calendar, and reads the new time back before goodbye.',
    },
    {
      title: 'Routes queries',
      description:
        'Billing goes to billing, and a named account goes to its manager. Callers say what they want instead of pressing keys in an IVR menu.',
    },
  ],
  handover: [
    {
      title: 'The caller asks for a person',
      description: 'Once is enough. If the desk is closed, the agent agrees on a time and puts a name on the callback.',
    },
    {
      title: 'An exception is needed',
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
      title: 'Connect your systems',
      description:
        'Telephony, help pages, order status, the calendar. It starts by reading only, and may write when you trust it to.',
    },
    {
      title: 'Go live, one reason at a time',
      description:
        'A first deployment takes 2–4\u00a0weeks. After that your team listens every week and decides what the agent takes on next.',
    },
  ],
  call: {
    title: 'Hear a call: a broken kettle',
    intro:
      'The replacement is within the agent’s rules. Money back on top of it isn’t, so someone who can approve it joins the call.',
    call: {
      lines: [
        halloway(
          1,
          'Copperline Kitchen, this is Halloway, an AI agent. Calls are recorded, so that we can put mistakes right. What can I sort out for you?',
        ),
        { speaker: 'Caller', at: 11, text: 'My kettle came today and the lid broke right off.' },
        halloway(16, 'I’m sorry. Is that the order ending in 418, the steel—'),
        { speaker: 'Caller', at: 22, text: 'Four eight one. The blue one.' },
        halloway(
          25,
          '481, blue, got it. A new one can ship tonight, and you don’t have to send the old one back. Shall I?',
        ),
        { speaker: 'Caller', at: 35, text: 'Yes. But it was a birthday present. I’d want something off for that.' },
        halloway(
          41,
          'That’s fair to ask, and it isn’t mine to decide. I’m adding my colleague Marta. She can see the order.',
        ),
        {
          speaker: 'Support lead',
          at: 54,
          text: 'Hi, Marta here. Some birthday. I’ve refunded your shipping, and the new one goes overnight.',
        },
        { speaker: 'Caller', at: 61, text: 'Oh, great. Thanks, both of you.' },
      ],
      outcome: { at: 65, text: 'Resolved\u00a0· replacement overnight\u00a0· shipping refunded' },
      choices: [
        {
          after: 0,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Caller', at: 0, text: 'I’d rather speak to a person, please.' },
                halloway(3, 'Of course. Marta is on the support desk, and I’m adding her now.'),
                { speaker: 'Support lead', at: 14, text: 'Hi, Marta here. What happened?' },
                { speaker: 'Caller', at: 17, text: 'The lid broke right off my new kettle.' },
                {
                  speaker: 'Support lead',
                  at: 20,
                  text: 'Then you get a new one, and it leaves tonight. Keep the broken one.',
                },
              ],
              outcome: { at: 26, text: 'Resolved by Marta\u00a0· replacement overnight' },
            },
            {
              label: 'Another day',
              lines: [
                {
                  speaker: 'Caller',
                  at: 0,
                  text: 'It’s about a kettle, but I’m at work. Can someone call me tomorrow?',
                },
                halloway(5, 'Yes. Marta can, at 8:30 or at noon. Which is better?'),
                { speaker: 'Caller', at: 11, text: 'Noon. On this number.' },
                halloway(13, 'Marta calls this number tomorrow at noon. She’ll know that it’s about a kettle.'),
              ],
              outcome: { at: 21, text: 'Callback agreed\u00a0· Marta, tomorrow at noon' },
              record: {
                paper: {
                  shape: 'note',
                  kind: 'Callback',
                  place: 'Support desk',
                  title: 'A kettle',
                  fields: [
                    { term: 'About', detail: 'A kettle, not looked up yet', heard: 'It’s about a kettle' },
                    { term: 'When', detail: 'Tomorrow, noon', heard: 'Noon. On this number.', marked: true },
                    { term: 'Who calls', detail: 'Marta', heard: 'Marta calls this number tomorrow at noon.' },
                  ],
                },
              },
            },
            {
              label: 'Are these kettles being recalled?',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Are these kettles being recalled? Mine’s broken.' },
                halloway(
                  4,
                  'I don’t know, and I’m not allowed to guess about safety. Our duty line has your question now, with your number. What happened to yours?',
                ),
              ],
              until: 16,
            },
          ],
        },
        {
          after: 4,
          answers: [
            {
              label: 'A person, please',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Before you do, I’d like a person to look at this.' },
                halloway(4, 'Then I’m adding my colleague Marta. She can see the order.'),
                {
                  speaker: 'Support lead',
                  at: 14,
                  text: 'Hi, Marta here. I have 481 in front of me. What’s on your mind?',
                },
                { speaker: 'Caller', at: 20, text: 'Will the next lid hold?' },
                {
                  speaker: 'Support lead',
                  at: 22,
                  text: 'I’ll have it checked before it’s packed. The new one goes overnight.',
                },
              ],
              outcome: { at: 28, text: 'Marta has it checked\u00a0· replacement overnight' },
            },
            {
              label: 'Another day',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Yes, but not tonight. We’re away until Monday.' },
                halloway(4, 'Then it ships on Monday, and you keep the old one. I’ll text you when it leaves.'),
                { speaker: 'Caller', at: 12, text: 'Perfect. Thanks.' },
              ],
              outcome: { at: 14, text: 'Resolved\u00a0· replacement ships Monday' },
              record: {
                paper: {
                  shape: 'note',
                  kind: 'Replacement',
                  place: 'Support desk',
                  title: 'Order 481, blue',
                  fields: [
                    { term: 'Reason', detail: 'Lid broke off', heard: 'the lid broke right off' },
                    { term: 'Order', detail: '481, blue', heard: 'Four eight one. The blue one.' },
                    { term: 'Ships', detail: 'Monday', heard: 'We’re away until Monday.', marked: true },
                    { term: 'Old kettle', detail: 'Stays with the caller', heard: 'you keep the old one' },
                  ],
                },
              },
            },
            {
              label: 'Whose order is 418?',
              lines: [
                { speaker: 'Caller', at: 0, text: 'Whose is 418, then? My neighbor ordered one too.' },
                halloway(
                  4,
                  'I can’t tell you about anyone else’s order. Yours is 481, and the new one can ship tonight. Shall I?',
                ),
              ],
              until: 12,
            },
          ],
        },
      ],
      interruptions: [
        {
          line: 2,
          lines: [
            { speaker: 'Caller', at: 0, text: 'It’s the blue one, I can tell you that.' },
            halloway(3, 'Thank you. And how does the order number end?'),
          ],
          until: 7,
        },
        {
          line: 4,
          lines: [
            { speaker: 'Caller', at: 0, text: 'Do I have to send the old one back?' },
            halloway(3, 'No, you keep it. 481, blue: a new one can ship tonight. Shall I?'),
          ],
          until: 10,
        },
        {
          line: 6,
          lines: [
            { speaker: 'Caller', at: 0, text: 'You can’t just say yes?' },
            halloway(2, 'I can’t, so I’m adding my colleague Marta, who can.'),
          ],
          until: 13,
        },
      ],
    },
  },
  image: {
    title: 'A person joins the call',
    intro:
      'The caller asks for money back, which the agent can’t decide. A colleague who can joins before the agent leaves.',
    handover: { person: 'Support lead' },
  },
  mail: { label: 'Email us about the Support agent', address: brand.mail.sales, subject: 'The Support agent' },
  closing: {
    title: 'Ask it your most common question.',
  },
};

export default support;

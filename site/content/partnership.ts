import type { Content } from './types';

export const partnership = {
  kicker: 'Voice AI partner program',
  title: 'Build or sell voice AI with us.',
  lead: 'A phone call passes through a carrier, a speech engine and a database before it helps anyone. We work with companies that make those parts, and with those who sell voice agents to their clients.',
  greeting: 'I’m an AI agent with a partner on the other line. Three can make one good call.',
  // Three voices of a score, which end as one.
  scene: {
    size: [640, 420],
    ink: 'M44 60q-22 0-22 22v248q0 22 22 22M44 96h82M44 206h82M44 316h82M126 96q2.9 -7.5 5.7 0q2.9 14.5 5.7 0q2.9 -17.9 5.7 0q2.9 19 5.7 0q2.9 -12.8 5.7 0q2.9 7.4 5.7 0q2.9 -1.9 5.7 0h8q2.9 7.3 5.7 0q2.9 -16.8 5.7 0q2.9 19.1 5.7 0q2.9 -18.2 5.7 0q2.9 14.3 5.7 0q2.9 -7.7 5.7 0q2.9 1.9 5.7 0h8q2.9 -8 5.7 0q2.9 18 5.7 0q2.9 -18.3 5.7 0q2.9 18.2 5.7 0q2.9 -13.2 5.7 0q2.9 8.3 5.7 0q2.9 -1.9 5.7 0h8q2.9 6.2 5.7 0q2.9 -15.7 5.7 0q2.9 18.4 5.7 0q2.9 -16.9 5.7 0q2.9 13.4 5.7 0q2.9 -6.2 5.7 0q2.9 1.7 5.7 0h8q2.9 -9.8 5.7 0q2.9 18.4 5.7 0q2.9 -23.1 5.7 0q2.9 24.9 5.7 0q2.9 -16.2 5.7 0q2.9 9.4 5.7 0q2.9 -2.8 5.7 0h8q2.9 10.3 5.7 0q2.9 -23.9 5.7 0q2.9 27.5 5.7 0q2.9 -22.6 5.7 0q2.9 18.4 5.7 0q2.9 -10.7 5.7 0q2.9 2.8 5.7 0h8q2.9 -6.3 5.7 0q2.9 13.6 5.7 0q2.9 -17.8 5.7 0q2.9 16 5.7 0q2.9 -11 5.7 0q2.9 7.3 5.7 0q2.9 -1.6 5.7 0h8h14M126 206q2.7 -7.5 5.4 0q2.7 15.6 5.4 0q2.7 -22.3 5.4 0q2.7 25.8 5.4 0q2.7 -30.9 5.4 0q2.7 29.2 5.4 0q2.7 -27.7 5.4 0q2.7 26.8 5.4 0q2.7 -21.2 5.4 0q2.7 15.1 5.4 0q2.7 -11 5.4 0q2.7 5.4 5.4 0q2.7 -1.5 5.4 0h9.2q2.9 14.6 5.8 0q2.9 -31.9 5.8 0q2.9 39.7 5.8 0q2.9 -46.4 5.8 0q2.9 42.3 5.8 0q2.9 -24.8 5.8 0q2.9 14.6 5.8 0q2.9 -3.8 5.8 0h9.2q2.8 7.6 5.5 0q2.8 -17.4 5.5 0q2.8 25.4 5.5 0q2.8 -36 5.5 0q2.8 37 5.5 0q2.8 -40.3 5.5 0q2.8 41.7 5.5 0q2.8 -33.5 5.5 0q2.8 35.8 5.5 0q2.8 -30.1 5.5 0q2.8 24.4 5.5 0q2.8 -20.7 5.5 0q2.8 17.3 5.5 0q2.8 -10.6 5.5 0q2.8 6.2 5.5 0q2.8 -1.5 5.5 0h9.2q2.9 17.4 5.7 0q2.9 -33.3 5.7 0q2.9 43.7 5.7 0q2.9 -39.4 5.7 0q2.9 27.5 5.7 0q2.9 -17.8 5.7 0q2.9 4.3 5.7 0h9.2q2.7 -8.6 5.5 0q2.7 22.5 5.5 0q2.7 -32.2 5.5 0q2.7 35.3 5.5 0q2.7 -37 5.5 0q2.7 36.8 5.5 0q2.7 -29.8 5.5 0q2.7 23 5.5 0q2.7 -14.2 5.5 0q2.7 8.9 5.5 0q2.7 -2.2 5.5 0h9.2M126 316h14v-16h40v16h16v-24h58v24h14v-16h40v16h16v-24h58v24h14v-16h40v16h40',
    live: 'M476 206q2.8 -26.3 5.6 0q2.8 58.8 5.6 0q2.8 -90.7 5.6 0q2.8 108.9 5.6 0q2.8 -112.6 5.6 0q2.8 115.1 5.6 0q2.8 -115.3 5.6 0q2.8 109.6 5.6 0q2.8 -110.8 5.6 0q2.8 102.4 5.6 0q2.8 -74.9 5.6 0q2.8 55.8 5.6 0q2.8 -41.9 5.6 0q2.8 20 5.6 0q2.8 -5.6 5.6 0h8q2.7 20.5 5.3 0q2.7 -46.9 5.3 0q2.7 62.3 5.3 0q2.7 -81.5 5.3 0q2.7 82.5 5.3 0q2.7 -78.1 5.3 0q2.7 66.9 5.3 0q2.7 -58.8 5.3 0q2.7 47.3 5.3 0q2.7 -32 5.3 0q2.7 16.8 5.3 0q2.7 -4.5 5.3 0h8',
    words: [
      { text: 'carrier', x: 48, y: 80, size: 24, tone: 'quiet' },
      { text: 'speech', x: 48, y: 176, size: 24, tone: 'quiet' },
      { text: 'records', x: 48, y: 286, size: 24, tone: 'quiet' },
      { text: 'one good call', x: 398, y: 392, size: 40 },
    ],
  },

  benefits: {
    title: 'What partners get from us',
    items: [
      {
        title: 'What goes wrong on calls',
        description:
          'You hear which calls go wrong and why, where the customer agrees to it, and without names or other private details.',
      },
      {
        title: 'A contact among our engineers',
        description: 'A named contact on our side who has read your documentation and will tell you where it is wrong.',
      },
      {
        title: 'Plain terms',
        description:
          'Who sells, who supports, who invoices and what each earns is written on one page before the first joint customer.',
      },
      {
        title: 'A place to test',
        description:
          'Trial access to our agents, so that your next release meets a talkative caller before the public does.',
      },
    ],
  },

  partners: {
    title: 'Technology partners',
    intro: 'Three parts of every call, and who we build them with.',
    // Each logo is a line drawing: path data in a 96 × 48 view box.
    items: [
      {
        name: 'Trunkway',
        // Five lines that join one trunk.
        drawing:
          'M1 4h14c18 0 20 20 38 20h42M1 14h18c14 0 20 10 34 10M1 24h52M1 34h18c14 0 20-10 34-10M1 44h14c18 0 20-20 38-20',
        kind: 'Telephony carrier',
        description:
          'Carries calls between the phone network and our agents over SIP, and returns them to your staff when an agent hands off.',
      },
      {
        name: 'Vowelworks',
        // Five mouths: i, e, a, o, u.
        drawing:
          'M1 24a10 3 0 1 0 20 0a10 3 0 1 0-20 0M25 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0M47 24a9 20 0 1 0 18 0a9 20 0 1 0-18 0M69 24a8 12 0 1 0 16 0a8 12 0 1 0-16 0M89 24a3 5 0 1 0 6 0a3 5 0 1 0-6 0',
        kind: 'Speech lab',
        description:
          'Studies how people really sound on the phone, accents and traffic noise included, and tunes recognition to match.',
      },
      {
        name: 'Recordbridge',
        // An arch between two stacks of records.
        drawing:
          'M1 32h94M1 32C26 0 70 0 95 32M18 32V16.6M33 32V10.2M48 32V8M63 32V10.2M78 32V16.6M1 39h22M1 46h14M73 39h22M81 46h14',
        kind: 'CRM connector',
        description:
          'Moves what was agreed on a call into the customer record, field by field, with a log of who changed what.',
      },
    ],
  },

  program: {
    title: 'Partnership program',
    intro: 'There are two tracks. Some companies belong in both.',
    youBringLabel: 'You bring',
    weBringLabel: 'We bring',
    tracks: [
      {
        title: 'Technology partners',
        description: 'For companies whose product an agent uses during a call: telephony, speech, scheduling, records.',
        youBring: ['A documented interface', 'A sandbox with believable data', 'An engineer for the first integration'],
        weBring: [
          'The integration and its tests',
          'Notice before we change anything you depend on',
          'A shared list of known faults',
        ],
      },
      {
        title: 'Channel partners',
        description: 'For integrators, resellers of phone systems and advisors whose clients want voice agents.',
        youBring: [
          'Clients who trust your advice',
          'Someone trained to run a deployment',
          'First-line support in your market',
        ],
        weBring: [
          'Training, with calls to practice on',
          'A demo agent for your client’s industry',
          'Second-line support from our own team',
        ],
      },
    ],
  },

  steps: {
    title: 'How to become a partner',
    items: [
      {
        title: 'A conversation',
        description: 'Half an hour to find out whether your customers and ours have the same complaint.',
      },
      {
        title: 'One joint call',
        description: 'We build a single call that needs both of our products, and listen to it together.',
      },
      {
        title: 'One page of terms',
        description:
          'If we both like what we hear, we sign it. If either of us doesn’t, we part with no hard feelings.',
      },
    ],
  },

  closing: {
    title: 'Become a partner',
    text: 'Tell us what you make or who you serve, and the person who runs our partnerships will reply.',
    action: { label: 'Contact Us', href: '/contact?subject=partnership' },
  },
} as const satisfies Content;

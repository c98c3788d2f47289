import { brand, mailto } from '../brand';
import { builtFor, retention } from './compliance';
import type { Content } from './types';

const dataClause = (number: string) =>
  ({ label: `Agreement ${number}`, href: '/eula#privacy-security-and-data-protection' }) as const;

/** The sheet for whoever signs: nothing in it goes beyond the agreement and the other pages (check-sheet.test.ts). */
export const checkSheet = {
  id: 'before-you-sign',
  title: 'What you will check before you sign',
  intro: 'Twelve questions from procurement and security, answered.',
  further: { label: 'Ask our security team another', href: mailto(brand.mail.security, 'A question before we sign') },
  /** Opens the sheet. */
  summary: 'Read the twelve questions and answers',
  corner: 'Question',
  columns: ['Answer', 'Where it is written', 'Who answers'],
  /** Each with its answer, where that is written, and who answers further questions. */
  questions: [
    {
      question: 'Which frameworks is it built for?',
      answer: `The products are ${builtFor}. This is a design goal, not a certification. We sign a business associate agreement before health information is processed.`,
      clause: dataClause('7.5'),
      person: 'Trust and Compliance',
    },
    {
      question: 'Who decides what happens to a call’s data?',
      answer:
        'You do. We process it on your documented instructions, and sign a data processing agreement at your request.',
      clause: dataClause('7.1 to 7.3'),
      person: 'Trust and Compliance',
    },
    {
      question: 'Who else touches it?',
      answer:
        'Suppliers for hosting, telephony, speech and language models. The list is yours on request, and we tell you of a change before it happens so that you can object.',
      clause: dataClause('7.2'),
      person: 'Trust and Compliance',
    },
    {
      question: 'Is it encrypted?',
      answer: 'Yes. Encryption and restricted access are part of the safeguards that we owe you.',
      clause: dataClause('7.6'),
      person: 'Trust and Compliance',
    },
    {
      question: 'How long are calls kept?',
      answer: `${retention}. When the agreement ends you have 30\u00a0days to export everything in a plain format, at no charge. Then we delete it.`,
      clause: dataClause('7.8'),
      person: 'Trust and Compliance',
    },
    {
      question: 'Will the model or the voice change?',
      answer: 'It may. We tell you in writing before, early enough for you to repeat your test calls.',
      clause: { label: 'Agreement 2.5', href: '/eula#license-grant-and-restrictions' },
      person: 'Customer Operations',
    },
    {
      question: 'How many calls at once?',
      answer:
        'As many as your order states: we take the number from your busiest hour. A caller above it hears your own message or reaches your voicemail.',
      clause: { label: 'Agreement 2.7', href: '/eula#license-grant-and-restrictions' },
      person: 'Implementation',
    },
    {
      question: 'What if something leaks?',
      answer: 'We tell you without undue delay once a breach is confirmed, with the facts you need.',
      clause: dataClause('7.7'),
      person: 'Trust and Compliance',
    },
    {
      question: 'What does “CRM, ATS and telephony” mean?',
      answer:
        'Telephony is SIP or WebRTC, and your numbers stay yours. Connectors read and write only the fields that your calls need. Ask us, and we say what connecting your systems involves before you subscribe.',
      clause: { label: 'Agreement 6.1', href: '/eula#third-party-services' },
      person: 'Implementation',
    },
    {
      question: 'Do callers know that it is an AI?',
      answer: 'Yes, from its first sentence, and again whenever they ask. No setting turns that off.',
      clause: { label: 'Agreement 5.4', href: '/eula#ai-features-and-disclaimers' },
      person: 'Conversation Design',
    },
    {
      question: 'Which languages can we test?',
      answer:
        'English, Hindi, Arabic, Spanish and more; you can hear a greeting in each. Before launch we test them with your own product and street names.',
      clause: { label: 'Services page', href: '/services' },
      person: 'Implementation',
    },
    {
      question: 'Does it renew, and is it refunded?',
      answer:
        'It renews until you cancel, which you can do at any time before the renewal date. Payments are not refunded, and prices are before tax.',
      clause: { label: 'Agreement 4.3, 4.4, 4.8', href: '/eula#fees-and-payment' },
      person: 'Sales',
    },
  ],
  flow: {
    title: 'Where the data of a call goes',
    // A call's way in a field of 960 × 80. At the start of each quarter: the caller, a mast, the agent's voice, the records.
    drawing: {
      size: [960, 80],
      ink: 'M10 62V46q0-10 10-10t10 10v16M20 16a8 8 0 1 0 0 16 8 8 0 0 0 0-16M46 46h188M250 70l22-52 22 52M258 52h28M264 36h16M262 14a14 14 0 0 0 0 12M282 14a14 14 0 0 1 0 12M310 46h164M674 46h40M730 26v36q0 8 24 8t24-8V26M754 18c-13 0-24 3-24 8s11 8 24 8 24-3 24-8-11-8-24-8M730 44q0 8 24 8t24-8',
      live: 'M490 46q4-20 8 0q4 24 8 0q4-36 8 0q4 40 8 0q4-50 8 0q4 44 8 0q4-30 8 0q4 22 8 0h20q4-28 8 0q4 34 8 0q4-44 8 0q4 38 8 0q4-24 8 0q4 18 8 0h36',
    },
    intro: 'Four places, and what each of them holds.',
    steps: [
      {
        title: 'The caller',
        description: 'Hears first that an AI agent speaks and whether the call is recorded or transcribed.',
      },
      {
        title: 'Your carrier',
        description: 'Keeps your number and sends us the call over SIP. Calls from a browser use WebRTC.',
      },
      {
        title: 'The agent and our suppliers',
        description:
          'The agent reads only the fields that the call needs. Suppliers of hosting, speech and language models process the call for us, on the terms of agreement 7.2.',
      },
      {
        title: 'Your systems',
        description: `Get the outcome: a contact, a booking, a ticket. ${retention}.`,
      },
    ],
  },
} as const satisfies Content;

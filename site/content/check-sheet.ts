import type { PageHref } from '../routes';
import { builtFor } from './compliance';

/** A question before signing: its answer, the clause that binds us to it, and who answers further questions. */
export interface CheckedQuestion {
  question: string;
  answer: string;
  clause: { label: string; href: PageHref };
  person: string;
}

const dataClause = (number: string) =>
  ({ label: `Agreement ${number}`, href: '/eula#privacy-security-and-data-protection' }) as const;

/** The sheet for whoever signs: nothing in it goes beyond the agreement and the other pages (check-sheet.test.ts). */
export const checkSheet = {
  id: 'before-you-sign',
  title: 'What you will check before you sign',
  intro: 'Ten questions from procurement and security, each with the clause that binds us to the answer.',
  columns: ['Answer', 'Where it is written', 'Who answers'],
  questions: [
    {
      question: 'Which frameworks is it built for?',
      answer: `The products are ${builtFor}. That is no certificate. We sign a business associate agreement before health information is processed.`,
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
      answer:
        'You delete call data or set how long it is kept, where your plan provides for it. After the agreement ends you export it, and we delete it.',
      clause: dataClause('7.8'),
      person: 'Trust and Compliance',
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
        'Telephony is SIP or WebRTC, and your numbers can stay with your carrier. CRM and ATS connectors read and write only the fields that a call needs. Send us the names and versions you run, and we say what connecting them involves before you commit.',
      clause: { label: 'Agreement 6.1', href: '/eula#third-party-services' },
      person: 'Implementation',
    },
    {
      question: 'Do callers know that it is an AI?',
      answer: 'Yes, from its first sentence, and again whenever they ask.',
      clause: { label: 'Agreement 5.4', href: '/eula#ai-features-and-disclaimers' },
      person: 'Conversation Design',
    },
    {
      question: 'Which languages can we test?',
      answer:
        'English, Hindi, Arabic, Spanish and more. Before launch they are tested with your own product and street names.',
      clause: { label: 'Services', href: '/services' },
      person: 'Implementation',
    },
    {
      question: 'Does it renew, and is it refunded?',
      answer:
        'It renews until you cancel, which you can do at any time before the renewal date. Payments are not refunded, and prices are before tax.',
      clause: { label: 'Agreement 4.3, 4.4, 4.8', href: '/eula#fees-and-payment' },
      person: 'Sales',
    },
  ] satisfies CheckedQuestion[],
  flow: {
    title: 'Where the data of a call goes',
    intro: 'Four places, and what each of them holds.',
    steps: [
      {
        title: 'The caller',
        description: 'Hears first that an AI agent speaks and whether the call is recorded or transcribed.',
      },
      {
        title: 'Your carrier',
        description: 'Keeps your number, and passes the call on over SIP. A browser uses WebRTC.',
      },
      {
        title: 'The agent',
        description: 'Reads the fields that the call needs while it speaks. Encrypted, on your instructions.',
      },
      {
        title: 'Your systems',
        description: 'Get the outcome: a contact, a booking, a ticket. What is kept, and for how long, you decide.',
      },
    ],
  },
} as const;

import { brand } from '../brand';
import { retentionDays } from '../retention';
import type { Content } from './types';

/** One row of the contact details: a mailbox to link, or lines of text. */
export type ContactDetail = { label: string; mail: string } | { label: string; lines: readonly string[] };

const { street, city, region, postalCode } = brand.address;

export const contact = {
  kicker: 'Book a voice AI demo, order a plan, or ask a question',
  title: 'Talk to us.',
  lead: 'A person reads every message, and answers by email.',
  greetingLabel: 'What our agent says here',
  /** A greeting that comes from the previous page: its name, and the message that it fills. */
  ownGreeting: {
    label: 'The greeting you send',
    message: (greeting: string) => `I would like an agent that answers my phone like this:\n“${greeting}”\n`,
  },
  greeting: 'You’ve reached Halloway’s AI agent, and a person will read what you write here.',
  hours: `A person answers ${brand.officeHours}.`,
  /** By the clock of the office. */
  now: ({ time, isOpen, opens }: { time: string; isOpen: boolean; opens: string }) =>
    `It is ${time} in Wilmington. ${isOpen ? 'The office is open' : `We open ${opens}`}.`,

  details: [
    { label: 'Sales', mail: brand.mail.sales },
    { label: 'Support', mail: brand.mail.support },
    { label: 'Partners', mail: brand.mail.partners },
    { label: 'Press', mail: brand.mail.press },
    { label: 'Office hours', lines: [brand.officeHours, 'Closed weekends'] },
    { label: 'Address', lines: [brand.legalName, street, `${city}, ${region} ${postalCode}`] },
  ],

  form: {
    title: 'Write to us',
    /** Before the link to the policy. */
    privacy: `We use your message to answer you. The person who answers reads it, and we erase it ${retentionDays.contact}\u00a0days after it arrived.`,
  },

  receipt: {
    kind: 'Receipt',
    title: 'What you sent us',
    terms: { subject: 'Subject', product: 'Product', purpose: 'Purpose', message: 'Message', email: 'Answer goes to' },
    answer: `A person answers by email during office hours: ${brand.officeHours}.`,
  },

  after: {
    title: 'What happens after you write',
    steps: [
      {
        title: 'The right person reads it',
        description: 'Sales, or an engineer if you ask about a system you run.',
      },
      {
        title: 'You get a reply by email',
        description: 'It answers your question, or asks the one thing we need to know first. We phone only if you ask.',
      },
      {
        title: 'Then comes what you asked for',
        description:
          'For a demo, we agree on a time. For Growth or its trial, we send an order form, and nothing is charged before you sign it. For a waitlist, we confirm your place.',
      },
    ],
  },

  /** For a form that could not be sent. */
  mail: brand.mail.sales,

  /**
   * The query parameters that may prefill the form (D6, D11): parameter, value, and the field's value. Closed lists:
   * anything else in the address is ignored.
   */
  prefill: {
    /** Fills the subject. */
    service: {
      'voice-ai-assessment': 'Voice AI assessment',
      'voice-ai-demo': 'Voice AI demo',
      'voice-ai-consulting': 'Voice AI consulting',
    },
    /** Fills the subject, for links that are not about a service. */
    subject: {
      'own-greeting': 'An agent with our greeting',
      'missing-page': 'A page that is missing',
      'roi-page': 'A second pair of eyes on our ROI page',
      'phishing-waitlist': 'Phishing awareness waitlist',
      'phishing-beta': 'Phishing awareness beta program',
      'bdr-waitlist': 'BDR waitlist',
      'bdr-demo': 'Demo of the BDR agent',
      'support-demo': 'Demo of the Support agent',
      'talent-demo': 'Demo of the Talent agent',
      'virtual-receptionist-demo': 'Demo of the virtual receptionist',
      'retail-demo': 'Demo of voice AI for retail',
      'healthcare-demo': 'Demo of voice AI for healthcare',
      'hospitality-demo': 'Demo of voice AI for hospitality',
      'wealth-management-demo': 'Demo of voice AI for wealth management',
      'real-estate-demo': 'Demo of voice AI for real estate',
      'technology-demo': 'Demo of voice AI for technology',
      'functions-demo': 'Demo of a voice AI agent',
      'industries-demo': 'Demo of voice AI for our industry',
      'services-demo': 'Demo of voice AI',
      solutions: 'Which voice AI solution to start with',
      'get-started': 'Getting started with voice AI',
      partnership: 'Partnership',
      'receptionist-growth': 'Virtual receptionist: the Growth plan',
      'receptionist-enterprise': 'Virtual receptionist: the Enterprise plan',
      'receptionist-plans': 'Virtual receptionist: which plan',
      'receptionist-trial': 'Virtual receptionist: the 14-day trial',
    },
    product: { all: 'All', transcribe: 'Transcribe', bdr: 'BDR', phishing: 'Phishing' },
    purpose: { demo: 'Schedule Demo', waitlist: 'Add to Waitlist' },
  },
} as const satisfies Content;

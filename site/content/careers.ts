import { brand } from '../brand';
import { retentionDays } from '../retention';
import type { Item, PageContent } from './types';

export interface JobOpening {
  /** Also the `position` of an application (R58). */
  title: 'Senior AI Engineer' | 'Full Stack Developer' | 'Product Manager';
  /** One of the teams on About. */
  department: string;
  location: 'Remote';
  type: 'Full-time';
  /** In US dollars a year. */
  pay: { from: number; to: number };
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
}

export interface CareersContent extends PageContent {
  benefits: { title: string; items: readonly Item[] };
  /** Benefits; the pay range is listed with each position. */
  pay: { title: string; items: readonly Item[] };
  openings: {
    title: string;
    responsibilitiesLabel: string;
    requirementsLabel: string;
    apply: string;
    /** Below the positions, before the address. */
    byMail: string;
    /** Opens the lists of a position. */
    more: string;
    mail: string;
    /** A range, as displayed. */
    payOf: (range: JobOpening['pay']) => string;
    jobs: readonly [JobOpening, JobOpening, JobOpening];
  };
  /** For every application: the mail address follows the second text, the policy's link the third. */
  before: { title: string; equal: Item; accommodation: Item; privacy: Item };
  values: { title: string; items: readonly Item[] };
  process: { title: string; steps: readonly Item[] };
  /** The mail link follows `text`. */
  open: { title: string; text: string; label: string; mail: string; subject: string };
}

export const careers: CareersContent = {
  kicker: 'Careers at Halloway, remote in the US',
  title: 'Three remote jobs in voice AI.',
  lead: 'We are a remote company that works on one hard thing: conversation by phone. All three jobs are full-time, anywhere in the United States.',
  greeting: 'Hello, I’m an AI agent, and I won’t be interviewing you. One of your future colleagues will.',

  benefits: {
    title: 'Working at Halloway',
    items: [
      {
        title: 'Remote, on purpose',
        description:
          'Decisions are made in writing, where everyone can read them and disagree, and not in a head office.',
      },
      {
        title: 'Hours without meetings',
        description: 'Block the hours you think best in, and meetings go around them.',
      },
      {
        title: 'Equipment',
        description: 'You will listen to many calls, so we pay for a good headset, and for your desk and chair.',
      },
      {
        title: 'Time to learn a language',
        description: 'Language lessons count as work.',
      },
    ],
  },

  pay: {
    title: 'Pay and benefits',
    items: [
      {
        title: 'Pay range',
        description:
          'It is listed with each position above. Your offer depends on your experience, not on where you live.',
      },
      { title: 'Health', description: 'Medical, dental and vision insurance, for you and for your family.' },
      { title: 'Time off', description: 'Paid vacation, paid holidays and paid sick days.' },
      { title: 'Parents', description: 'Paid parental leave, the same for every parent.' },
      { title: 'Retirement', description: 'A retirement plan, to which we contribute.' },
    ],
  },

  openings: {
    title: 'Three open positions',
    responsibilitiesLabel: 'What you will do',
    requirementsLabel: 'What you bring',
    apply: 'Apply Now',
    byMail: 'If you meet most of the requirements and are honest about the rest, apply. Or send your resume to',
    more: 'The job in detail',
    mail: brand.mail.careers,
    payOf: ({ from, to }) => `Pay: $${from.toLocaleString('en-US')}–$${to.toLocaleString('en-US')} a year`,
    jobs: [
      {
        title: 'Senior AI Engineer',
        department: 'Speech Research',
        location: 'Remote',
        type: 'Full-time',
        pay: { from: 190_000, to: 260_000 },
        description:
          'You make agents understand people who are tired, in a car, or changing their mind halfway through a sentence. Your work is measured on real telephone audio, not on benchmarks.',
        responsibilities: [
          'Own the path from incoming audio to an understood request, including how long it takes',
          'Build evaluations that fail when a caller would have been let down',
          'Find out why a call went wrong, and write it up so that a designer can use it',
        ],
        requirements: [
          'You have shipped speech or language models that strangers rely on',
          'You write solid Python and can read a profiler',
          'You know what streaming recognition gives up, and when that is worth it',
        ],
      },
      {
        title: 'Full Stack Developer',
        department: 'Engineering',
        location: 'Remote',
        type: 'Full-time',
        pay: { from: 140_000, to: 190_000 },
        description: 'You build the dashboard our customers spend their mornings in, and the services behind it.',
        responsibilities: [
          'Take features from a sketch to production, from the schema to the last focus ring',
          'Connect agents to calendars, CRMs and applicant tracking systems',
          'Take your turn on call, with the team beside you',
        ],
        requirements: [
          'You are fluent in TypeScript and at home in a modern front-end framework',
          'You have designed and changed a relational schema with live data in it',
          'You test with a keyboard and a screen reader without being asked',
        ],
      },
      {
        title: 'Product Manager',
        department: 'Conversation Design',
        location: 'Remote',
        type: 'Full-time',
        pay: { from: 150_000, to: 205_000 },
        description:
          'You decide what the receptionist should be able to do next, and what it should never try. You will spend a good part of each week listening to how callers put things.',
        responsibilities: [
          'Turn what callers and customers struggle with into a short, ordered list',
          'Write briefs that an engineer, a designer and a lawyer all understand the same way',
          'Set the measure of success before work begins, and report it when it disappoints',
        ],
        requirements: [
          'You have taken a business product from an idea to paying customers, and kept it there',
          'You have sat in a call center, a clinic or a store and watched people work',
          'You can query data yourself and know when it is lying',
        ],
      },
    ],
  },

  before: {
    title: 'Before you apply',
    equal: {
      title: 'Equal opportunity',
      description:
        'We are an equal-opportunity employer. Race, color, religion, sex, gender identity, sexual orientation, national origin, age, disability and veteran status play no part in who we hire.',
    },
    accommodation: {
      title: 'Accommodation',
      description: 'If you need an accommodation to apply or to interview, tell us what would help:',
    },
    privacy: {
      title: 'Your application',
      description: `The people who hire for the position read it, and we use it for nothing else. We erase it ${retentionDays.career}\u00a0days after it arrived.`,
    },
  },

  values: {
    title: 'Values',
    items: [
      {
        title: 'Let people finish',
        description: 'We build agents that know when to wait. We do the same in meetings.',
      },
      {
        title: 'Disagree early',
        description: 'Raise an objection in the week it comes up, not at launch.',
      },
      {
        title: 'Write it down',
        description: 'A decision counts once everyone can read it.',
      },
      {
        title: 'Own your mistakes',
        description: 'Whoever finds the fault says so first, and no one is made to regret it.',
      },
    ],
  },

  process: {
    title: 'After you apply',
    steps: [
      {
        title: 'We read',
        description: 'Your resume is opened by someone from the team you would join. Our talent agent stays out of it.',
      },
      {
        title: 'We talk',
        description: 'First with the person who is hiring, then with two people you would work with every day.',
      },
      {
        title: 'We work on something together',
        description: 'A problem we have already solved, on a screen you share with us, with no homework beforehand.',
      },
    ],
  },

  open: {
    title: 'Open application',
    text: 'Write to us, and tell us what you would do here.',
    label: 'Send us an email',
    mail: brand.mail.careers,
    subject: 'An introduction',
  },
};

import { brand, mailto } from '../brand';
import { retentionDays } from '../retention';
import type { Content } from './types';

export const careers = {
  kicker: 'Careers at Halloway, remote in the US',
  title: 'Three remote jobs in voice AI.',
  lead: 'We work on conversation by phone. All three are full-time.',
  greeting: 'Hello, I’m an AI agent, and I won’t be interviewing you. One of your future colleagues will.',

  benefits: {
    title: 'Working at Halloway',
    items: [
      {
        title: 'Remote, on purpose',
        description: 'Decisions are made in writing, where everyone can disagree.',
      },
      {
        title: 'Hours without meetings',
        description: 'Meetings go around the hours you block.',
      },
      {
        title: 'Equipment',
        description: 'We pay for a good headset, a desk and a chair.',
      },
      {
        title: 'Language lessons',
        description: 'They count as work.',
      },
    ],
  },

  pay: {
    title: 'Pay and benefits',
    items: [
      {
        title: 'Pay range',
        description: 'Your offer depends on your experience, not on where you live.',
      },
      { title: 'Health', description: 'Medical, dental and vision insurance for you and your family.' },
      { title: 'Time off', description: 'Paid vacation, paid holidays and paid sick days.' },
      { title: 'Parents', description: 'Paid parental leave, the same for every parent.' },
      { title: 'Retirement', description: 'A plan, to which we contribute.' },
    ],
  },

  openings: {
    title: 'Three open positions',
    responsibilitiesLabel: 'What you will do',
    requirementsLabel: 'What you bring',
    apply: 'Apply Now',
    byMail: 'If you meet most of the requirements, apply. Or send your resume to',
    more: 'The job in detail',
    mail: brand.mail.careers,
    payOf: ({ from, to }: { from: number; to: number }) =>
      `Pay: $${from.toLocaleString('en-US')}–$${to.toLocaleString('en-US')} a year`,
    jobs: [
      {
        // Also the `position` of an application (R58).
        title: 'Senior AI Engineer',
        // One of the teams on About.
        department: 'Speech Research',
        location: 'Remote',
        type: 'Full-time',
        // In US dollars a year.
        pay: { from: 190_000, to: 260_000 },
        description: 'You make agents understand people who are tired, in a car, or changing their mind.',
        responsibilities: [
          'Own the path from audio to an understood request',
          'Build evaluations that fail when a caller would be let down',
          'Find out why calls went wrong',
        ],
        requirements: [
          'You have shipped speech or language models',
          'You write solid Python',
          'You know the limits of streaming recognition',
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
          'Take features from a sketch to production',
          'Connect agents to calendars and CRMs',
          'Take your turn on call',
        ],
        requirements: [
          'You are fluent in TypeScript and React',
          'You have changed a relational schema with live data in it',
          'You test with a keyboard and a screen reader',
        ],
      },
      {
        title: 'Product Manager',
        department: 'Conversation Design',
        location: 'Remote',
        type: 'Full-time',
        pay: { from: 150_000, to: 205_000 },
        description: 'You decide what the receptionist should be able to do next, and what it should never try.',
        responsibilities: [
          'Turn what callers struggle with into a short, ordered list',
          'Write briefs that engineers and lawyers understand',
          'Set the measure of success first',
        ],
        requirements: [
          'You have taken a product from an idea to its customers',
          'You have watched people work in a call center or a clinic',
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
      description: 'Tell us what would help you to apply, or to interview:',
    },
    privacy: {
      title: 'Your application',
      description: `The people who hire for the position read it. We erase it ${retentionDays.career}\u00a0days after it arrived.`,
    },
  },

  values: {
    title: 'Values',
    items: [
      {
        title: 'Let people finish',
        description: 'Our agents know when to wait. So do we, in meetings.',
      },
      {
        title: 'Disagree early',
        description: 'Object in the week it comes up, not at launch.',
      },
      {
        title: 'Own your mistakes',
        description: 'Whoever finds a fault says so first.',
      },
    ],
  },

  process: {
    title: 'After you apply',
    steps: [
      {
        title: 'We read',
        description: 'Someone from the team you would join opens your resume.',
      },
      {
        title: 'We talk',
        description: 'With the person who hires, then with two colleagues.',
      },
      {
        title: 'We work together',
        description: 'A problem we have solved, on a shared screen. No homework.',
      },
    ],
  },

  open: {
    title: 'Open application',
    text: 'Tell us what you would do here.',
    action: { label: 'Send us an email', href: mailto(brand.mail.careers, 'An introduction') },
  },
} as const satisfies Content;

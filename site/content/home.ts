import type { Href } from '../routes';
import { halloway } from './halloway';
import type { Content } from './types';

/** A link or button: label and target. */
export interface Action {
  label: string;
  href: Href;
}

export interface Opening {
  title: string;
  intro: string;
}

export const home = {
  hero: {
    brand: 'Halloway.',
    /** They follow the brand in turn (R13). */
    phrases: ['Voice AI', 'Built for Business', 'Designed for Scale'],
    lead: 'AI voice agents that qualify leads, resolve calls, screen candidates and answer the front desk. Around the clock, in English, Hindi, Arabic, Spanish and more.',
    action: { label: 'Discover Voice AI', href: '/solutions' },
    pricing: { label: 'What it costs', href: '/pricing' },
    greeting: 'Good morning, Northline Dental’s AI agent here. I transcribe our calls. How can I help?',
    /** The company in the greeting, which visitors may replace. */
    name: 'Northline Dental',
  },

  agents: {
    title: 'Four AI agents, one for each kind of call',
  },

  consulting: {
    title: 'Voice AI consulting',
    text: 'We listen to your recordings, and build the agent with your team.',
    items: [
      {
        title: 'Strategic Planning',
        description: 'We sort your calls, and agree on the first one to hand over.',
      },
      {
        title: 'Custom Implementation',
        description: 'We write the conversations with the people who have them today.',
      },
      {
        title: 'Ongoing Optimization',
        description: 'We listen to calls that went badly, and change one thing at a time.',
      },
    ],
    action: { label: 'Learn More About Our Consulting Services', href: '/solutions' },
  },

  verticals: {
    title: 'Voice AI for six industries',
  },

  /** Starts with the hero's greeting. */
  call: {
    title: 'Hear a dental appointment',
    intro: 'Medical questions are left to the dentist.',
    yours: { label: 'Be the caller in another call', href: '/virtual-receptionist#call' },
    call: {
      lines: [
        { speaker: 'Caller', at: 8, text: 'Hi. I broke a filling at breakfast. It doesn’t hurt, but there’s an edge.' },
        halloway(15, 'Let’s get you seen today. There is an opening at ten thirty, and one at two fifteen.'),
        {
          speaker: 'Caller',
          at: 23,
          text: 'Ten thirty. Or no, is that Dr. Abel? And you’re really a machine?',
        },
        halloway(30, 'Yes, I’m an AI agent. Dr. Abel comes in at noon, so two fifteen would be with her.'),
        { speaker: 'Caller', at: 39, text: 'Two fifteen, then. Can I take something until I’m there?' },
        halloway(
          44,
          'I’m not allowed to say. The dentist on duty is, and will call you before ten. Is this number good?',
        ),
        { speaker: 'Caller', at: 53, text: 'It is. Thank you.' },
      ],
      outcome: {
        at: 55,
        text: 'Booked\u00a0· Today 2:15\u00a0PM with Dr. Abel',
      },
    },
  },

  record: {
    title: 'The record for the practice',
    intro: 'Each line shows the words it came from.',
    paper: {
      shape: 'ticket',
      kind: 'Appointment',
      place: 'Northline Dental',
      title: 'A broken filling',
      fields: [
        { term: 'Reason', detail: 'Broken filling', heard: 'I broke a filling at breakfast.', at: 8 },
        { term: 'Pain', detail: 'No, a sharp edge', heard: 'It doesn’t hurt, but there’s an edge.', at: 8 },
        { term: 'Dentist', detail: 'Dr. Abel', heard: 'two fifteen would be with her', at: 30 },
        { term: 'Time', was: '10:30\u00a0AM', detail: 'Today, 2:15\u00a0PM', heard: 'Two fifteen, then.', at: 39 },
        {
          term: 'Question',
          detail: 'May the caller take something?',
          heard: 'Can I take something until I’m there?',
          at: 39,
          marked: true,
        },
        { term: 'Call back', detail: 'Before ten, at this number', heard: 'It is.', at: 53 },
      ],
    },
  },
} as const satisfies Content;

import { brand } from '../brand';
import type { Action } from './home';
import type { Item, PageContent } from './types';

export interface PlannedFeature extends Item {
  status: 'In Development' | 'Planning' | 'Design Phase';
}

export interface PhishingContent extends PageContent {
  badge: string;
  why: { title: string; paragraphs: readonly string[] };
  features: { title: string; intro: string; items: readonly PlannedFeature[] };
  rules: { title: string; items: readonly Item[] };
  join: {
    title: string;
    text: string;
    /** The contact form, with product and purpose chosen; the beta adds a subject (D6). */
    waitlist: Action;
    beta: Action;
    info: { label: string; mail: string; subject: string };
  };
}

export const phishing: PhishingContent = {
  kicker: 'Voice phishing (vishing) awareness training',
  title: 'Phishing calls to practice with.',
  lead: 'Security awareness training by phone: your people hear a convincing scam from us first, where a mistake costs nothing.',
  greeting: 'I’m an AI agent, and that was a practice call. What gave it away was the hurry.',

  badge: 'Coming Soon',

  why: {
    title: 'Most training stops at the inbox',
    paragraphs: [
      'People have learned to hover over a link. Far fewer have ever rehearsed a phone call from someone who knows their manager’s name, sounds rushed and needs a code read out before the meeting starts.',
      'We make voice agents, so we know how persuasive a good one can be. We would rather your staff met that on a Tuesday morning, with a coach on the line, than during a wire transfer.',
    ],
  },

  features: {
    title: 'What we plan to build',
    intro: 'None of this is available yet. The status below each line is where it stands today.',
    items: [
      {
        title: 'Simulated voice calls',
        description:
          'An agent plays the hurried supplier or the helpful technician, within limits that your security team sets.',
        status: 'In Development',
      },
      {
        title: 'Coaching on the same call',
        description: 'The moment someone is about to give something away, the caller drops the act and explains.',
        status: 'In Development',
      },
      {
        title: 'Scenarios by job',
        description: 'Accounts payable, the help desk and the front desk are each tricked in a different way.',
        status: 'Design Phase',
      },
      {
        title: 'Email and text first, then the call',
        description: 'Real attempts often arrive as a message with a phone number in it, so practice should too.',
        status: 'Planning',
      },
      {
        title: 'Reports without a wall of shame',
        description:
          'Results by team and by tactic for the people who run the program, and in private for the person who took the call.',
        status: 'Design Phase',
      },
      {
        title: 'Practice in several languages',
        description: 'A Spanish-speaking night shift deserves a rehearsal in Spanish.',
        status: 'Planning',
      },
    ],
  },

  rules: {
    title: 'Rules for practice calls',
    items: [
      {
        title: 'Your organization asks for it',
        description:
          'No practice call will be placed without written permission from the employer whose staff it trains.',
      },
      {
        title: 'It is announced',
        description:
          'Everyone it may call is told beforehand, in writing, that practice calls by an AI agent will come. It admits what it is when asked, and says so before each call ends.',
      },
      {
        title: 'No borrowed voices',
        description: 'We will not imitate a real colleague unless that colleague has agreed in writing.',
      },
      {
        title: 'Nothing secret is kept',
        description:
          'If someone says a password or a code during practice, it will be deleted at once and never stored.',
      },
    ],
  },

  join: {
    title: 'Join the waitlist or the beta',
    text: 'The waitlist hears about the launch. The beta program is for security teams that want to try early calls with us and tell us bluntly what is wrong.',
    waitlist: { label: 'Join Waitlist', href: '/contact?product=phishing&purpose=waitlist&subject=phishing-waitlist' },
    beta: { label: 'Join Beta Program', href: '/contact?product=phishing&purpose=waitlist&subject=phishing-beta' },
    info: { label: 'Request Info', mail: brand.mail.sales, subject: 'Phishing Awareness Information Request' },
  },
};

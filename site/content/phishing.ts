import { brand } from '../brand';
import type { Content } from './types';

export const phishing = {
  kicker: 'Voice phishing (vishing) awareness training',
  title: 'Phishing calls to practice with.',
  lead: 'Security awareness training by phone: your people hear a convincing scam from us first, where a mistake costs nothing.',
  greeting: 'I’m an AI agent, and that was a practice call. What gave it away was the hurry.',
  // A code of six digits, asked for in a hurry: the coach stops the call after two.
  scene: {
    size: [640, 420],
    ink: 'M0 200h96v124h-96zM108.8 200h96v124h-96zM217.6 200h96v124h-96zM326.4 200h96v124h-96zM435.2 200h96v124h-96zM544 200h96v124h-96z',
    live: 'M0 120q1.8 -16.3 3.5 0q1.8 45.4 3.5 0q1.8 -58.1 3.5 0q1.8 79 3.5 0q1.8 -82.4 3.5 0q1.8 76 3.5 0q1.8 -73.7 3.5 0q1.8 61.2 3.5 0q1.8 -48.7 3.5 0q1.8 44.6 3.5 0q1.8 -25.1 3.5 0q1.8 13.8 3.5 0q1.8 -3.8 3.5 0h4q1.9 18.5 3.8 0q1.9 -38.2 3.8 0q1.9 56.5 3.8 0q1.9 -52.8 3.8 0q1.9 44.6 3.8 0q1.9 -35.9 3.8 0q1.9 16.7 3.8 0q1.9 -5.2 3.8 0h4q1.8 22 3.6 0q1.8 -58.7 3.6 0q1.8 78.8 3.6 0q1.8 -89.9 3.6 0q1.8 89.1 3.6 0q1.8 -92.7 3.6 0q1.8 71.1 3.6 0q1.8 -56.3 3.6 0q1.8 36.2 3.6 0q1.8 -19.8 3.6 0q1.8 5.6 3.6 0h4q1.9 -17.4 3.7 0q1.9 40.9 3.7 0q1.9 -55.6 3.7 0q1.9 44.2 3.7 0q1.9 -38.6 3.7 0q1.9 19.2 3.7 0q1.9 -5.2 3.7 0h4q1.9 20.7 3.8 0q1.9 -55.6 3.8 0q1.9 67.9 3.8 0q1.9 -70.3 3.8 0q1.9 68.5 3.8 0q1.9 -50.1 3.8 0q1.9 35.9 3.8 0q1.9 -19.3 3.8 0q1.9 5 3.8 0h4M211 40v320',
    words: [
      { text: '4', x: 30, y: 288, size: 72 },
      { text: '1', x: 146, y: 288, size: 72 },
      { text: 'hurry', x: 234, y: 104, size: 64 },
      { text: 'that was a practice call', x: 234, y: 150, size: 28, tone: 'quiet' },
    ],
  },

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
    /** The contact form, with product and purpose chosen; the beta adds a subject (D6). */
    waitlist: { label: 'Join Waitlist', href: '/contact?product=phishing&purpose=waitlist&subject=phishing-waitlist' },
    beta: { label: 'Join Beta Program', href: '/contact?product=phishing&purpose=waitlist&subject=phishing-beta' },
    info: { label: 'Request Info', mail: brand.mail.sales, subject: 'Phishing Awareness Information Request' },
  },
} as const satisfies Content;

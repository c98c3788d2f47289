import type { Content } from './types';

export const about = {
  kicker: 'About Halloway',
  title: 'We make voice AI that answers the phone.',
  lead: 'Businesses trust our agents with their phone number. Our office is in Wilmington, Delaware, and many of us used to take calls for a living.',

  story: {
    title: 'How it began',
    paragraphs: [
      'The company started with a phone that no one picked up. It rang at a front desk while the only person there was explaining a form to someone else, and everyone in the room could hear what it cost. Hiring another person for that hour made no sense, and callers had long stopped leaving messages on voicemail.',
      'By the fall of 2024, software could hold its own in a conversation for a few minutes. That was long enough to book an appointment, but no one had yet given it phone manners. So we began with manners: how long to wait before speaking, what to say while a calendar loads, when to stop and fetch a person.',
      'Our name comes from “hallo,” which people shouted across fields and rivers before there was a wire to say it into. The lines you see on this site have an ancestor too. In 1860 a device called the phonautograph drew a human voice on sooted paper.',
    ],
  },

  mission: {
    title: 'Mission',
    text: 'Give every caller an answer, and give the people who used to run for the phone the time to do the rest of their job properly.',
  },

  vision: {
    title: 'Vision',
    text: 'Phone calls that people don’t dread: no menus, no hold music, and no doubt about whether they are talking to a person or a machine.',
  },

  values: {
    title: 'Values',
    items: [
      {
        title: 'Admit what you are',
        description:
          'Except in a drill that everyone was told about, our agents never pose as people. We also say when we are the wrong choice.',
      },
      {
        title: 'Finish what the caller called about',
        description: 'A pleasant call that changes nothing in the calendar has wasted the caller’s time.',
      },
      {
        title: 'Hand off early',
        description:
          'An agent that passes a hard call to the right colleague has done well. One that hangs on to it has not.',
      },
      {
        title: 'Listen to the calls that failed',
        description:
          'Everyone here listens to recorded test calls, engineers and accountants included, and starts with those that failed.',
      },
    ],
  },

  timeline: {
    title: 'Milestones',
    /** Read along the milestones, from the first drawn voice on. */
    spoken:
      '1860: a voice is drawn on soot. 2024: a first call. 2025: transcription, support, the front desk, hiring, and the other kind of call.',
    milestones: [
      {
        date: 'October 2024',
        title: 'A first call',
        description: 'We start the company, and a prototype moves a made-up appointment from one Tuesday to the next.',
      },
      {
        date: 'January 2025',
        title: 'Transcription',
        description:
          'The part that listens becomes a product of its own, with published terms and a privacy policy to go with it.',
      },
      {
        date: 'April 2025',
        title: 'Support, and the front desk',
        description:
          'Our first agents go to work: one for support calls, and a receptionist, which brings us back to where the idea came from.',
      },
      {
        date: 'June 2025',
        title: 'Sales, hiring and a license agreement',
        description:
          'The talent agent follows, sales outreach opens its waitlist, and a new license agreement covers both.',
      },
      {
        date: 'August 2025',
        title: 'The other kind of call',
        description:
          'Work on phishing awareness begins, because a voice that can help can also deceive, and people should have practiced.',
      },
    ],
  },

  crew: {
    title: 'The crew',
    intro: 'Six teams, and what each of them does.',
    teams: [
      {
        title: 'Speech Research',
        description: 'Works on hearing well: accents, bad lines, crying babies, and two languages in one sentence.',
      },
      {
        title: 'Conversation Design',
        description: 'Writes what agents say and, with more effort, what they leave out.',
      },
      {
        title: 'Engineering',
        description: 'Keeps calls connected and fast, and builds the links to the systems where answers live.',
      },
      {
        title: 'Implementation',
        description: 'Sits with a customer’s team from the first recording to the first live call.',
      },
      {
        title: 'Customer Operations',
        description: 'Follows every deployment after launch and brings its complaints to the rest of us.',
      },
      {
        title: 'Trust and Compliance',
        description: 'Answers security questionnaires, reads new rules on recording, and can stop a release.',
      },
    ],
  },

  closing: {
    title: 'Is there a phone that rings too long?',
    text: 'Tell us where it sits and whose job it is to answer.',
    action: { label: 'Get Started Today', href: '/contact?subject=get-started' },
  },
} as const satisfies Content;

import { brand } from '../brand';
import type { Content } from './types';

export const media = {
  center: {
    kicker: 'Media center',
    title: 'Voice AI news, articles and press contact.',
    lead: 'What others have written about us, what we have written ourselves, and a person who answers journalists.',
    newsTitle: 'News',
    allNews: 'View All News',
    blogTitle: 'From the blog',
    /** Cards of `indexCards`, by slug (R73). */
    teasers: ['future-ai', 'ai-customer-support', 'ai-implementation'],
    allPosts: 'View All Blog Posts',
    press: {
      title: 'For journalists',
      text: 'Ask for a demonstration you can record, a fact you would like checked, or someone who will speak on the record. Mention your deadline in the first line.',
      label: 'Write to the press desk',
      mail: brand.mail.press,
    },
  },

  newsPage: {
    title: 'Halloway in the news',
    lead: 'Coverage of voice AI in which we appear. The links lead to other people’s sites, and the opinions there are theirs.',
  },

  /** On the media center and on the news page alike (R74), newest first. */
  news: [
    {
      date: 'August 19, 2025',
      title: 'The Front Desk Gets a Second Voice',
      outlet: 'Front Office Letter',
      summary:
        'A look at virtual receptionists in small practices, ours among them, and at what happens to the person who used to answer everything.',
      href: 'https://frontofficeletter.example/2025/08/second-voice',
    },
    {
      date: 'June 24, 2025',
      title: 'Should a Recruiter’s Robot Introduce Itself?',
      outlet: 'Hiring Quarterly',
      summary:
        'Four vendors of voice screening explain how their agents announce themselves to candidates. We argue for doing it in the first sentence.',
      href: 'https://hiringquarterly.example/robot-introductions',
    },
    {
      date: 'May 6, 2025',
      title: 'Hold Music, an Obituary',
      outlet: 'The Contact Desk',
      summary:
        'An essay on waiting in line by telephone, with a visit to our support agent and some fondness for the pan flute.',
      href: 'https://contactdesk.example/essays/hold-music',
    },
  ],
  /** Title and outlet follow for screen readers. */
  newsLink: 'Read the article',
  /** The accessible name of the player of the newest article's title and teaser. */
  coverLabel: 'The newest article in short, spoken',
  readCover: 'Read the newest article',
} as const satisfies Content;

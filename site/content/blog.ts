import { retentionDays } from '../retention';
import type { Action } from './home';
import type { PageIntro } from './types';

export const blog: PageIntro & {
  readMore: string;
  readingTime: (minutes: number) => string;
  /** Before the date of the last change. */
  updated: string;
  contentsTitle: string;
  /** The name of the player that reads an article. */
  listen: string;
  coverAlt: string;
  relatedTitle: string;
} = {
  title: 'AI Insights Blog',
  lead: 'AI insights, trends and best practices, from people who listen to a great many phone calls.',
  readMore: 'Read More →',
  readingTime: (minutes) => `${minutes}\u00a0min read`,
  updated: 'Updated',
  contentsTitle: 'In this article',
  listen: 'Listen to this article',
  coverAlt: 'The title, drawn line by line as it sounds',
  relatedTitle: 'Related Articles',
};

/** The line after an article and on the media pages that leads to a demo. */
export const demo: { title: string; text: string; action: Action } = {
  title: 'Test our voice AI agent',
  text: 'Our agent takes test calls by appointment: name one kind of call, and you can be the caller.',
  action: { label: 'Book a Voice AI Demo', href: '/contact?service=voice-ai-demo' },
};

/** The newsletter form on pages with articles (R79). */
export const newsletter: {
  title: string;
  text: string;
  /** How an address is used; followed by the link to the policy. */
  privacy: string;
  label: string;
  placeholder: string;
  submit: string;
  /** Followed by the link to the feed. */
  reader: string;
  feed: string;
} = {
  title: 'Subscribe to Our Newsletter',
  text: 'New articles by email when we publish them. Unsubscribe whenever you like.',
  privacy: `We use your address for the newsletter alone, until you unsubscribe. We delete the sign-up record itself after ${retentionDays.contact}\u00a0days.`,
  label: 'Email',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  reader: 'Or follow along in a reader:',
  feed: 'RSS feed',
};

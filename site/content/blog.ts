import { retentionDays } from '../retention';
import type { Content } from './types';

export const blog = {
  title: 'AI Insights Blog',
  lead: 'AI insights, trends and best practices, from people who listen to a great many phone calls.',
  readMore: 'Read More →',
  readingTime: (minutes: number) => `${minutes}\u00a0min read`,
  /** Before the date of the last change. */
  updated: 'Updated',
  contentsTitle: 'In this article',
  /** The name of the player that reads an article. */
  listen: 'Listen to this article',
  coverAlt: 'The title, drawn line by line as it sounds',
  relatedTitle: 'Related Articles',
} as const satisfies Content;

/** The line after an article and on the media pages that leads to a demo. */
export const demo = {
  title: 'Test our voice AI agent',
  text: 'Our agent takes test calls by appointment: name one kind of call, and you can be the caller.',
  action: { label: 'Book a Voice AI Demo', href: '/contact?service=voice-ai-demo' },
} as const satisfies Content;

/** The newsletter form on pages with articles (R79). */
export const newsletter = {
  title: 'Subscribe to Our Newsletter',
  text: 'New articles by email when we publish them. Unsubscribe whenever you like.',
  /** Before the link to the policy. */
  privacy: `We use your address for the newsletter alone, until you unsubscribe. We delete the sign-up record itself after ${retentionDays.contact}\u00a0days.`,
  label: 'Email',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  /** Before the link to the feed. */
  reader: 'Or follow along in a reader:',
  feed: 'RSS feed',
} as const satisfies Content;

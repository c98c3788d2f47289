import { retentionDays } from '../forms/retention';
import type { PageContent } from './types';

export const blog: PageContent & {
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
  greeting: 'This is an AI agent with six articles for you. Shall I start with the future?',
  readMore: 'Read More →',
  readingTime: (minutes) => `${minutes}\u00a0min read`,
  updated: 'Updated',
  contentsTitle: 'In this article',
  listen: 'Listen to this article',
  coverAlt: 'The title, drawn line by line as it sounds',
  relatedTitle: 'Related Articles',
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
  privacy: `We use your address for the newsletter alone, until you unsubscribe. The form’s message is erased after ${retentionDays.contact}\u00a0days.`,
  label: 'Email',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  reader: 'Or follow along in a reader:',
  feed: 'RSS feed',
};

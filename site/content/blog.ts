import { retentionDays } from '../forms/retention';
import type { PageContent } from './types';

export const blog: PageContent & {
  readMore: string;
  readingTime: (minutes: number) => string;
  /** Before the day of the last change. */
  updated: string;
  contentsTitle: string;
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
  coverAlt: 'The title, drawn line by line as it sounds',
  relatedTitle: 'Related Articles',
};

/** Where articles are (R79). */
export const newsletter: {
  title: string;
  text: string;
  /** What happens to an address; the policy's link follows. */
  privacy: string;
  label: string;
  placeholder: string;
  submit: string;
  /** Where JavaScript is off; the feed's link stands above. */
  noScript: string;
  /** Leads to the feed, whose link follows. */
  reader: string;
  feed: string;
} = {
  title: 'Subscribe to Our Newsletter',
  text: 'New articles by email when we publish them. Unsubscribe whenever you like.',
  privacy: `We use your address for the newsletter alone, until you unsubscribe. The form’s message is erased after ${retentionDays.contact}\u00a0days.`,
  label: 'Email',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  noScript: 'Subscribing here needs JavaScript. Following along in a reader does not.',
  reader: 'Or follow along in a reader:',
  feed: 'RSS feed',
};

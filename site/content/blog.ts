import type { PageContent } from './types';

export const blog: PageContent & {
  readMore: string;
  readingTime: (minutes: number) => string;
  contentsTitle: string;
  coverAlt: string;
  relatedTitle: string;
} = {
  title: 'AI Insights Blog',
  lead: 'AI insights, trends and best practices, from people who listen to a great many phone calls.',
  greeting: 'This is an AI agent with six articles for you. Shall I start with the future?',
  readMore: 'Read More →',
  readingTime: (minutes) => `${minutes}\u00a0min read`,
  contentsTitle: 'In this article',
  coverAlt: 'The title, drawn line by line as it sounds',
  relatedTitle: 'Related Articles',
};

/** Where articles are (R79). */
export const newsletter: {
  title: string;
  text: string;
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
  text: 'New articles by email when there are some, and you can leave whenever you like.',
  label: 'Email',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  noScript: 'Subscribing here needs JavaScript. Following along in a reader does not.',
  reader: 'Or follow along in a reader:',
  feed: 'RSS feed',
};

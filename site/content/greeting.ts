import type { PageHref } from '../routes';

export interface GreetingContent {
  /** The accessible name of a hero's voice player. */
  heard: string;
  /** The accessible name of the voice player in a closing section. */
  last: string;
  /** The accessible name of the greeting editor. */
  yours: string;
  /** The default greeting of Home’s closing section. */
  closing: { greeting: string; name: string };
  /** Beside a greeting that comes from the address. */
  sent: string;
  use: { label: string; href: PageHref };
}

export const greeting: GreetingContent = {
  heard: 'The greeting of this page',
  last: 'The last words of this page',
  yours: 'A greeting of your own',
  closing: {
    greeting: 'Good morning, Your Company’s AI agent here. I transcribe our calls. How can I help?',
    name: 'Your Company',
  },
  sent: 'Somebody wrote this greeting and sent you the link. Its words are theirs.',
  use: { label: 'Use this as my greeting', href: '/contact?subject=own-greeting' },
};

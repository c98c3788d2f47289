import type { PageHref } from '../routes';

export interface GreetingContent {
  /** The accessible name of a hero's voice player. */
  heard: string;
  /** The accessible name of the voice player in a closing section. */
  last: string;
  /** Beside a greeting that comes from the address. */
  sent: string;
  use: { label: string; href: PageHref };
}

export const greeting: GreetingContent = {
  heard: 'A greeting by our agent',
  last: 'Another line by our agent',
  sent: 'Someone else wrote this greeting and shared it. It does not come from Halloway.',
  use: { label: 'Use this as my greeting', href: '/contact?subject=own-greeting' },
};

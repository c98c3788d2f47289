import type { Content } from './types';

export const greeting = {
  /** The accessible names of the players in a hero and in a closing section. */
  heard: 'A greeting by our agent',
  last: 'Another line by our agent',
  /** Beside a greeting that comes from the address. */
  sent: 'Someone else wrote this greeting and shared it. It does not come from Halloway.',
  use: { label: 'Use this as my greeting', href: '/contact?subject=own-greeting' },
} as const satisfies Content;

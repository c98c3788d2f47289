import type { IndustryOffer } from './offers';
import type { CallStory, Item } from './types';

export interface UseCase extends Item {
  /** A figure only where the specification gives one (R84); elsewhere what improves, in words (D30). */
  metric: string;
}

/** An industry's own page; what other pages show of it is in offers.ts. */
export interface Industry {
  slug: IndustryOffer['slug'];
  name: string;
  title: `Voice AI for ${string}`;
  subtitle: string;
  greeting: string;
  benefits: readonly [Item, Item, Item, Item, Item, Item];
  useCases: readonly [UseCase, UseCase, UseCase, UseCase];
  call: CallStory;
  closing: { title: string; text: string };
}

/** What the six pages share: what they call their parts, and where they lead (R83). */
export const industryPage = {
  benefits: 'Key Benefits',
  useCases: 'Use Cases',
  demo: { label: 'Book a Demo', href: '/contact' },
} as const;

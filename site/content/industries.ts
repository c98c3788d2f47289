import type { IndustryOffer } from './offers';
import type { CallStory, Item, Record } from './types';

export interface UseCase extends Item {
  /** A figure only where the specification gives one (R84); elsewhere what improves, in words (D30). */
  metric: string;
}

/** What the agent brings to this industry. */
export interface Benefit extends Item {
  /** What its icon draws (icons/industries.ts): this card's sentence, and no other of the page. */
  icon: string;
}

/** An industry's own page; what other pages show of it is in offers.ts. */
export interface Industry {
  slug: IndustryOffer['slug'];
  name: string;
  subtitle: string;
  greeting: string;
  benefits: readonly [Benefit, Benefit, Benefit, Benefit, Benefit, Benefit];
  useCases: readonly [UseCase, UseCase, UseCase, UseCase];
  call: CallStory;
  /** What the call leaves behind, as a thing. */
  record: Record;
  closing: { title: string; text: string };
}

/** What the six pages share: what they call their parts, and where they lead (R83). */
export const industryPage = {
  benefits: 'Key Benefits',
  useCases: 'Use Cases',
  /** The contact form, which then says which industry it is about (R99). */
  demo: (slug: IndustryOffer['slug']) => ({
    label: 'Book a Demo',
    href: `/contact?purpose=demo&subject=${slug}-demo`,
  }),
} as const;

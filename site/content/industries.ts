import type { IndustryOffer } from './offers';
import type { CallStory, Item, Record, Scene } from './types';

export interface UseCase extends Item {
  /** A figure only where the specification gives one (R84); elsewhere a qualitative benefit (D30). */
  metric: string;
}

/** What the agent does for this industry. */
export interface Benefit extends Item {
  /** The icon (icons/industries.ts), unique on the page. */
  icon: string;
}

/** An industry's own page; its summary for other pages is in offers.ts. */
export interface Industry {
  slug: IndustryOffer['slug'];
  name: string;
  subtitle: string;
  scene: Scene;
  benefits: readonly [Benefit, Benefit, Benefit, Benefit, Benefit, Benefit];
  useCases: readonly [UseCase, UseCase, UseCase, UseCase];
  call: CallStory;
  /** The record that the call creates. */
  record: Record & { paper: { drawing: NonNullable<Record['paper']['drawing']> } };
  closing: { title: string; text: string };
}

/** Labels and links that the six pages share (R83). */
export const industryPage = {
  benefits: 'Key Benefits',
  useCases: 'Use Cases',
  /** The contact form, with this industry chosen (R99). */
  demo: (slug: IndustryOffer['slug']) => ({
    label: 'Book a Demo',
    href: `/contact?purpose=demo&subject=${slug}-demo`,
  }),
} as const;

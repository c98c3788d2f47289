import { healthcare } from './industries/healthcare';
import { hospitality } from './industries/hospitality';
import { realEstate } from './industries/real-estate';
import { retail } from './industries/retail';
import { technology } from './industries/technology';
import { wealthManagement } from './industries/wealth-management';
import type { CallStory, Item } from './types';

export interface UseCase extends Item {
  /** A figure only where the specification gives one (R84); elsewhere what improves, in words (D30). */
  metric: string;
}

export interface Industry {
  slug: 'retail' | 'healthcare' | 'hospitality' | 'wealth-management' | 'real-estate' | 'technology';
  name: string;
  title: `Voice AI for ${string}`;
  subtitle: string;
  /** The page's meta description, at most 155 characters. */
  description: string;
  greeting: string;
  benefits: readonly [Item, Item, Item, Item, Item, Item];
  useCases: readonly [UseCase, UseCase, UseCase, UseCase];
  call: CallStory;
  /** One sentence, for cards elsewhere. */
  card: string;
  closing: { title: string; text: string };
}

/** In the order of R2. */
export const industries: readonly Industry[] = [
  retail,
  healthcare,
  hospitality,
  wealthManagement,
  realEstate,
  technology,
];

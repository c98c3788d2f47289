import type { AgentOffer } from './offers';
import type { CallStory, Item, Metric, PageContent } from './types';

/**
 * An agent's own page; what other pages show of it is in offers.ts. The receptionist's page has more (receptionist.ts),
 * and its call is what "Play Demo" plays.
 */
export interface Agent extends PageContent {
  slug: AgentOffer['slug'];
  /** The page's meta description, at most 155 characters. */
  description: string;
  /** The page's own figures: the card's, and what else is claimed for this agent. */
  figures: readonly [Metric, Metric, Metric];
  capabilities: readonly Item[];
  /** When it stops and asks a person. */
  handover: readonly [Item, Item, Item];
  /** How it starts working with you. */
  steps: readonly [Item, Item, Item];
  call: CallStory;
  mail: { label: string; address: string; subject: string };
  closing: { title: string };
}

/** What the four pages call the parts they share. */
export const agentHeadings = {
  capabilities: 'What it does on a call',
  handover: 'When it asks a person',
  steps: 'How it starts with you',
} as const;

import type { WeekProps } from '@halloway/ui';
import type { Action } from './home';
import type { AgentOffer } from './offers';
import type { CallStory, Item, Metric, PageContent, Record } from './types';

/**
 * An agent's own page; what other pages show of it is in offers.ts. The receptionist's page has more (receptionist.ts),
 * and its call is what "Play Demo" plays.
 */
export interface Agent extends PageContent {
  slug: AgentOffer['slug'];
  /** The page's own figures: the card's, and what else is claimed for this agent. */
  figures: readonly [Metric, Metric, Metric];
  capabilities: readonly Item[];
  /** When it stops and asks a person. */
  handover: readonly [Item, Item, Item];
  /** How it starts working with you. */
  steps: readonly [Item, Item, Item];
  call: CallStory;
  /** The agent doing its job: what its call fills in, joins or finds. */
  image:
    | { title: string; intro: string; week: Pick<WeekProps, 'label' | 'days' | 'times' | 'entry'> }
    | { title: string; intro: string; handover: { person: string; from: number } }
    | Record;
  /** Where there is a waitlist (D8). */
  invitation?: { title: string; text: string; action: Action };
  mail: { label: string; address: string; subject: string };
  closing: { title: string };
}

/** What the four pages share: what they call their parts, and where they lead. */
export const agentPage = {
  capabilities: 'What it does on a call',
  handover: 'When it asks a person',
  steps: 'How it starts with you',
  /** The contact form, which then says which agent it is about (R99). */
  demo: (slug: AgentOffer['slug']) => ({
    label: 'Book a Demo',
    href: `/contact?purpose=demo&subject=${slug}-demo`,
  }),
} as const;

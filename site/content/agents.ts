import type { WeekProps } from '@halloway/ui';
import type { Action } from './home';
import type { AgentOffer } from './offers';
import type { CallStory, Item, Metric, PageContent, Record, Script } from './types';

/**
 * An agent's own page; its summary for other pages is in offers.ts. The receptionist's page has more (receptionist.ts);
 * "Play Demo" plays its call.
 */
export interface Agent extends Omit<PageContent, 'greeting'> {
  slug: AgentOffer['slug'];
  /** The page's own figures: the card's, and further claims of this agent. */
  figures: readonly [Metric, Metric, Metric];
  capabilities: readonly Item[];
  /** When it involves a person; the receptionist's is among its capabilities. */
  handover?: readonly [Item, Item, Item];
  /** How to set it up. */
  steps: readonly [Item, Item, Item];
  call: CallStory & { call: Script };
  /** The agent's work product: what its call fills in, joins or finds. */
  image:
    | { title: string; intro: string; week: Pick<WeekProps, 'label' | 'days' | 'times' | 'entry' | 'busy'> }
    | { title: string; intro: string; handover: { person: string } }
    | Record;
  /** Only for an agent with a waitlist (D8). */
  invitation?: { title: string; text: string; action: Action };
  mail: { label: string; address: string; subject: string };
  closing: { title: string };
}

/** Labels and links that the four pages share. */
export const agentPage = {
  capabilities: 'What it does on a call, and how it starts',
  /** Where the steps stand further below (R52). */
  onCalls: 'What it does on a call',
  handover: 'When it hands off to a person',
  /** What it costs. */
  price: 'We quote after hearing what your calls are like, and how many there are.',
  /** The contact form, with this agent chosen (R99). */
  demo: (slug: AgentOffer['slug']) => ({
    label: 'Book a Demo',
    href: `/contact?${slug === 'bdr' ? 'product=bdr&' : ''}purpose=demo&subject=${slug}-demo`,
  }),
} as const;

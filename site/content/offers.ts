import type { Path } from '../routes';
import { applicant, headset, phoneOut, serviceBell } from './icons/functions';
import type { Metric } from './types';

/** An agent's summary for other pages. Its own page has the rest (agents/). */
export interface AgentOffer {
  slug: 'bdr' | 'support' | 'talent' | 'virtual-receptionist';
  path: Path;
  /** The product's name, the same on every page: "BDR agent". */
  name: string;
  /** The work it does. */
  job: string;
  /** One line, for rows. */
  summary: string;
  /** The icon. */
  icon: string;
  /** Its benefits, in a few words each. */
  benefits: readonly [string, string, string];
}

/** An industry's summary for other pages. */
export interface IndustryOffer {
  slug: 'retail' | 'healthcare' | 'hospitality' | 'wealth-management' | 'real-estate' | 'technology';
  name: string;
  /** One sentence, for the card on Home. */
  card: string;
}

/*
 * The product of each claim of R22 (D25). 3x qualified leads and 45% cost reduction: BDR. 80%+ first-call resolution,
 * 85–90% CSAT and 90% support cost savings: Support. 75% reduced time-to-hire and 3x productivity: Talent. 99% answer rate
 * and up to 40% of opportunities lost: Receptionist. 200%+ ROI and 90%+ CSAT are the platform's, and not on these four
 * pages. Outside of its product's own page or card, a figure is shown with the product's name.
 */
export const qualifiedLeads: Metric = { value: '3x', label: 'qualified leads', tone: 'gained' };
export const costReduction: Metric = { value: '45%', label: 'cost reduction', tone: 'saved' };
export const firstCall: Metric = { value: '80%+', label: 'first-call resolution', tone: 'gained' };
export const satisfaction: Metric = { value: '85–90%', label: 'CSAT', tone: 'gained' };
export const savings: Metric = { value: '90%', label: 'support cost savings', tone: 'saved' };
export const timeToHire: Metric = { value: '75%', label: 'reduced time-to-hire', tone: 'saved' };
export const productivity: Metric = { value: '3x', label: 'productivity', tone: 'gained' };
export const answerRate: Metric = { value: '99%', label: 'answer rate', tone: 'gained' };

export const lostToMissedCalls: Metric = {
  value: 'Up to 40%',
  label: 'of opportunities lost to missed calls',
  tone: 'lost',
};
export const returnOnInvestment: Metric = { value: '200%+', label: 'return on investment (ROI)', tone: 'gained' };
export const contentCallers: Metric = { value: '90%+', label: 'customer satisfaction (CSAT)', tone: 'gained' };

/** Under every row of figures, which may also have facts: hours, languages, formats. */
export const figuresNote = {
  text: 'Possible results, not promises.',
  label: 'What these figures rest on',
  href: '/solutions#figures',
} as const;

/** In the order of R15. */
export const agentOffers: readonly AgentOffer[] = [
  {
    slug: 'bdr',
    path: '/bdr',
    name: 'BDR agent',
    job: 'Sales outreach',
    summary: 'For sales outreach: qualifies leads, follows up, books meetings.',
    icon: phoneOut,
    benefits: [
      'Everyone who asked, called back',
      'Follow-ups on the day agreed',
      'Meetings with the notes already taken',
    ],
  },
  {
    slug: 'support',
    path: '/support',
    name: 'Support agent',
    job: 'Customer support',
    summary: 'For customer support: resolves FAQs, handles bookings, routes queries.',
    icon: headset,
    benefits: ['Orders looked up on the call', 'Hard calls passed on with the story told', 'Answers at night'],
  },
  {
    slug: 'talent',
    path: '/talent',
    name: 'Talent agent',
    job: 'Talent acquisition',
    summary: 'For talent acquisition: screens CVs, assesses fitment, schedules interviews.',
    icon: applicant,
    benefits: [
      'A first call at the candidate’s hour',
      'A recruiter checks every result',
      'Interviews on your calendar',
    ],
  },
  {
    slug: 'virtual-receptionist',
    path: '/virtual-receptionist',
    name: 'Virtual receptionist',
    job: 'Answering service',
    summary: 'For the front desk: answers the phone, in the caller’s language.',
    icon: serviceBell,
    benefits: ['No busy tone', 'Appointments booked during the call', 'Urgent calls transferred to a person'],
  },
];

/** In the order of R2. */
export const industryOffers: readonly IndustryOffer[] = [
  {
    slug: 'retail',
    name: 'Retail',
    card: 'Holds the jacket and opens the return.',
  },
  {
    slug: 'healthcare',
    name: 'Healthcare',
    card: 'Schedules, and brings in a nurse in time.',
  },
  {
    slug: 'hospitality',
    name: 'Hospitality',
    card: 'Sees that the booking is a night short.',
  },
  {
    slug: 'wealth-management',
    name: 'Wealth Management',
    card: 'Leaves questions of money to an advisor.',
  },
  {
    slug: 'real-estate',
    name: 'Real Estate',
    card: 'Fills Saturday with worthwhile showings.',
  },
  {
    slug: 'technology',
    name: 'Technology',
    card: 'Writes tickets that engineers can use.',
  },
];

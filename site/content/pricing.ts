import { builtFor } from './compliance';
import { growthPrice, growthTerms, trialStart } from './growth';
import type { Action } from './home';
import type { Item, PageIntro } from './types';

export interface PricingPlan {
  name: 'Growth' | 'Enterprise';
  price: string;
  period: string;
  minutes: string;
  description: string;
  features: readonly string[];
  note: string;
  cta: Action;
  popular: boolean;
}

export interface ComparisonRow {
  label: string;
  growth: string;
  enterprise: string;
}

export interface PricingContent extends PageIntro {
  popularLabel: string;
  /** Below the plans: renewal, refunds, tax, and overage after minute 500. */
  terms: { label: string; points: readonly string[] };
  plans: readonly [PricingPlan, PricingPlan];
  /** The calculator of minute-price.ts. */
  minutePrice: { title: string; intro: string; action: Action };
  common: { title: string; intro: string; items: readonly Item[] };
  choosing: { title: string; intro: string; steps: readonly Item[] };
  /** The plan summaries, side by side. */
  summary: { title: string; columns: readonly [string, string]; rows: readonly ComparisonRow[] };
  /** The trial (R26). */
  trial: { title: string; text: string; action: Action };
  elsewhere: { title: string; text: string; action: Action };
  closing: { title: string; greeting: string; text: string; actions: readonly [Action, Action] };
}

export const pricing: PricingContent = {
  kicker: 'Virtual receptionist pricing',
  title: 'AI receptionist plans and prices.',
  lead: 'Growth has a fixed price. Enterprise is quoted from your call log. Enter last month’s calls to see which one you need.',

  popularLabel: 'Most popular',
  terms: { label: 'The terms of Growth', points: growthTerms },
  plans: [
    {
      name: 'Growth',
      price: growthPrice.month,
      period: growthPrice.period,
      minutes: '500 incoming call minutes per month',
      description: 'For one front desk with a steady number of calls and a calendar to fill.',
      features: [
        'Live in under 48 hours',
        'Answers, books and routes around the clock',
        'Your CRM and your phone system',
      ],
      note: 'Only incoming minutes count toward the allowance. No overage charges.',
      cta: { label: 'Choose Growth', href: '/contact?subject=receptionist-growth' },
      popular: true,
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      period: 'agreed with you in writing',
      minutes: 'Unlimited or custom volume',
      description: 'For groups, seasonal peaks, or more calls than a price list covers.',
      features: [
        'Several sites under one agreement',
        'A volume that follows your call log',
        'Integrations scoped with your engineers',
      ],
      note: 'Bring three months of call counts to the first conversation.',
      cta: { label: 'Contact Sales', href: '/contact?subject=receptionist-enterprise' },
      popular: false,
    },
  ],

  minutePrice: {
    title: 'Example: 50 missed calls a month',
    intro:
      'What a minute of Growth costs, and what missed calls could be worth (the formula is from our ROI article). The figures are invented: replace them with your own. They are not a promise, and nothing that you type is sent.',
    action: { label: 'How the formula works', href: '/media/blog/ai-roi' },
  },

  common: {
    title: 'Included in every plan',
    intro: 'Growth has fewer minutes. Everything below is in both plans.',
    items: [
      { title: 'Answers 24/7', description: 'Nights, weekends and holidays are part of the price.' },
      { title: 'Several languages', description: 'English, Hindi, Arabic, Spanish and more.' },
      {
        title: 'Bookings made during the call',
        description: 'Booked in your calendar before the caller hangs up.',
      },
      { title: 'Transfers to a person', description: 'You say who takes which calls, and when.' },
      { title: 'CRM and telephony integration', description: 'The caller’s record is up to date when the call ends.' },
      { title: 'Security', description: `Encrypted data, in a product ${builtFor}.` },
    ],
  },

  choosing: {
    title: 'Choose a plan in three steps',
    intro:
      'You need last month’s call log. A phone bill is not enough, because it leaves out the calls that no one answered.',
    steps: [
      {
        title: 'Add up the incoming minutes',
        description:
          'Your phone system or your carrier’s website has the log. Leave out the calls that your staff placed.',
      },
      {
        title: 'Allow for the calls you missed',
        description: 'The log lists them with no duration. Give each one the length of an ordinary call.',
      },
      {
        title: 'Compare with 500\u00a0minutes',
        description:
          'At two minutes a call, that is room for 250 calls. Below that, take Growth. Well above it, or very uneven from month to month, ask for Enterprise.',
      },
    ],
  },

  summary: {
    title: 'Side by side',
    columns: ['Growth', 'Enterprise'],
    rows: [
      { label: 'Price', growth: `${growthPrice.month} per month`, enterprise: 'Custom' },
      { label: 'Billing', growth: `Annually, ${growthPrice.year} at a time`, enterprise: 'As your agreement says' },
      { label: 'Free trial', growth: '14\u00a0days, no credit card', enterprise: 'Agreed with you' },
      { label: 'Incoming minutes', growth: '500 per month', enterprise: 'Unlimited or custom' },
      { label: 'After that', growth: 'Still answered, at no extra charge', enterprise: 'As agreed' },
      { label: 'Time to go live', growth: 'Under 48 hours', enterprise: 'A date set with your team' },
      {
        label: 'Good for',
        growth: 'One location, predictable calls',
        enterprise: 'Many locations, or calls that surge',
      },
    ],
  },

  trial: {
    title: 'Growth begins with 14\u00a0free\u00a0days',
    text: `${trialStart} We ask for no credit card. You are billed only if you decide to continue.`,
    action: { label: 'Ask for the trial', href: '/contact?subject=receptionist-trial' },
  },

  elsewhere: {
    title: 'Looking for transcription?',
    text: 'Transcription has its own plans, starting with a free one.',
    action: { label: 'See transcription plans', href: '/transcribe' },
  },

  closing: {
    title: 'Still deciding?',
    greeting: 'I’m an AI agent. Two numbers from your call log are enough to choose a plan.',
    text: 'Send us how many calls you answered and how many you missed last month. We recommend a plan, in an email that you can forward to the person who signs.',
    actions: [
      { label: 'Contact Sales', href: '/contact?subject=receptionist-plans' },
      { label: 'Book a Demo', href: '/contact?purpose=demo&subject=virtual-receptionist-demo' },
    ],
  },
};

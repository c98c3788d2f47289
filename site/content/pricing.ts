import { builtFor } from './compliance';
import { growthPrice, growthTerms, trialStart } from './growth';
import type { Action } from './home';
import type { Item, PageContent } from './types';

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

export interface PricingContent extends PageContent {
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
  kicker: 'AI receptionist pricing',
  title: 'Two plans, one ringing phone.',
  lead: 'Both plans are for the virtual receptionist. One has a price you can put in a budget today, and the other is worked out with you.',
  greeting: 'I’m an AI agent. I’ll tell you what a plan costs, and when you need the smaller one.',

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
      note: 'Only incoming minutes count toward the allowance, and minute 501 costs nothing extra.',
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
    title: 'What a minute costs, and a missed call',
    intro:
      'The price by the minutes you use, beside the worth of the calls you miss, by the formula of our ROI article.',
    action: { label: 'How the formula works', href: '/media/blog/ai-roi' },
  },

  common: {
    title: 'In every plan',
    intro: 'Choosing the smaller plan costs you minutes and nothing else on this list.',
    items: [
      { title: 'Open all hours', description: 'Weekends and holidays are part of the price.' },
      { title: 'More than one language', description: 'English, Hindi, Arabic, Spanish, and more if you ask.' },
      {
        title: 'Bookings made during the call',
        description: 'In your own calendar, while the caller waits for a yes.',
      },
      { title: 'A way to a person', description: 'You name who takes which call, and when they may be interrupted.' },
      { title: 'CRM and telephony integration', description: 'The caller’s record is updated before you look for it.' },
      { title: 'Security', description: `Encrypted data, in a product ${builtFor}.` },
    ],
  },

  choosing: {
    title: 'Which one, in three steps',
    intro:
      'You need last month’s call log and five minutes. A phone bill will not do, because it leaves out the calls that no one answered.',
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
    text: 'Turning recordings into text has plans of its own, from a free one upward.',
    action: { label: 'See transcription plans', href: '/transcribe' },
  },

  closing: {
    title: 'Still between the two?',
    greeting: 'I’m an AI agent. Give me two numbers from your call log, and I’ll name the plan.',
    text: 'Send us your two counts, answered and missed, and a sentence about your busiest day. We answer with a recommendation you can forward to the person who signs.',
    actions: [
      { label: 'Contact Sales', href: '/contact?subject=receptionist-plans' },
      { label: 'Book a Demo', href: '/contact?purpose=demo&subject=virtual-receptionist-demo' },
    ],
  },
};

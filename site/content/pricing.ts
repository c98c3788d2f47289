import { builtFor } from './compliance';
import { growthPrice, growthTerms, trialStart } from './growth';
import type { Content } from './types';

export const pricing = {
  kicker: 'Virtual receptionist pricing',
  title: 'AI receptionist plans and prices.',
  lead: 'Growth has a fixed price. Enterprise is quoted from your call log. Enter last month’s calls to see which one you need.',

  popularLabel: 'Most popular',
  terms: { label: 'The terms of Growth', points: [trialStart, ...growthTerms] },
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

  /** The plans, side by side. */
  summary: {
    title: 'Side by side',
    columns: ['Growth', 'Enterprise'],
    rows: [
      { label: 'Price', growth: `${growthPrice.month} per month`, enterprise: 'Custom' },
      { label: 'Billing', growth: `Annually, ${growthPrice.year} at a time`, enterprise: 'As your agreement says' },
      { label: 'Free trial', growth: '14\u00a0days', enterprise: 'Agreed with you' },
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

  common: {
    label: 'Included in both plans',
    points: [
      'Answers 24/7: nights, weekends and holidays are part of the price',
      'English, Hindi, Arabic, Spanish and more',
      'Bookings in your calendar before the caller hangs up',
      'Transfers to a person: you say who takes which calls, and when',
      'CRM and telephony integration',
      `Encrypted data, in a product ${builtFor}`,
    ],
  },

  /** In the card of Growth (R26). */
  trial: {
    text: '14\u00a0days free, without a credit card.',
    action: { label: 'Ask for the trial', href: '/contact?subject=receptionist-trial' },
  },

  elsewhere: { label: 'Looking for transcription? See its plans', href: '/transcribe' },

  closing: {
    title: 'Still deciding?',
    greeting: 'I’m an AI agent. Two numbers from your call log are enough to choose a plan.',
    text: 'Send us how many calls you answered and how many you missed last month. We recommend a plan, in an email that you can forward to the person who signs.',
    action: { label: 'Contact Sales', href: '/contact?subject=receptionist-plans' },
    or: { label: 'Book a Demo', href: '/contact?purpose=demo&subject=virtual-receptionist-demo' },
  },
} as const satisfies Content;

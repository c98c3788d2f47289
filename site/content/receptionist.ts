import { retention } from './compliance';
import { afterAllowance, growthMeter, growthPrice, growthTerms, trialStart } from './growth';
import { lostToMissedCalls } from './offers';
import type { Content } from './types';

/**
 * The landing page's content beyond the receptionist's entry in agents.ts, which has the title, lead, greeting, figures,
 * capabilities, handover, the three steps, the call and the closing title.
 */
export const receptionist = {
  hero: {
    buy: { label: 'Buy Now', href: '/pricing' },
    note: '14-day free trial, no credit card. You buy by signing an order form that we send you.',
  },

  problem: {
    title: 'Missed calls are lost customers',
    figure: lostToMissedCalls,
    paragraphs: [
      'You were with a customer, on a ladder or in a meeting. The phone rang six times, and whoever it was found the next name on the list.',
    ],
  },

  features: {
    title: 'What is included',
    items: [
      {
        title: 'A greeting you wrote',
        description:
          'It speaks in your company’s name, and says that it is an AI and writes the call down. In our samples it is called Halloway; yours has the name you give it.',
      },
      {
        title: 'Rules by the hour',
        description: 'Weekday lunch, weekday evening and Sunday can each follow a plan of their own.',
      },
      {
        title: 'CRM and telephony',
        description: 'New callers become contacts, and known ones are recognized by their number.',
      },
      {
        title: 'Privacy',
        description: `Call data is encrypted. ${retention}.`,
      },
    ],
  },

  demo: {
    title: 'Hear an evening call',
    text: 'The office closed hours ago. Play the scripted call, or be the caller.',
    label: 'Play Demo',
  },

  howItWorks: {
    title: 'Three steps, under 48\u00a0hours',
  },

  industries: {
    title: 'Businesses that use a virtual receptionist',
    items: [
      { label: 'Dental and medical practices', href: '/vertical-solutions/healthcare' },
      { label: 'law firms' },
      { label: 'plumbers, electricians, roofers' },
      { label: 'salons and studios' },
      { label: 'property managers', href: '/vertical-solutions/real-estate' },
      { label: 'auto repair' },
    ],
    note: 'With a practice, we sign a business associate agreement before the first patient calls, in the trial too.',
  },

  /** Illustrations: what a person in that job would say of such a service, never a customer (terms 4.3). */
  testimonials: {
    title: 'What customers might say',
    intro: 'Illustrations: these people are invented, and so are their words.',
    label: 'Testimonials',
    items: [
      {
        quote: 'I used to eat lunch next to the phone. Now I read the notes when I’m back.',
        author: 'Renata K.',
        role: 'Office manager',
        industry: 'dental practice',
      },
      {
        quote: 'My worry was that customers would hate talking to a machine. What they hated was my voicemail.',
        author: 'Doug P.',
        role: 'Owner',
        industry: 'heating and plumbing company',
      },
      {
        quote:
          'It asks for the opposing party’s name before anything else. I spent years trying to get every new hire to do that.',
        author: 'Imani W.',
        role: 'Intake coordinator',
        industry: 'family law firm',
      },
      {
        quote:
          'The first week I listened to every call. The second week I listened to the odd ones. It puts those at the top for me.',
        author: 'Carlos V.',
        role: 'Head of Support',
        industry: 'regional clinic group',
      },
    ],
  },

  trial: {
    title: '14-day free trial',
    text: 'No credit card. Forward your line for two weeks, and if you don’t want to go on, stop forwarding.',
    action: { label: 'Ask for the trial', href: '/contact?subject=receptionist-trial' },
  },

  plans: {
    title: 'Two plans',
    popularLabel: 'Most popular',
    terms: { label: 'The terms of Growth', points: [trialStart, ...growthTerms] },
    items: [
      {
        name: 'Growth',
        price: growthPrice.month,
        period: growthPrice.period,
        minutes: '500 incoming call minutes per month',
        description: 'For one phone number and one front desk.',
        features: ['Live in under 48\u00a0hours', 'Every feature on this page', 'Notes by text and email'],
        note: 'Try it for 14\u00a0days first.',
        cta: { label: 'Buy Now', href: '/pricing' },
        popular: true,
      },
      {
        name: 'Enterprise',
        price: 'Custom',
        period: 'quoted from your call log',
        minutes: 'Unlimited or custom volume',
        description: 'For several numbers or front desks.',
        features: ['All that Growth has', 'Rules for each location', 'Notes from every desk in one place'],
        note: 'Talk to sales for a quote.',
        cta: { label: 'Contact Sales', href: '/contact?subject=receptionist-enterprise' },
        popular: false,
      },
    ],
  },

  reasons: {
    title: 'Why a virtual receptionist',
    items: [
      {
        title: 'It does not guess',
        description: 'When it isn’t sure, it takes a message.',
      },
      {
        title: 'You can hear it work',
        description: 'Calls have a transcript, if the caller agrees.',
      },
      {
        title: 'It starts small',
        description: 'Sunday evenings first, the lunch hour later.',
      },
    ],
  },

  faq: {
    title: 'Questions about the virtual receptionist',
    questions: [
      {
        id: 'minutes',
        question: 'What counts toward the 500 minutes?',
        answer: `${growthMeter} ${afterAllowance}`,
      },
      {
        id: 'number',
        question: 'Do I have to change my phone number?',
        answer:
          'You keep it. Your carrier forwards calls to the receptionist, and you choose when: always, after hours, or after a few rings. To stop, you cancel the forwarding, and the phone on your desk rings as it did before.',
      },
      {
        id: 'person',
        question: 'Can a caller still reach me?',
        answer:
          'Yes. You name the people and the reasons that may interrupt you, and the receptionist tries you before it connects anyone. For the rest it books a callback, so the caller leaves with a time.',
      },
      {
        id: 'setup',
        question: 'How can it be live in under 48\u00a0hours?',
        answer:
          'Because a front desk needs three things: what you offer, when you’re free, and whom to call when it matters. We take those down in one conversation. The 48\u00a0hours begin once your number forwards to us and your calendar is connected, and end with your own test call. Larger programs with several systems take longer, and we would tell you so at the start.',
      },
      {
        id: 'trial',
        question: 'What happens after the free trial?',
        answer:
          'Nothing by itself. The trial is 14\u00a0days and we don’t ask for a credit card, so there is nothing to charge. If you want to go on, choose a plan. If you don’t, the forwarding comes off and we stop answering.',
      },
    ],
  },

  closing: {
    text: 'Fourteen days from now you could have a list of who called and what they wanted.',
    action: { label: 'Buy Now', href: '/pricing' },
    or: { label: 'Contact Sales', href: '/contact?subject=receptionist-plans' },
  },
} as const satisfies Content;

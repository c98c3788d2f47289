import type { Action } from './home';
import {
  type AgentOffer,
  answerRate,
  costReduction,
  firstCall,
  type IndustryOffer,
  productivity,
  qualifiedLeads,
  satisfaction,
  timeToHire,
} from './offers';
import type { Item, Metric, PageContent } from './types';

export interface Offer extends Item {
  path: string;
  linkLabel: string;
}

export interface Solutions extends PageContent {
  stats: readonly [Metric, Metric, Metric, Metric];
  cardsTitle: string;
  cards: readonly [Offer, Offer, Offer];
  closing: { title: string; text: string; action: Action };
}

export const solutions: Solutions = {
  title: 'Begin with one phone line.',
  lead: 'Start from the job, from your industry, or with somebody who has done it before. All three ways lead to the same platform.',
  greeting: 'Hello, I’m an AI agent. Tell me who answers your phone today, and we’ll start there.',
  // 90%+ CSAT is the platform's; the Support agent's own figure is on its page (D25).
  stats: [
    { value: '200%+', label: 'ROI' },
    { value: '90%+', label: 'CSAT' },
    { value: '80%+', label: 'first-call resolution' },
    { value: '3x', label: 'qualified leads' },
  ],
  cardsTitle: 'Three ways in',
  cards: [
    {
      title: 'Voice AI Consulting',
      description:
        'You aren’t sure which calls to hand over, or several departments want different things. We listen first and write down a plan.',
      path: '/voice-consulting',
      linkLabel: 'Learn More',
    },
    {
      title: 'Vertical Solutions',
      description:
        'You know your industry has its own rules. Six of them, from the shop counter to the nurse’s station, each with a call to read.',
      path: '/vertical-solutions',
      linkLabel: 'Learn More',
    },
    {
      title: 'Horizontal Solutions',
      description:
        'You know the job: selling, supporting, hiring, or answering the door. Four agents, each trained for one of them.',
      path: '/horizontal-solutions',
      linkLabel: 'Learn More',
    },
  ],
  closing: {
    title: 'Not sure which door is yours?',
    text: 'Describe one call to us, the ordinary kind. We’ll say which of the three we would open, and why.',
    action: { label: 'Contact Sales', href: '/contact' },
  },
};

export interface HorizontalSolutions extends PageContent {
  intro: { title: string; paragraphs: readonly string[] };
  /** The four cards, by agent: two sentences, two figures (R71), and what the link says. Their titles are the offers'. */
  cards: Readonly<
    Record<AgentOffer['slug'], { overview: string; metrics: readonly [Metric, Metric]; linkLabel: string }>
  >;
  closing: { title: string; text: string; action: Action };
}

export const horizontalSolutions: HorizontalSolutions = {
  title: 'Four jobs every company does by phone.',
  lead: 'Selling, supporting, hiring and answering the front desk differ less between industries than between each other. So there is an agent for each.',
  greeting: 'Sales, support, hiring or the front desk: which of your phones should I pick up first?',
  intro: {
    title: 'Take one, or let them share a switchboard',
    paragraphs: [
      'An agent does better with one job than with four. The BDR agent can ask about a budget gracefully and would be hopeless with a broken kettle.',
      'Together they behave like colleagues. The receptionist who hears “I’d like to buy forty of these” knows whose call that is.',
    ],
  },
  cards: {
    bdr: {
      overview:
        'Calls new leads back, asks what your best rep would ask, and follows up when it said it would. Reps get meetings with the notes already in them.',
      metrics: [qualifiedLeads, costReduction],
      linkLabel: 'See the BDR agent at work',
    },
    support: {
      overview:
        'Answers the questions your team answers all day, makes the booking or the change, and sends the rest to the right desk. Complaints reach a person early.',
      metrics: [firstCall, satisfaction],
      linkLabel: 'See the Support agent at work',
    },
    talent: {
      overview:
        'Reads applications as they arrive and holds the first conversation at an hour that suits the candidate. Recruiters start from a short list and the answers behind it.',
      metrics: [timeToHire, productivity],
      linkLabel: 'See the Talent agent at work',
    },
    'virtual-receptionist': {
      overview:
        'Picks up your business line, books into your calendar and takes a message you can act on. It can be answering in under 48\u00a0hours.',
      metrics: [answerRate, { value: '24/7', label: 'at the desk' }],
      linkLabel: 'See the Virtual Receptionist at work',
    },
  },
  closing: {
    title: 'Choose the busiest of the four.',
    text: 'We’ll show you that agent with your company’s name in its greeting and your hardest question in its ear.',
    action: { label: 'Book a Demo', href: '/contact' },
  },
};

export interface VerticalSolutions extends PageContent {
  /** The six cards are the industries. The link's words before the industry's name: */
  linkLabel: string;
  /** What each of the six cards says; Home's say something else. */
  cards: Readonly<Record<IndustryOffer['slug'], string>>;
  intro: { title: string; paragraphs: readonly string[] };
  closing: { title: string; text: string; action: Action };
}

export const verticalSolutions: VerticalSolutions = {
  title: 'Every trade has its own phone call.',
  lead: 'A clinic, a hotel and a brokerage all pick up with “hello,” and nothing after it is the same.',
  greeting: 'What line of work are you in? I’d answer differently for a clinic than for a shop.',
  linkLabel: 'Voice AI for',
  cards: {
    retail: 'Stock, holds, orders and returns, answered while the line at the register moves on.',
    healthcare: 'Booking, reminders and refill requests for a front desk, with a nurse one sentence away.',
    hospitality: 'Reservations, late arrivals and the towel at midnight, each in the guest’s own language.',
    'wealth-management': 'Meetings, forms and reminders, for clients who should never be advised by a machine.',
    'real-estate': 'Questions about any listing at any hour, and a weekend calendar that fills by itself.',
    technology: 'A first answer for people whose screen says no, and a clean ticket for those who can fix it.',
  },
  intro: {
    title: 'Where the agent stops talking',
    paragraphs: [
      'What sets one industry apart is mostly what an agent may not do there. It doesn’t judge a wound, recommend a fund, describe a neighbor or read out a password.',
      'Each page below has a call in which that line is reached, or a mistake is caught. Start with those.',
    ],
  },
  closing: {
    title: 'Yours isn’t one of the six?',
    text: 'Tell us what a new hire must never say on your phone. That is how we begin with any industry.',
    action: { label: 'Book a Demo', href: '/contact' },
  },
};

export interface ServiceOffer extends Offer {
  /** Only where it isn't available yet. */
  status?: 'Coming Soon';
}

export interface Services extends PageContent {
  offersTitle: string;
  offers: readonly ServiceOffer[];
  closing: { title: string; text: string; action: Action };
}

export const services: Services = {
  title: 'Everything we do with a voice.',
  lead: 'Four agents that talk, one product that listens and writes, people who help you set it all up, and a training program on its way.',
  greeting: 'Thanks for calling Halloway. Shall I connect you with the agents, transcription or the consulting team?',
  offersTitle: 'Seven offers',
  offers: [
    {
      title: 'BDR agent',
      description:
        'For sales teams with more leads than hours. It makes the first call and the third one, and books what is worth a meeting.',
      path: '/bdr',
      linkLabel: 'Read a sales call',
    },
    {
      title: 'Support agent',
      description:
        'For service teams whose day is half order numbers. It takes those, and passes on the calls that need a decision.',
      path: '/support',
      linkLabel: 'Read a support call',
    },
    {
      title: 'Talent agent',
      description:
        'For recruiters with a stack of applications and one telephone. It has the first conversation with each person who could fit.',
      path: '/talent',
      linkLabel: 'Read a screening call',
    },
    {
      title: 'Virtual Receptionist',
      description:
        'For businesses where the phone rings while everyone is busy. There is a price, a trial, and a call you can play.',
      path: '/virtual-receptionist',
      linkLabel: 'Play an evening call',
    },
    {
      title: 'Transcription',
      description:
        'For anyone with a recording and no wish to type it. Upload it, read it, and export it in the format you need.',
      path: '/transcribe',
      linkLabel: 'Compare the plans',
    },
    {
      title: 'Voice AI Consulting',
      description:
        'For companies with several phone lines and several opinions about them. Strategy, development and integration, with our people in your meetings.',
      path: '/voice-consulting',
      linkLabel: 'See how an engagement runs',
    },
    {
      title: 'Phishing awareness',
      description:
        'For security teams who would rather their colleagues met a convincing scam in practice first. It isn’t available yet.',
      path: '/phishing',
      linkLabel: 'Read what is planned',
      status: 'Coming Soon',
    },
  ],
  closing: {
    title: 'One conversation covers all of it.',
    text: 'If you need two of these, or none, we’ll find that out on the first call.',
    action: { label: 'Book a Demo', href: '/contact' },
  },
};

import type { Action } from './home';
import type { Item, Metric, PageContent, Question } from './types';

export interface Offering extends Item {
  id: 'strategy' | 'development' | 'integration';
  /** The deliverable. */
  deliverables: readonly string[];
}

export interface ConsultingIndustry extends Item {
  slug: 'retail' | 'healthcare' | 'hospitality' | 'wealth-management' | 'real-estate' | 'technology';
}

export interface EngagementModel extends Item {
  duration: string;
  steps: readonly string[];
  suits: string;
}

export interface ConsultingContent extends PageContent {
  assessment: Action;
  offerings: {
    title: string;
    intro: string;
    deliverablesLabel: string;
    items: readonly [Offering, Offering, Offering];
  };
  industries: { title: string; intro: string; items: readonly ConsultingIndustry[] };
  engagements: {
    title: string;
    intro: string;
    suitsLabel: string;
    models: readonly [EngagementModel, EngagementModel];
  };
  stack: { title: string; intro: string; items: readonly Item[]; metric: Metric; note: string };
  faq: { title: string; questions: readonly Question[] };
  closing: { title: string; text: string; demo: Action; consulting: Action };
}

export const consulting: ConsultingContent = {
  kicker: 'For teams new to voice AI, or stuck with it',
  title: 'Voice AI consulting, from plan to live calls.',
  lead: 'Our consultants help you decide which calls a voice agent should take, build it with the people who know those calls, and leave you able to run it.',
  greeting: 'I’m an AI agent. Our consultants begin with ten calls you could have done without.',
  assessment: { label: 'Request an Assessment', href: '/contact?service=voice-ai-assessment' },

  offerings: {
    title: 'Strategy, development, integration',
    intro: 'Take one or all of them. Each ends with something you keep, whether or not we do the next.',
    deliverablesLabel: 'What you keep',
    items: [
      {
        id: 'strategy',
        title: 'Strategy',
        description:
          'Where voice AI pays for itself in your business, where it would annoy people, and what to do first.',
        deliverables: [
          'A map of your call reasons, ranked by volume and difficulty',
          'A business case with your own figures in it',
          'Rules for disclosure, recording and handoff',
        ],
      },
      {
        id: 'development',
        title: 'Development',
        description: 'Conversations designed, tested and corrected with your own staff as callers.',
        deliverables: [
          'Scripts and fallbacks in every language you open with',
          'A test set made of your callers’ real phrasing',
          'A working agent on a number that only your team knows',
        ],
      },
      {
        id: 'integration',
        title: 'Integration',
        description:
          'The agent connected to the phone network and to the systems of record, with the fewest rights it needs.',
        deliverables: [
          'Connections to your CRM or ATS and your telephony',
          'Monitoring and alerts your operations team can read',
          'A switch that sends every call back to people, and a drill for using it',
        ],
      },
    ],
  },

  industries: {
    title: 'Industries, and the question we ask first',
    intro: 'If you know the answer for your industry, you may not need us.',
    items: [
      {
        slug: 'retail',
        title: 'Retail',
        description: 'Can the agent see what is on the shelf, or only what the website thinks is there?',
      },
      {
        slug: 'healthcare',
        title: 'Healthcare',
        description: 'At which words must the agent stop scheduling and bring in a nurse?',
      },
      {
        slug: 'hospitality',
        title: 'Hospitality',
        description: 'Which requests may it grant by itself at 2:00\u00a0AM, and which ones wake the manager?',
      },
      {
        slug: 'wealth-management',
        title: 'Wealth Management',
        description: 'Where does service end and advice begin, in the words a client would use?',
      },
      {
        slug: 'real-estate',
        title: 'Real Estate',
        description: 'How does a listing agent hear about a serious buyer while standing in another showing?',
      },
      {
        slug: 'technology',
        title: 'Technology',
        description: 'Which trouble tickets could be closed before they reach an engineer, and who says so?',
      },
    ],
  },

  engagements: {
    title: 'Two ways to work with us',
    intro: 'A quick-start puts one kind of call live. An enterprise engagement covers several departments.',
    suitsLabel: 'Good for',
    models: [
      {
        title: 'Quick-start',
        duration: '4–6\u00a0weeks',
        description:
          'One reason for calling, one or two languages, one team. It ends with live calls and a report on them.',
        steps: ['Listen and choose', 'Design and connect', 'Rehearse with staff', 'Open, watch and report'],
        suits: 'A first agent, or a second opinion on one that disappoints',
      },
      {
        title: 'Enterprise',
        duration: '3–6\u00a0months',
        description: 'Several departments, with governance, training and a rollout in stages.',
        steps: [
          'Assessment across sites',
          'Governance and security review',
          'Build in waves',
          'Train your own owners',
          'Hand over',
        ],
        suits: 'Regulated industries, several countries, or old phone systems',
      },
    ],
  },

  stack: {
    title: 'Technology stack',
    intro: 'We list functions, not vendors, because vendors change.',
    items: [
      { title: 'Speech recognition', description: 'Streaming, tuned to telephone audio and to your product names.' },
      { title: 'Language understanding', description: 'Turns “the thing I bought last week” into an order number.' },
      { title: 'Language models', description: 'Phrase the reply, held to facts that were looked up during the call.' },
      {
        title: 'Speech synthesis',
        description: 'A voice chosen with you, which never imitates a real person without permission.',
      },
      {
        title: 'SIP and WebRTC telephony',
        description: 'Calls from the phone network or the browser, transfers included.',
      },
      { title: 'CRM and ATS connectors', description: 'Read and write access, limited to the fields a call needs.' },
      {
        title: 'Encryption and access control',
        description: 'Applied from the first test call, so there is nothing to retrofit.',
      },
      {
        title: 'Evaluation and monitoring',
        description: 'Every change is replayed against old calls before callers meet it.',
      },
    ],
    metric: { value: '95%+', label: 'NLU accuracy' },
    note: 'NLU accuracy is how often the agent understands what a caller wants. We measure it on your calls and show you the ones it got wrong.',
  },

  faq: {
    title: 'Four questions before you hire us',
    questions: [
      {
        id: 'need-consulting',
        question: 'Do we need consulting to use your agents?',
        answer:
          'No. Plenty of uses are ordinary enough to set up without it. Consulting earns its fee when several departments share a phone line, when a regulator is interested, or when an earlier attempt has made people wary.',
      },
      {
        id: 'engagement-length',
        question: 'How long does an engagement take?',
        answer:
          'A quick-start takes 4–6\u00a0weeks and an enterprise engagement 3–6\u00a0months. What moves you within those ranges is mostly access: to recordings, to a test system, and to the people who are allowed to decide.',
      },
      {
        id: 'our-people',
        question: 'How much of our people’s time will it take?',
        answer:
          'One owner who can spend real time on it, a few of your best callers for rehearsals, and an administrator for each system we connect. We plan their hours with you before we start, and we do not begin without the owner.',
      },
      {
        id: 'existing-systems',
        question: 'Can you work with an agent we already have?',
        answer:
          'Often, yes. We begin by listening to where it loses callers. The outcome may be a set of corrections, a new design, or our advice to leave it alone and fix the process behind it.',
      },
    ],
  },

  closing: {
    title: 'Talk to a consultant',
    text: 'Send us a recording of a call that went wrong, or just describe it. Either is enough to begin.',
    demo: { label: 'Book a Voice AI Demo', href: '/contact?service=voice-ai-demo' },
    consulting: { label: 'Talk to a Consultant', href: '/contact?service=voice-ai-consulting' },
  },
};

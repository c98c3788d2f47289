import type { Content } from './types';

export const consulting = {
  kicker: 'For teams new to voice AI, or stuck with it',
  title: 'Voice AI consulting, from plan to live calls.',
  lead: 'Our consultants help you decide which calls a voice agent should take, build it with the people who know those calls, and leave you able to run it.',
  greeting: 'I’m an AI agent. Our consultants begin with ten calls you could have done without.',
  // Ten calls, tallied.
  scene: {
    size: [640, 420],
    ink: 'M40 88q8.2 3.2 0 6.4q-18.4 3.2 0 6.4q30 3.2 0 6.4q-30 3.2 0 6.4q35.2 3.2 0 6.4q-31.2 3.2 0 6.4q28 3.2 0 6.4q-21.7 3.2 0 6.4q15.5 3.2 0 6.4q-7.1 3.2 0 6.4q1.9 3.2 0 6.4v8q-8.5 3.2 0 6.4q21.4 3.2 0 6.4q-32.6 3.2 0 6.4q35.7 3.2 0 6.4q-39.9 3.2 0 6.4q40.3 3.2 0 6.4q-37 3.2 0 6.4q34.4 3.2 0 6.4q-29.7 3.2 0 6.4q23.3 3.2 0 6.4q-15.6 3.2 0 6.4q8.5 3.2 0 6.4q-1.8 3.2 0 6.4v8q8.1 3 0 6.1q-19.3 3 0 6.1q27.1 3 0 6.1q-32.1 3 0 6.1q36.2 3 0 6.1q-34.3 3 0 6.1q35.8 3 0 6.1q-31.9 3 0 6.1q22.7 3 0 6.1q-19.1 3 0 6.1q13.8 3 0 6.1q-6.7 3 0 6.1q1.8 3 0 6.1v8M116 88q12.9 3.1 0 6.2q-27.4 3.1 0 6.2q38.1 3.1 0 6.2q-34.3 3.1 0 6.2q28.6 3.1 0 6.2q-24.6 3.1 0 6.2q12.2 3.1 0 6.2q-2.9 3.1 0 6.2v8q11.7 3 0 6.1q-25.3 3 0 6.1q39.5 3 0 6.1q-38.1 3 0 6.1q33.9 3 0 6.1q-29.3 3 0 6.1q20.8 3 0 6.1q-11.5 3 0 6.1q2.7 3 0 6.1v8q-10.5 3.1 0 6.2q23.7 3.1 0 6.2q-32.4 3.1 0 6.2q36.3 3.1 0 6.2q-36.8 3.1 0 6.2q37.2 3.1 0 6.2q-30.1 3.1 0 6.2q26.3 3.1 0 6.2q-18.2 3.1 0 6.2q8.8 3.1 0 6.2q-2.1 3.1 0 6.2v8q9.7 3.2 0 6.4q-22.7 3.2 0 6.4q25.9 3.2 0 6.4q-25.6 3.2 0 6.4q23.3 3.2 0 6.4q-17 3.2 0 6.4q10.1 3.2 0 6.4q-2.7 3.2 0 6.4v8M192 88q10.5 3.2 0 6.4q-26.1 3.2 0 6.4q34.2 3.2 0 6.4q-32.5 3.2 0 6.4q31.3 3.2 0 6.4q-22.6 3.2 0 6.4q11.5 3.2 0 6.4q-2.9 3.2 0 6.4v8q15.2 3.1 0 6.3q-33.5 3.1 0 6.3q42.4 3.1 0 6.3q-41.5 3.1 0 6.3q36 3.1 0 6.3q-22.9 3.1 0 6.3q14.5 3.1 0 6.3q-3.7 3.1 0 6.3v8q9.5 3 0 6.1q-25.8 3 0 6.1q31.4 3 0 6.1q-42.7 3 0 6.1q40.9 3 0 6.1q-36.4 3 0 6.1q36.7 3 0 6.1q-32.3 3 0 6.1q24.2 3 0 6.1q-17.6 3 0 6.1q8.4 3 0 6.1q-2 3 0 6.1v8q13.4 3.1 0 6.2q-29.2 3.1 0 6.2q36.6 3.1 0 6.2q-37.3 3.1 0 6.2q39 3.1 0 6.2q-28 3.1 0 6.2q15.5 3.1 0 6.2q-4 3.1 0 6.2v8M268 88q8.9 3.1 0 6.2q-22.3 3.1 0 6.2q32.1 3.1 0 6.2q-35.8 3.1 0 6.2q43 3.1 0 6.2q-42.1 3.1 0 6.2q36.5 3.1 0 6.2q-34.1 3.1 0 6.2q28.3 3.1 0 6.2q-22.4 3.1 0 6.2q15.6 3.1 0 6.2q-8.2 3.1 0 6.2q1.9 3.1 0 6.2v8q-6.8 3 0 6q17.1 3 0 6q-21.3 3 0 6q28.4 3 0 6q-25 3 0 6q24 3 0 6q-22.9 3 0 6q18.6 3 0 6q-17.1 3 0 6q11.2 3 0 6q-5.6 3 0 6q1.5 3 0 6v8q-8.4 3.1 0 6.1q22.2 3.1 0 6.1q-27.1 3.1 0 6.1q32.7 3.1 0 6.1q-39.7 3.1 0 6.1q38.3 3.1 0 6.1q-39.1 3.1 0 6.1q32.6 3.1 0 6.1q-25.2 3.1 0 6.1q19.4 3.1 0 6.1q-13.9 3.1 0 6.1q7.6 3.1 0 6.1q-1.9 3.1 0 6.1v8M8 306L300 126M372 88q10.5 3.2 0 6.4q-27.6 3.2 0 6.4q34 3.2 0 6.4q-41.5 3.2 0 6.4q41.9 3.2 0 6.4q-37.6 3.2 0 6.4q34.1 3.2 0 6.4q-24.6 3.2 0 6.4q19 3.2 0 6.4q-9.6 3.2 0 6.4q2.6 3.2 0 6.4v8q-9.8 3.2 0 6.5q23.2 3.2 0 6.5q-32.4 3.2 0 6.5q34.6 3.2 0 6.5q-29.3 3.2 0 6.5q24.4 3.2 0 6.5q-18.3 3.2 0 6.5q10.7 3.2 0 6.5q-2.2 3.2 0 6.5v8q16.6 3.3 0 6.5q-39.6 3.3 0 6.5q36.4 3.3 0 6.5q-30.7 3.3 0 6.5q18.8 3.3 0 6.5q-5.4 3.3 0 6.5v8q11 3.1 0 6.3q-29.3 3.1 0 6.3q36 3.1 0 6.3q-36 3.1 0 6.3q37 3.1 0 6.3q-30.8 3.1 0 6.3q21.3 3.1 0 6.3q-11.7 3.1 0 6.3q2.8 3.1 0 6.3v8M448 88q9 3.1 0 6.2q-22.8 3.1 0 6.2q31.9 3.1 0 6.2q-37.8 3.1 0 6.2q41.1 3.1 0 6.2q-38.7 3.1 0 6.2q33.8 3.1 0 6.2q-29.8 3.1 0 6.2q24.8 3.1 0 6.2q-18.6 3.1 0 6.2q13.7 3.1 0 6.2q-6.9 3.1 0 6.2q1.8 3.1 0 6.2v8q-8.7 3 0 6q22.7 3 0 6q-29.6 3 0 6q38.4 3 0 6q-38 3 0 6q38 3 0 6q-32.1 3 0 6q27.1 3 0 6q-21.6 3 0 6q16.1 3 0 6q-8.6 3 0 6q2.2 3 0 6v8q-7.8 3 0 6.1q19.6 3 0 6.1q-28 3 0 6.1q34.7 3 0 6.1q-37.5 3 0 6.1q36.3 3 0 6.1q-28.6 3 0 6.1q26.4 3 0 6.1q-24.8 3 0 6.1q16.4 3 0 6.1q-13.3 3 0 6.1q5.8 3 0 6.1q-1.7 3 0 6.1v8M524 88q10.6 3.2 0 6.3q-23.7 3.2 0 6.3q32.6 3.2 0 6.3q-35.1 3.2 0 6.3q32.1 3.2 0 6.3q-28.7 3.2 0 6.3q24.6 3.2 0 6.3q-18.2 3.2 0 6.3q8.7 3.2 0 6.3q-2.3 3.2 0 6.3v8q8.2 3 0 6q-20.7 3 0 6q31.9 3 0 6q-33.9 3 0 6q38.8 3 0 6q-37.1 3 0 6q42.7 3 0 6q-38 3 0 6q32.1 3 0 6q-25.4 3 0 6q20.1 3 0 6q-12.7 3 0 6q6.6 3 0 6q-1.7 3 0 6v8q5.8 3 0 6q-17.6 3 0 6q24.6 3 0 6q-30 3 0 6q31.6 3 0 6q-29.4 3 0 6q28.6 3 0 6q-28 3 0 6q24.9 3 0 6q-19.8 3 0 6q14.3 3 0 6q-9.8 3 0 6q5.1 3 0 6q-1.3 3 0 6v8M600 88q9.9 3.2 0 6.3q-23 3.2 0 6.3q29.5 3.2 0 6.3q-26.4 3.2 0 6.3q22.6 3.2 0 6.3q-16 3.2 0 6.3q10.4 3.2 0 6.3q-2.5 3.2 0 6.3v8q7.3 3 0 5.9q-18.5 3 0 5.9q27.1 3 0 5.9q-27 3 0 5.9q25.8 3 0 5.9q-27.8 3 0 5.9q19.7 3 0 5.9q-14.7 3 0 5.9q7.1 3 0 5.9q-1.7 3 0 5.9v8q9.6 3 0 6q-25.7 3 0 6q29.2 3 0 6q-39 3 0 6q36.3 3 0 6q-33.2 3 0 6q29.4 3 0 6q-21.7 3 0 6q16.9 3 0 6q-9.4 3 0 6q2.1 3 0 6v8q-9.6 3 0 6q23.6 3 0 6q-26.3 3 0 6q25.8 3 0 6q-22.9 3 0 6q19.5 3 0 6q-9.3 3 0 6q2.3 3 0 6v8',
    live: 'M340 306L632 126',
    words: [
      { text: 'ten calls', x: 8, y: 50, size: 48 },
      { text: 'you could have done without', x: 8, y: 402, size: 28, tone: 'quiet' },
    ],
  },
  assessment: { label: 'Request an Assessment', href: '/contact?service=voice-ai-assessment' },

  offerings: {
    title: 'Strategy, development, integration',
    intro: 'Take one or all. Each ends with something you keep.',
    deliverablesLabel: 'What you keep',
    items: [
      {
        title: 'Strategy',
        description: 'Where voice AI pays for itself, where it would annoy people, and what to do first.',
        deliverables: [
          'Your call reasons, ranked by volume',
          'A business case with your own figures',
          'Rules for disclosure, recording and handoff',
        ],
      },
      {
        title: 'Development',
        description: 'Conversations designed, tested and corrected with your own staff as callers.',
        deliverables: [
          'Scripts and fallbacks in every language',
          'A test set made of your callers’ real phrasing',
          'An agent on a number only your team knows',
        ],
      },
      {
        title: 'Integration',
        description: 'The agent connected to your telephony, CRM or ATS, with the fewest rights it needs.',
        deliverables: [
          'Monitoring and alerts your operations team can read',
          'A switch that sends every call to people',
        ],
      },
    ],
  },

  industries: {
    title: 'A question for your industry',
    intro: 'If you know the answer, you may not need us.',
    items: [
      {
        slug: 'retail',
        title: 'Retail',
        description: 'Can the agent see what is on the shelf?',
      },
      {
        slug: 'healthcare',
        title: 'Healthcare',
        description: 'At which words must it bring in a nurse?',
      },
      {
        slug: 'hospitality',
        title: 'Hospitality',
        description: 'What may it grant by itself at 2:00\u00a0AM?',
      },
      {
        slug: 'wealth-management',
        title: 'Wealth Management',
        description: 'Where does service end and advice begin?',
      },
      {
        slug: 'real-estate',
        title: 'Real Estate',
        description: 'How do you hear of a buyer in a showing?',
      },
      {
        slug: 'technology',
        title: 'Technology',
        description: 'Which tickets need no engineer?',
      },
    ],
  },

  engagements: {
    title: 'Two ways to work with us',
    suitsLabel: 'Good for',
    models: [
      {
        title: 'Quick-start',
        duration: '4–6\u00a0weeks',
        description: 'One reason for calling, one team. It ends with live calls and a report on them.',
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
      { title: 'Speech recognition', description: 'Tuned to telephones and product names.' },
      { title: 'Language understanding', description: 'Finds the order from “last week’s thing”.' },
      { title: 'Language models', description: 'Held to facts looked up during the call.' },
      {
        title: 'Speech synthesis',
        description: 'Imitates no one without permission.',
      },
      {
        title: 'SIP and WebRTC telephony',
        description: 'Phone or browser, transfers included.',
      },
      { title: 'CRM and ATS connectors', description: 'Limited to the fields that a call needs.' },
      {
        title: 'Encryption and access control',
        description: 'Applied from the first test call.',
      },
      {
        title: 'Evaluation and monitoring',
        description: 'Changes are replayed against old calls.',
      },
    ],
    metric: { value: '95%+', label: 'NLU accuracy' },
    note: 'How often the agent understands what a caller wants, measured on your calls.',
  },

  faq: {
    title: 'Questions before you hire us',
    questions: [
      {
        id: 'need-consulting',
        question: 'Do we need consulting at all?',
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
        question: 'How much of our time will it take?',
        answer:
          'One owner who can spend real time on it, a few of your best callers for rehearsals, and an administrator for each system we connect. We plan their hours with you before we start, and we do not begin without the owner.',
      },
      {
        id: 'existing-systems',
        question: 'Can you mend an agent we have?',
        answer:
          'Often, yes. We begin by listening to where it loses callers. The outcome may be a set of corrections, a new design, or our advice to leave it alone and fix the process behind it.',
      },
    ],
  },

  closing: {
    title: 'Talk to a consultant',
    text: 'A recording of a call that went wrong is enough to begin.',
    action: { label: 'Book a Voice AI Demo', href: '/contact?service=voice-ai-demo' },
    or: { label: 'Talk to a Consultant', href: '/contact?service=voice-ai-consulting' },
  },
} as const satisfies Content;

import * as offers from './offers';
import type { Content, Metric } from './types';

export const solutions = {
  kicker: 'Three ways to start',
  title: 'Voice AI, starting with one phone line.',
  lead: 'Choose an AI agent by its job or by your industry, or begin with our consultants. All three ways lead to the same platform.',
  /** Each names the product of its claim (D25). */
  stats: [
    { ...offers.returnOnInvestment, description: 'Across the platform' },
    { ...offers.contentCallers, description: 'Across the platform' },
    { ...offers.firstCall, description: 'With the Support agent' },
    { ...offers.qualifiedLeads, description: 'With the BDR agent' },
  ],
  /** The accessible name of each card's sentence, after its title. */
  saidLabel: 'what is said there',
  cards: [
    {
      title: 'Voice AI Consulting',
      description:
        'You aren’t sure which calls to hand over, or several departments want different things. We listen first and write down a plan.',
      path: '/voice-consulting',
      sentence: 'I’m an AI agent, and two weeks ago I was a drawing on a whiteboard.',
      linkLabel: 'Learn More',
    },
    {
      title: 'Vertical Solutions',
      description:
        'Your industry has its own rules. We cover six industries, from the store counter to the nurse’s station, each with a scripted call you can play.',
      path: '/vertical-solutions',
      sentence: 'This is the clinic’s AI agent. A nurse looks at your knee, not me.',
      linkLabel: 'Learn More',
    },
    {
      title: 'Horizontal Solutions',
      description:
        'You know the job: selling, supporting, hiring, or answering at the front desk. Four agents, each trained for one of them.',
      path: '/horizontal-solutions',
      sentence: 'This is the AI at the front desk. Forty of these? I’ll put you through to sales.',
      linkLabel: 'Learn More',
    },
  ],
  /** How each figure of the site is measured, and its conditions (terms 4.2). */
  figures: {
    title: 'What these figures rest on',
    intro:
      'They show what voice AI can achieve under the conditions given with each. They are neither averages of our customers nor a promise of your results. On a demo we compare them with your own call log, and what we commit to is in your signed contract.',
    more: 'How each figure is measured',
    items: [
      {
        title: '200%+ return on investment',
        description:
          'What answered calls bring in and save in a year, less what the agent costs, divided by what it costs. Applies where calls go unanswered today and are worth something.',
      },
      {
        title: '90% support cost savings',
        description:
          'What a call costs when the agent finishes it, compared with the same call taken by a person. Calls that reach a person save nothing and are left out.',
      },
      {
        title: '90%+ and 85–90% customer satisfaction (CSAT)',
        description:
          'Callers who answer one question after a call that the agent finished, and are satisfied or very satisfied. The first counts all agents. The second is the Support agent’s, whose callers begin with a problem.',
      },
      {
        title: '80%+ first-call resolution',
        description:
          'Calls about reasons that a team has given the agent, after which the caller does not call about the same thing again within seven days.',
      },
      {
        title: '3x qualified leads',
        description:
          'Leads qualified when everyone who asked for a call gets one, compared with the leads your reps reach on their own. Applies where leads wait for a call today.',
      },
      {
        title: '45% cost reduction',
        description:
          'The cost of a qualified lead when the agent makes the first call, compared with reps who make it themselves.',
      },
      {
        title: '75% reduced time-to-hire',
        description:
          'From application to interview, for roles where phone tag and scheduling take most of that time. Deciding takes as long as it did.',
      },
      {
        title: '3x productivity',
        description: 'First-round interviews per recruiter per week, with the agent conducting them.',
      },
      {
        title: '99% answer rate',
        description:
          'Calls that reach the receptionist and are picked up. A carrier’s outage, or forwarding that is switched off, keeps calls from reaching it.',
      },
      {
        title: 'Up to 40% of opportunities lost to missed calls',
        description:
          'The upper end, for businesses that cannot pick up for much of the day. Your own phone log has your figure.',
      },
      {
        title: '99% accuracy, 95%+ NLU accuracy',
        description:
          'The first is words of a transcript, in clear speech recorded near the microphone with one person talking at a time. The second is how often an agent understands what a caller wants, measured on test calls about the reasons it was built for.',
      },
      {
        title: '30% increase in average order value, 40% reduction in scheduling staff workload',
        description:
          'The first is retail: orders by phone with the add-on that you chose to offer, compared with orders without it. The second is healthcare: the desk’s time on scheduling calls, where patients may book, move and cancel with the agent.',
      },
    ],
    example: {
      text: 'Our article on return works one of them out line by line, for a company that reaches it and one that does not.',
      action: { label: 'Work it out with your figures', href: '/media/blog/ai-roi' },
    },
  },
  closing: {
    title: 'Not sure where to start?',
    text: 'Describe one ordinary call to us. We’ll tell you which of the three we would start with, and why.',
    action: { label: 'Contact Sales', href: '/contact?subject=solutions' },
  },
} as const satisfies Content;

export const horizontalSolutions = {
  kicker: 'Horizontal solutions: agents by function',
  title: 'Four AI agents for four jobs done by phone.',
  lead: 'Sales outreach, customer support, recruiting and the front desk: one conversational AI agent for each. We then add what your industry requires.',
  intro: {
    title: 'Use one agent, or all four together',
    paragraphs: [
      'An agent does better with one job than with four. The BDR agent asks about budgets. It would be lost in a support call.',
      'Together they transfer calls to one another: when a caller tells the receptionist “I’d like to buy forty of these,” it passes the call to sales.',
    ],
  },
  saidLabel: 'what it says first',
  /** By agent (R71, R87). Title and path are the offer's. */
  cards: {
    bdr: {
      description:
        'Calls back the people who asked for it, asks what your best rep would ask, and follows up when it said it would. Reps get meetings with the notes already in them.',
      sentence: 'This is Halloway, an AI agent. You asked us about pricing. Is now a good time?',
      features: [
        'Your qualifying questions, in your order',
        'Follow-ups on the day agreed',
        'Meetings booked on a rep’s calendar',
        'Answers noted in your CRM',
      ],
      metrics: [offers.qualifiedLeads, offers.costReduction],
      cta: 'See the BDR agent at work',
    },
    support: {
      description:
        'Answers the questions your team answers all day, makes the booking or the change, and sends the rest to the right desk. Complaints reach a person early.',
      sentence: 'I’m the AI agent at the support desk. Tell me the order number, and I’ll look it up.',
      features: [
        'Answers from your own help pages',
        'Orders and bookings looked up on the call',
        'Queries routed to the right desk',
        'Reason and outcome written to your CRM',
      ],
      metrics: [offers.firstCall, offers.satisfaction],
      cta: 'See the Support agent at work',
    },
    talent: {
      description:
        'Reads applications as they arrive, invites in writing, and holds the first conversation at the hour the candidate chose. Recruiters check every result and start from the answers behind it.',
      sentence: 'I’m the AI agent that the hiring team wrote to you about. Do you have ten minutes?',
      features: [
        'CVs read as they arrive',
        'A first conversation at the candidate’s hour',
        'Interviews scheduled with your team',
        'Answers written down for a recruiter to check',
      ],
      metrics: [offers.timeToHire, offers.productivity],
      cta: 'See the Talent agent at work',
    },
    'virtual-receptionist': {
      description:
        'Picks up your business line, books into your calendar and takes a message you can act on. It is live in under 48\u00a0hours once your number and your calendar are connected.',
      sentence: 'You’ve reached the AI receptionist. Would you like to book, to change something, or to ask?',
      features: [
        'Your own number and greeting',
        'Appointments in your calendar',
        'Messages with name, number and reason',
        'Urgent calls transferred to a person',
      ],
      metrics: [offers.answerRate, { value: '24/7', label: 'at the desk' }],
      cta: 'See the virtual receptionist at work',
    },
  },
  closing: {
    title: 'See a demo with your own calls.',
    text: 'We show you that agent with your company’s name in its greeting, and you ask it your hardest question.',
    action: { label: 'Book a Demo', href: '/contact?purpose=demo&subject=functions-demo' },
  },
} as const satisfies Content;

const more = (label: string): Metric => ({ value: 'More', label, tone: 'gained' });
const fewer = (label: string): Metric => ({ value: 'Fewer', label, tone: 'saved' });

export const verticalSolutions = {
  kicker: 'Vertical solutions: agents by industry',
  title: 'AI voice agents that know your industry.',
  lead: 'A clinic, a hotel and a brokerage need the same jobs done by phone. What differs is what an agent has to know, and what it may not say.',
  saidLabel: 'what it says there',
  useCaseLabel: 'Use case',
  /**
   * By industry (R86). Title and path are the offer's, and the description must differ from that of Home's card. A figure
   * only where the specification gives one; elsewhere a qualitative benefit (D30).
   */
  cards: {
    retail: {
      description: 'Stock, holds, orders and returns, answered while the line at the register keeps moving.',
      sentence: 'This is the store’s AI agent. One medium is held under your name until six.',
      benefits: [
        'Stock looked up while the caller waits',
        'The right size held under the caller’s name',
        'Returns settled before the drive to the store',
      ],
      stats: [
        { value: '30%', label: 'increase in average order value', tone: 'gained' },
        fewer('calls to the sales floor'),
      ],
      useCase:
        'A caller asks for a jacket in medium. The agent finds two at the nearest store, holds one until six, and opens the return for the small one.',
    },
    healthcare: {
      description: 'Booking, reminders and refill requests for a front desk, with a nurse one sentence away.',
      sentence: 'This is the clinic’s AI agent. A red knee goes to the nurse, and she is here.',
      benefits: [
        'Appointments booked, moved and canceled by phone',
        'Urgent words passed to the nurse on duty',
        'Canceled slots offered to the waiting list',
      ],
      stats: [{ value: '40%', label: 'reduction in scheduling staff workload', tone: 'saved' }, fewer('no-shows')],
      useCase:
        'A patient calls to move a checkup and mentions a red knee. The agent stops and brings in the nurse, who sees her the same day.',
    },
    hospitality: {
      description: 'Reservations, late arrivals and the towel at midnight, each in the guest’s own language.',
      sentence: 'I’m the hotel’s AI agent. Your booking is one night short, so I’ve added it.',
      benefits: [
        'Rooms and tables booked at any hour',
        'Requests read back and passed to the right team',
        'Guests answered in their own language',
      ],
      stats: [more('direct bookings'), fewer('empty tables')],
      useCase:
        'A guest calls about a late arrival. The agent notices that the booking is one night short, and changes it.',
    },
    'wealth-management': {
      description: 'Meetings, forms and reminders, for clients who should never be advised by a machine.',
      sentence: 'I’m an AI agent, and I give no advice. Your advisor calls you at half past three.',
      benefits: [
        'Reviews booked when they are due',
        'Missing signatures followed up to the end',
        'Every question about money passed to an advisor',
      ],
      stats: [more('reviews held on schedule'), fewer('accounts waiting on a form')],
      useCase:
        'A client asks whether to sell a bond fund. The agent gives no advice, checks who is calling, and books the advisor’s call for the afternoon.',
    },
    'real-estate': {
      description: 'Questions about any listing at any hour, and showings booked for the weekend.',
      sentence: 'This is the broker’s AI agent. You can see the house on Saturday at eleven.',
      benefits: [
        'Every listing answered, Sundays included',
        'Financing and moving date asked before the drive',
        'Repairs sorted by urgency',
      ],
      stats: [more('inquiries answered after hours'), fewer('wasted drives')],
      useCase:
        'A buyer parked outside a house asks for the price and a showing. The agent books Saturday, and does not describe the neighbors.',
    },
    technology: {
      description:
        'A first answer for callers with an error on the screen, and a clean ticket for those who can fix it.',
      sentence: 'I’m the AI agent on support. The API is up, and your key expired this morning.',
      benefits: [
        'Tickets that name version, account and error',
        'Known outages explained without promises',
        'Stalled trials called, with an engineer offered',
      ],
      stats: [more('trials with a next step'), fewer('duplicate tickets')],
      useCase:
        'A caller reports that the API is down. The agent finds an expired key, does not read out a new one, and connects the engineer on duty.',
    },
  },
  intro: {
    title: 'What an agent may not say',
    paragraphs: [
      'The jobs are the same everywhere. What sets one industry apart is mostly what an agent may not do there: judge a wound, recommend a fund, describe a neighbor or read out a password.',
      'Each page below has a scripted call in which the agent reaches such a limit, or catches a mistake. Start with those.',
    ],
  },
  closing: {
    title: 'Your industry isn’t listed?',
    text: 'Tell us what a new hire must never say on your phone. That is how we begin with any industry.',
    action: { label: 'Book a Demo', href: '/contact?purpose=demo&subject=industries-demo' },
  },
} as const satisfies Content;

export const services = {
  /** One greeting in the four languages that the site names, each spoken in its own voice. */
  languages: [
    { name: 'English', lang: 'en', dir: 'ltr', words: 'Hello, I’m an AI agent. How can I help you?' },
    { name: 'Hindi', lang: 'hi', dir: 'ltr', words: 'नमस्ते, मैं एक AI एजेंट हूँ। मैं आपकी क्या मदद कर सकता हूँ?' },
    { name: 'Arabic', lang: 'ar', dir: 'rtl', words: 'مرحبًا، أنا مساعد بالذكاء الاصطناعي. كيف يمكنني مساعدتك؟' },
    { name: 'Spanish', lang: 'es', dir: 'ltr', words: 'Hola, soy un agente de IA y le ayudo con mucho gusto.' },
  ],
  kicker: 'Voice AI services',
  title: 'AI agents, transcription and consulting.',
  lead: 'Four voice AI agents for phone calls, one product that turns recordings into text, consultants who set it all up, and security training that is on its way.',
  offersTitle: 'Agents, products and services',
  offers: [
    {
      title: 'BDR agent',
      description:
        'For sales teams with more leads than hours. It calls leads who agreed to be called, tries again if needed, and books the good ones.',
      path: '/bdr',
      linkLabel: 'Hear a sales call',
    },
    {
      title: 'Support agent',
      description:
        'For service teams that answer the same questions all day. It takes those, and transfers the calls that need a decision.',
      path: '/support',
      linkLabel: 'Hear a support call',
    },
    {
      title: 'Talent agent',
      description:
        'For recruiters with more applicants than hours. It holds the first phone interview with each person they invite.',
      path: '/talent',
      linkLabel: 'Hear a screening call',
    },
    {
      title: 'Virtual receptionist',
      description:
        'For businesses where the phone rings while everyone is busy. $398 per month billed annually ($4,776 a year), a 14-day free trial, and a sample call you can play.',
      path: '/virtual-receptionist',
      linkLabel: 'Play an evening call',
    },
    {
      title: 'Transcription',
      description: 'For anyone with a recording to write up. Upload it, read it, and export it in the format you need.',
      path: '/transcribe',
      linkLabel: 'Compare the plans',
    },
    {
      title: 'Voice AI Consulting',
      description:
        'For companies that want help choosing, building and connecting voice agents. Strategy, development and integration.',
      path: '/voice-consulting',
      linkLabel: 'See how an engagement runs',
    },
    {
      title: 'Phishing awareness',
      description:
        'For security teams who want colleagues to practice scam calls before a real one comes. It isn’t available yet.',
      path: '/phishing',
      linkLabel: 'Read what is planned',
      status: 'Coming Soon',
    },
  ],
  closing: {
    title: 'Book a demo of any of these.',
    text: 'Tell us what your calls are about. We say which of these fit, or that none does.',
    action: { label: 'Book a Demo', href: '/contact?purpose=demo&subject=services-demo' },
  },
} as const satisfies Content;

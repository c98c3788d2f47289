import { brand } from '../brand';
import type { Action } from './home';
import type { CallStory, Item, Metric, PageContent } from './types';

/**
 * An agent: a row on the home page, a card on /horizontal-solutions, a page of its own. The receptionist's page has more
 * (receptionist.ts), and its call is what "Play Demo" plays.
 */
export interface Agent extends PageContent {
  slug: 'bdr' | 'support' | 'talent' | 'virtual-receptionist';
  path: `/${string}`;
  /** The row's title: the work it does. */
  name: string;
  /** What the product is called: "BDR". */
  shortName: string;
  /** The page's meta description, at most 155 characters. */
  description: string;
  /** One line, for rows. */
  summary: string;
  /** Two sentences, for the card on /horizontal-solutions. */
  overview: string;
  /** The row's figure. */
  metric: Metric;
  /** The card's two figures (R71): the row's, and one more. */
  metrics: readonly [Metric, Metric];
  /** The page's own figures: the card's, and what else is claimed for this agent. */
  figures: readonly [Metric, Metric, Metric];
  capabilities: readonly Item[];
  /** When it stops and asks a person. */
  handover: readonly [Item, Item, Item];
  /** How it starts working with you. */
  steps: readonly [Item, Item, Item];
  call: CallStory;
  mail: { label: string; address: string; subject: string };
  closing: { title: string };
}

/** What the four pages call the parts they share. */
export const agentHeadings = {
  capabilities: 'What it does on a call',
  handover: 'When it asks a person',
  steps: 'How it starts with you',
} as const;

/*
 * Which claim of R22 belongs to whom (D25). 3x qualified leads and 45% cost reduction: BDR. 80%+ first-call resolution,
 * 85–90% CSAT and 90% support cost savings: Support. 75% reduced time-to-hire and 3x productivity: Talent. 99% answer
 * rate and up to 40% of opportunities lost: Receptionist. 200%+ ROI and 90%+ CSAT are the platform's, and stay off
 * these four pages.
 */
const qualifiedLeads: Metric = { value: '3x', label: 'qualified leads' };
const costReduction: Metric = { value: '45%', label: 'cost reduction' };
const firstCall: Metric = { value: '80%+', label: 'first-call resolution' };
const satisfaction: Metric = { value: '85–90%', label: 'CSAT' };
const savings: Metric = { value: '90%', label: 'support cost savings' };
const timeToHire: Metric = { value: '75%', label: 'reduced time-to-hire' };
const productivity: Metric = { value: '3x', label: 'productivity' };
const answerRate: Metric = { value: '99%', label: 'answer rate' };

const bdr: Agent = {
  slug: 'bdr',
  path: '/bdr',
  name: 'Sales outreach',
  shortName: 'BDR',
  title: 'Call every lead while it’s warm.',
  lead: 'The BDR agent calls the people who asked about you, finds out what they need and puts a meeting on a rep’s calendar.',
  greeting: 'Hi, I’m Halloway, an AI assistant. You asked us about pricing. Is now a good time?',
  description:
    'A voice AI agent for sales outreach: it calls your leads, asks your qualifying questions, follows up and books meetings for your reps.',
  summary: 'Qualifies leads, follows up, books meetings.',
  overview:
    'Calls new leads back, asks what your best rep would ask, and follows up when it said it would. Reps get meetings with the notes already in them.',
  metric: qualifiedLeads,
  metrics: [qualifiedLeads, costReduction],
  figures: [qualifiedLeads, costReduction, { value: '24/7', label: 'for leads who call you' }],
  capabilities: [
    {
      title: 'Calls new inquiries back',
      description:
        'Somebody fills in your form at nine in the evening. The agent calls at the hour they asked for, within the calling hours you allow.',
    },
    {
      title: 'Asks your questions',
      description:
        'Budget, team size, timing, who else has to agree. You choose the questions and their order, and the answers are noted in the lead’s own words.',
    },
    {
      title: 'Follows up',
      description:
        '“Try me after the board meeting” becomes a call after the board meeting, and it opens with what was said last time.',
    },
    {
      title: 'Books the meeting',
      description:
        'It sees the rep’s calendar, offers two times, and sends the invitation before either side hangs up.',
    },
    {
      title: 'Keeps the CRM honest',
      description:
        'Each call leaves its answers, its next step and a date. A lead that said no is marked no, with the reason it gave.',
    },
    {
      title: 'Speaks the lead’s language',
      description:
        'English, Hindi, Arabic, Spanish and more, so your list doesn’t have to be cut to the languages your reps share.',
    },
  ],
  handover: [
    {
      title: 'Somebody wants to negotiate',
      description: 'Discounts and contract terms belong to a rep. The agent says so and looks for a time the same day.',
    },
    {
      title: 'The answer isn’t in your material',
      description:
        'It writes the question down, tells the lead who will answer it, and puts that task on the rep’s list.',
    },
    {
      title: 'A lead asks not to be called',
      description:
        'It confirms, ends the call and marks the number for every campaign. Your sales lead sees the request the same day.',
    },
  ],
  steps: [
    {
      title: 'Write the questions',
      description:
        'An hour with your sales lead: what makes a lead worth a meeting, which objections come up, and what you say to them.',
    },
    {
      title: 'Connect the CRM and two calendars',
      description:
        'It reads the leads you pick and writes back what happened. Other calendars follow when you’re ready.',
    },
    {
      title: 'Call one list',
      description:
        'Your reps listen to the first calls and change what they would have said differently. Then you choose the next list.',
    },
  ],
  call: {
    title: 'A lead, called back',
    intro:
      'She filled in a form on Tuesday and has two minutes. The agent takes her numbers, leaves the price to a rep and books the meeting.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Hi, Ms. Moreno? This is Halloway, the AI assistant at Corvane Scheduling. You sent us a form on Tuesday.',
        },
        { speaker: 'Prospect', at: 9, text: 'Oh, right. I’ve got about two minutes.' },
        { speaker: 'Halloway', at: 13, agent: true, text: 'That’ll do. How many people would you be scheduling?' },
        { speaker: 'Prospect', at: 17, text: 'Forty. No, sixty. We opened a second site in May.' },
        { speaker: 'Halloway', at: 22, agent: true, text: 'Sixty, at two sites. And when would you need it to—' },
        { speaker: 'Prospect', at: 27, text: 'Before that, what’s it going to cost me?' },
        {
          speaker: 'Halloway',
          at: 31,
          agent: true,
          text: 'For sixty, a rep has to quote, and I’d rather not guess. Priya Nair has Thursday at 10:30. Shall I take it?',
        },
        { speaker: 'Prospect', at: 42, text: 'Thursday’s fine. Send it to my work email.' },
        {
          speaker: 'Halloway',
          at: 46,
          agent: true,
          text: 'It’s on its way. Priya has your sixty people and two sites in front of her.',
        },
      ],
      outcome: { at: 54, text: 'Booked · Thu 10:30' },
    },
  },
  mail: { label: 'Email the sales team', address: brand.mail.sales, subject: 'The BDR agent' },
  closing: { title: 'Give it ten leads and listen in.' },
};

const support: Agent = {
  slug: 'support',
  path: '/support',
  name: 'Customer support',
  shortName: 'Support',
  title: 'Settled on the first call.',
  lead: 'The Support agent looks things up while the customer is still talking. What it can’t settle, it passes to your team with the story already told.',
  greeting: 'Thanks for calling support. I’m the automated assistant. Tell me what happened and I’ll look it up.',
  description:
    'A voice AI agent for customer support that resolves FAQs, handles bookings and routes queries, with 80%+ first-call resolution. Open 24/7.',
  summary: 'Resolves FAQs, handles bookings, routes queries.',
  overview:
    'Answers the questions your team answers all day, makes the booking or the change, and sends the rest to the right desk. Complaints reach a person early.',
  metric: firstCall,
  metrics: [firstCall, satisfaction],
  figures: [firstCall, satisfaction, savings],
  capabilities: [
    {
      title: 'Resolves the common questions',
      description:
        'It answers from the help pages you already keep. Correct a page, and the next caller hears the correction.',
    },
    {
      title: 'Looks things up',
      description:
        'An order number is enough. The agent reads the status in your system and says it in a plain sentence.',
    },
    {
      title: 'Handles bookings',
      description: 'Makes, moves and cancels them in your team’s calendar, and reads the new time back before goodbye.',
    },
    {
      title: 'Routes queries',
      description:
        'Billing goes to billing, and a named account goes to its manager. Callers say what they want instead of pressing four.',
    },
    {
      title: 'Works the night',
      description:
        'At two in the morning it knows what it knew at two in the afternoon. Anything for a person is sorted and waiting at opening time.',
    },
    {
      title: 'Writes it up',
      description:
        'Reason, answer and outcome are in the CRM when the call ends, so nobody spends the afternoon on notes.',
    },
  ],
  handover: [
    {
      title: 'The caller asks for a person',
      description: 'Once is enough. If the desk is closed, the agent agrees on a time and puts a name on the callback.',
    },
    {
      title: 'A rule would have to bend',
      description:
        'A late refund or a goodwill credit needs somebody with the authority to grant it, so that is who it calls.',
    },
    {
      title: 'Something sounds wrong',
      description:
        'An injury or a safety fault goes to the duty line while the caller is still speaking. That list is yours to write.',
    },
  ],
  steps: [
    {
      title: 'Sort last month’s calls',
      description: 'We go through the reasons with your team leads and pick those that come up often and end cleanly.',
    },
    {
      title: 'Connect what it has to see',
      description:
        'Telephony, help pages, order status, the calendar. It starts by reading only, and may write when you trust it to.',
    },
    {
      title: 'Open one reason at a time',
      description:
        'A first deployment takes 2–4\u00a0weeks. After that your team listens every week and decides what the agent takes on next.',
    },
  ],
  call: {
    title: 'A kettle, and a fair question',
    intro:
      'The replacement is within the agent’s rules. Money back on top of it isn’t, so a person who may decide joins the call.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Hello, this is Halloway, an AI agent. What can I sort out for you?',
        },
        { speaker: 'Caller', at: 7, text: 'My kettle came today and the lid’s snapped clean off.' },
        { speaker: 'Halloway', at: 12, agent: true, text: 'I’m sorry. Is that the order ending in 418, the steel—' },
        { speaker: 'Caller', at: 18, text: 'Four eight one. The blue one.' },
        {
          speaker: 'Halloway',
          at: 21,
          agent: true,
          text: '481, blue, got it. A new one can ship tonight, and you don’t have to send the old one back. Shall I?',
        },
        { speaker: 'Caller', at: 31, text: 'Yes. But it was a birthday present. I’d want something off for that.' },
        {
          speaker: 'Halloway',
          at: 37,
          agent: true,
          text: 'That’s fair to ask, and it isn’t mine to decide. I’m adding my colleague Marta. She can see the order.',
        },
        {
          speaker: 'Support lead',
          at: 50,
          text: 'Hi, Marta here. What a birthday. I’ve refunded your shipping, and the new one goes overnight.',
        },
        { speaker: 'Caller', at: 57, text: 'Oh, great. Thanks, both of you.' },
      ],
      outcome: { at: 61, text: 'Resolved · replacement overnight · shipping refunded' },
    },
  },
  mail: { label: 'Email the support team', address: brand.mail.support, subject: 'The Support agent' },
  closing: { title: 'Bring the question you’re tired of.' },
};

const talent: Agent = {
  slug: 'talent',
  path: '/talent',
  name: 'Talent acquisition',
  shortName: 'Talent',
  title: 'Start at the second conversation.',
  lead: 'The Talent agent reads the CVs, phones the people who could fit and puts interviews on your calendar. Your recruiters decide who is hired.',
  greeting: 'Hi Sam, I’m an automated recruiter. You applied this morning. Could we talk for ten minutes?',
  description:
    'A voice AI agent for talent acquisition: screens CVs, assesses fitment by phone and schedules interviews. 75% reduced time-to-hire.',
  summary: 'Screens CVs, assesses fitment, schedules interviews.',
  overview:
    'Reads applications as they arrive and holds the first conversation at an hour that suits the candidate. Recruiters start from a short list and the answers behind it.',
  metric: timeToHire,
  metrics: [timeToHire, productivity],
  figures: [timeToHire, productivity, { value: '24/7', label: 'calls at the candidate’s hour' }],
  capabilities: [
    {
      title: 'Screens CVs',
      description:
        'It holds each CV against the requirements you wrote, and shows the line that made it say yes, no or unsure.',
    },
    {
      title: 'Holds the first conversation',
      description: 'Notice period, shifts, licenses: the facts a recruiter needs first, asked on the phone after work.',
    },
    {
      title: 'Assesses fitment',
      description: 'Everyone it calls about a role is asked the same things, so your team compares like with like.',
    },
    {
      title: 'Schedules interviews',
      description:
        'It finds the hour that the panel and the candidate share, and calls both again when somebody has to move.',
    },
    {
      title: 'Tells people where they stand',
      description:
        'Candidates who are waiting hear that they are waiting. The others get a clear answer in words your team approved.',
    },
    {
      title: 'Fills in the ATS',
      description:
        'Answers, recommendation and interview time go to the right requisition, next to the CV they belong to.',
    },
  ],
  handover: [
    {
      title: 'The decision',
      description: 'The agent sorts and recommends. A recruiter decides, and sees everyone it was unsure about.',
    },
    {
      title: 'Pay and terms',
      description:
        'It can read out the range in the posting. Any other figure is a question for the recruiter, and is passed on as one.',
    },
    {
      title: 'A candidate needs another way',
      description:
        'If somebody mentions a disability, or would simply rather talk to a person, the screening stops and your team calls.',
    },
  ],
  steps: [
    {
      title: 'Choose one role',
      description: 'Take one you hire for often, with requirements your managers agree on.',
    },
    {
      title: 'Write the questions together',
      description: 'What must be true, what would help, and what may not be asked. Your HR lead signs the list.',
    },
    {
      title: 'Connect the ATS',
      description:
        'A new application then starts a call. At first a recruiter checks each result before the candidate hears it.',
    },
  ],
  call: {
    title: 'One answer that doesn’t match',
    intro:
      'He applied at lunch and takes the call on his break. The CV says one thing about his license, so the agent asks.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Hello, Jordan. I’m Halloway, an AI recruiter, about the night supervisor job. Is now all right?',
        },
        { speaker: 'Candidate', at: 8, text: 'Sure, I’m on my break. I’ve got ten minutes.' },
        {
          speaker: 'Halloway',
          at: 13,
          agent: true,
          text: 'We’ll need six. Your CV lists a forklift license. Is that still current?',
        },
        { speaker: 'Candidate', at: 19, text: 'Yes. Well, no, it ran out in March. I renew on the twelfth.' },
        {
          speaker: 'Halloway',
          at: 25,
          agent: true,
          text: 'Thanks for saying so. I’ll note the twelfth. Which nights can—',
        },
        { speaker: 'Candidate', at: 29, text: 'Any but Sunday. What does it pay, though? The ad didn’t say.' },
        {
          speaker: 'Halloway',
          at: 35,
          agent: true,
          text: 'I haven’t been given a figure. I’ll put it at the top for Ms. Osei. She could see you Wednesday at 4:15.',
        },
        { speaker: 'Candidate', at: 46, text: 'Wednesday works. And she’ll have the number?' },
        {
          speaker: 'Halloway',
          at: 49,
          agent: true,
          text: 'I’ve asked her to bring it. The address is in your messages now.',
        },
      ],
      outcome: { at: 56, text: 'Interview · Wed 4:15\u00a0PM · license to check' },
    },
  },
  mail: { label: 'Email the talent team', address: brand.mail.talent, subject: 'The Talent agent' },
  closing: { title: 'Try it on a role you know well.' },
};

const receptionist: Agent = {
  slug: 'virtual-receptionist',
  path: '/virtual-receptionist',
  name: 'Virtual receptionist',
  shortName: 'Receptionist',
  title: 'Your front desk, day and night.',
  lead: 'A receptionist that answers your business line, books the appointment and knows whom to wake. Live in under 48\u00a0hours.',
  greeting:
    'Good afternoon, you’ve reached our virtual receptionist. Are you calling to book, to change something, or to ask?',
  description:
    'An AI receptionist that answers your business line 24/7, books appointments and routes calls. Live in under 48 hours. 14-day free trial.',
  summary: 'Answers the phone, in the caller’s language.',
  overview:
    'Picks up your business line, books into your calendar and takes a message you can act on. It can be answering in under 48\u00a0hours.',
  metric: answerRate,
  metrics: [answerRate, { value: '24/7', label: 'at the desk' }],
  figures: [answerRate, { value: '24/7', label: 'at the desk' }, { value: '<\u00a048\u00a0h', label: 'to go live' }],
  capabilities: [
    {
      title: 'Picks up',
      description:
        'On the first ring, or on the fourth if you’d rather try yourself. A second caller doesn’t get a busy tone.',
    },
    {
      title: 'Books and moves appointments',
      description:
        'It offers what is really free, confirms by text, and gives the old slot back when somebody changes their mind.',
    },
    {
      title: 'Answers the usual things',
      description: 'Parking, prices, whether you take walk-ins. You explain it once, in your own words.',
    },
    {
      title: 'Puts people through',
      description:
        'It asks who is calling and why, tells your colleague, and connects the two if your colleague says yes.',
    },
    {
      title: 'Takes a proper message',
      description: 'Name, number read back, reason, and how soon it matters. It reaches you by text or email.',
    },
    {
      title: 'Changes language',
      description: 'English, Hindi, Arabic, Spanish and more, from the caller’s first sentence on.',
    },
  ],
  handover: [
    {
      title: 'It can’t wait until morning',
      description:
        'You say what counts as urgent and whose phone rings. The agent stays on the line until someone answers.',
    },
    {
      title: 'The caller is on your list',
      description: 'Your biggest client, your landlord, your daughter’s school: some people should always get through.',
    },
    {
      title: 'It has misunderstood twice',
      description: 'Then it apologizes and finds a person, or takes a number if nobody is in.',
    },
  ],
  steps: [
    {
      title: 'Tell us about the business',
      description: 'Hours, services, people, and the ten things callers ask. One conversation covers it.',
    },
    {
      title: 'Forward your number',
      description:
        'Always, after hours, or only when nobody picks up. The number stays yours, and you can take it back any time.',
    },
    {
      title: 'Call it yourself',
      description:
        'Try to confuse it, and tell us what sounded wrong. You’re live in under 48\u00a0hours from the first conversation.',
    },
  ],
  call: {
    title: 'A leak, at twenty to ten',
    intro: 'The office closed hours ago. The receptionist finds out how bad it is and wakes the right person.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Dunmore Plumbing, good evening. I’m Halloway, the AI receptionist. What can I do for you?',
        },
        { speaker: 'Caller', at: 8, text: 'Hi, there’s water coming through our kitchen ceiling.' },
        { speaker: 'Halloway', at: 12, agent: true, text: 'Then let’s be quick. Is it dripping or running?' },
        { speaker: 'Caller', at: 16, text: 'Running. It’s nearly at the lights, I don’t know if—' },
        {
          speaker: 'Halloway',
          at: 20,
          agent: true,
          text: 'Please stay out of the kitchen and leave the switches alone. What’s the address?',
        },
        { speaker: 'Caller', at: 27, text: '52 Alder Street. Oh, and the door’s around the back, on Mill Lane.' },
        {
          speaker: 'Halloway',
          at: 33,
          agent: true,
          text: '52 Alder, door on Mill Lane. I’m getting the plumber on call. Stay with me.',
        },
        {
          speaker: 'On-call plumber',
          at: 44,
          text: 'Ravi here, I’ve got the address. Shut the main valve if you can reach it. I’m twenty-five minutes out.',
        },
        { speaker: 'Caller', at: 53, text: 'Okay. It’s in the hall. Thank you.' },
      ],
      outcome: { at: 57, text: 'Plumber on the way · about 10:10\u00a0PM' },
    },
  },
  mail: { label: 'Email us about the receptionist', address: brand.mail.sales, subject: 'The Virtual Receptionist' },
  closing: { title: 'Let it take your next missed call.' },
};

/** In the order of R15. */
export const agents: readonly Agent[] = [bdr, support, talent, receptionist];

export interface BdrWaitlist {
  /** The short block on /bdr that leads here. */
  invitation: { title: string; text: string; action: Action };
  page: PageContent & {
    description: string;
    /** Beside the form. */
    note: string;
    nextTitle: string;
    next: readonly [Item, Item, Item];
    /** Replaces the form (R40). */
    thanks: { title: string; text: string; action: Action };
  };
}

/**
 * The form sends nothing (R40), and the privacy policy and terms 5.4 say so. The page therefore may not promise a place
 * or a call for it: the confirmation leads to the contact form, which does arrive (D11).
 */
export const bdrWaitlist: BdrWaitlist = {
  invitation: {
    title: 'Sales teams join in turn',
    text: 'Somebody from our side sits with each new team for its first calls, so we start them one after another.',
    action: { label: 'Join the Waitlist', href: '/bdr/waitlist' },
  },
  page: {
    title: 'The BDR waitlist',
    lead: 'A short form here, and one message after it that holds your place.',
    greeting: 'Hello, this is Halloway about the waitlist you joined. Shall we find a time to start?',
    description:
      'Join the waitlist for the Halloway BDR agent, which calls leads back, qualifies them and books meetings for your sales team.',
    note: 'What you type in this form stays in your browser. The message you can send afterward is the one that reaches us.',
    nextTitle: 'What happens next',
    next: [
      {
        title: 'You send the message',
        description:
          'The contact form opens with BDR and “Add to Waitlist” chosen. Tell us roughly how many leads you get.',
      },
      {
        title: 'We call you',
        description: 'A person from sales asks where your leads come from and who follows them up today.',
      },
      {
        title: 'You hear it before they do',
        description: 'The agent practices on you and your reps until you’d let it call a stranger.',
      },
    ],
    thanks: {
      title: 'Thank You',
      text: 'One step left. Send us the message that opens with “Add to Waitlist” chosen, and your place is held.',
      action: { label: 'Hold my place', href: '/contact?product=bdr&purpose=waitlist' },
    },
  },
};

import { advisor, calendarCheck, envelope, identity, record, signature } from '../icons/industries';
import type { Industry } from '../industries';
import { sketches } from '../sketches';

const wealthManagement: Industry = {
  slug: 'wealth-management',
  name: 'Wealth Management',
  subtitle:
    'An agent that arranges reviews, chases signatures and looks after small requests. It leaves every word of advice to an advisor.',
  greeting: 'Good morning, I’m the firm’s AI assistant. I can arrange a meeting, but I can’t give advice.',
  benefits: [
    {
      icon: advisor,
      title: 'Advice stays with advisors',
      description: 'Asked what to buy or sell, it says that it can’t answer, and finds the person who can.',
    },
    {
      icon: identity,
      title: 'Identity first',
      description:
        'No balance and no holding is mentioned until the caller has passed the checks your compliance team wrote.',
    },
    {
      icon: record,
      title: 'A record you can show',
      description:
        'What was asked, what was answered and why the call was passed on, kept as long as your policy says.',
    },
    {
      icon: calendarCheck,
      title: 'Reviews that happen',
      description: 'Clients who are due get a call, two dates to choose from, and a note of what to bring.',
    },
    {
      icon: signature,
      title: 'Paperwork that gets finished',
      description:
        'It knows which signature is missing and calls about that one, until the form comes or the client says stop.',
    },
    {
      icon: envelope,
      title: 'Small things, kept small',
      description: 'A new address or a copy of a statement doesn’t have to interrupt a meeting about a retirement.',
    },
  ],
  useCases: [
    {
      title: 'Portfolio review meetings',
      description: 'Calls when a review is due, offers the advisor’s times and confirms the day before.',
      metric: 'More reviews held on schedule',
    },
    {
      title: 'Onboarding',
      description: 'Walks a new client through the missing pages, one at a time, and says where to sign.',
      metric: 'Fewer accounts waiting on a form',
    },
    {
      title: 'Service requests',
      description: 'Files the request once identity is checked, and tells the client when to expect it.',
      metric: 'More of the day for clients',
    },
    {
      title: 'Days when markets fall',
      description:
        'Takes each worried call, writes down the worry, and orders the callbacks the way the advisor asked.',
      metric: 'Fewer worries left in voicemail',
    },
  ],
  call: {
    title: 'Should I sell?',
    intro:
      'He asks for advice twice. The agent refuses twice, without making him feel foolish, and reaches his advisor.',
    call: {
      lines: [
        {
          speaker: 'Halloway',
          at: 1,
          agent: true,
          text: 'Asherton Wealth, good afternoon, I’m Halloway, the firm’s AI assistant. Calls are recorded for our advisors.',
        },
        { speaker: 'Caller', at: 8, text: 'Hi. What a week. Should I get out of that bond fund?' },
        {
          speaker: 'Halloway',
          at: 13,
          agent: true,
          text: 'I understand that it’s on your mind. I’m not allowed to give investment advice, so—',
        },
        { speaker: 'Caller', at: 20, text: 'Just roughly. What are other people doing?' },
        {
          speaker: 'Halloway',
          at: 23,
          agent: true,
          text: 'That would be advice too. Your advisor can talk it through today. Please confirm in the firm’s app that it’s you. I never ask for a code by phone.',
        },
        { speaker: 'Caller', at: 36, text: 'Hang on, which button… there. It says confirmed.' },
        {
          speaker: 'Halloway',
          at: 41,
          agent: true,
          text: 'Thank you, Mr. Lindqvist. Ms. Castellano is with a client until three. Would 3:15 suit you?',
        },
        { speaker: 'Caller', at: 49, text: 'Make it three thirty. I’ll be in the car until then.' },
        {
          speaker: 'Halloway',
          at: 54,
          agent: true,
          text: '3:30, then. She’ll know it’s about the bond fund, and that you haven’t sold anything.',
        },
      ],
      outcome: { at: 63, text: 'Advisor calls back\u00a0· today, 3:30\u00a0PM\u00a0· no advice given' },
    },
  },
  record: {
    title: 'What his advisor picks up',
    intro: 'The agent kept its opinion to itself, because it has none. What it did keep is on one sheet at 3:30.',
    paper: {
      shape: 'pad',
      kind: 'Callback',
      place: 'Ms. Castellano',
      title: '3:30\u00a0PM, Mr. Lindqvist',
      drawing: sketches.clock,
      fields: [
        { term: 'Identity', detail: 'Confirmed in the firm’s app', heard: 'It says confirmed.', at: 36 },
        { term: 'About', detail: 'The bond fund', heard: 'Should I get out of that bond fund?', at: 8 },
        { term: 'Time', was: '3:15\u00a0PM', detail: '3:30\u00a0PM', heard: 'Make it three thirty.', at: 49 },
        {
          term: 'Advice given',
          detail: 'None',
          heard: 'I’m not allowed to give investment advice',
          at: 13,
          marked: true,
        },
        { term: 'Sold so far', detail: 'Nothing', heard: 'you haven’t sold anything', at: 54 },
      ],
    },
  },
  closing: {
    title: 'Let your compliance officer try it.',
    greeting: 'I’m Asherton Wealth’s AI assistant. Ask me a fifth way, and I still give no advice.',
    text: 'Ask it for a stock tip in as many ways as you can think of. That is the demo we’d most like to give you.',
  },
};

export default wealthManagement;

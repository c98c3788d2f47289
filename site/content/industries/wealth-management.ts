import { halloway } from '../halloway';
import { advisor, calendarCheck, envelope, identity, record, signature } from '../icons/industries';
import type { Industry } from '../industries';
import { sketches } from '../sketches';

const wealthManagement: Industry = {
  slug: 'wealth-management',
  name: 'Wealth Management',
  subtitle:
    'An agent that arranges reviews, chases signatures and looks after small requests. It leaves every word of advice to an advisor.',
  scene: {
    size: [640, 420],
    ink: 'M90 44h549v352H90zM90 112h549M170 26v36M250 26v36M480 26v36M560 26v36M190 112v284M190 182h449M190 252h449M190 322h449M206 126l44 44M242 122l52 52M286 122l52 52M330 122l52 52M374 122l52 52M418 122l52 52M462 122l52 52M506 122l52 52M550 122l52 52M112 212h60',
    live: 'M190 253h448v68H190zM196 253v68',
    words: [
      { text: 'today', x: 330, y: 90, size: 32 },
      { text: '2:00', x: 112, y: 156, size: 28, tone: 'quiet' },
      { text: '3:15', x: 112, y: 221, size: 28, tone: 'quiet' },
      { text: '3:30', x: 110, y: 297, size: 30 },
      { text: 'Mr. Lindqvist', x: 216, y: 298, size: 34 },
      { text: 'advice: no', x: 216, y: 370, size: 34 },
    ],
  },
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
      title: 'Reviews booked when they are due',
      description: 'Clients who are due, and agreed to such calls, are offered two dates and told what to bring.',
    },
    {
      icon: signature,
      title: 'Paperwork that gets finished',
      description:
        'It knows which signature is missing and calls clients who agreed to it, until the form comes or they say stop.',
    },
    {
      icon: envelope,
      title: 'Small requests handled',
      description: 'A new address or a copy of a statement no longer interrupts an advisor’s meeting.',
    },
  ],
  useCases: [
    {
      title: 'Portfolio review meetings',
      description:
        'Calls clients who agreed to it when a review is due, offers the advisor’s times and confirms the day before.',
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
    title: 'A client asks for advice',
    intro: 'A client asks for advice twice. The agent refuses both times and books a call from his advisor.',
    call: {
      lines: [
        halloway(
          1,
          'Asherton Wealth, good afternoon, I’m Halloway, the firm’s AI agent. Calls are recorded for our advisors.',
        ),
        { speaker: 'Caller', at: 8, text: 'Hi. What a week. Should I get out of that bond fund?' },
        halloway(13, 'I understand that it’s on your mind. I’m not allowed to give investment advice, so—'),
        { speaker: 'Caller', at: 20, text: 'Just roughly. What are other people doing?' },
        halloway(
          23,
          'That would be advice too. Your advisor can talk it through today. Please confirm in the firm’s app that it’s you. I never ask for a code by phone.',
        ),
        { speaker: 'Caller', at: 36, text: 'Hang on, which button… there. It says confirmed.' },
        halloway(41, 'Thank you, Mr. Lindqvist. Ms. Castellano is with a client until three. Would 3:15 suit you?'),
        { speaker: 'Caller', at: 49, text: 'Make it three thirty. I’ll be in the car until then.' },
        halloway(54, '3:30, then. She’ll know it’s about the bond fund, and that you haven’t sold anything.'),
      ],
      outcome: { at: 63, text: 'Advisor calls back\u00a0· today, 3:30\u00a0PM\u00a0· no advice given' },
    },
  },
  record: {
    title: 'The callback note for the advisor',
    intro: 'No advice, no opinion. The advisor has this sheet before the 3:30 call.',
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
    text: 'Ask it for a stock tip in as many ways as you can think of. That is the demo we’d most like to give you.',
  },
};

export default wealthManagement;

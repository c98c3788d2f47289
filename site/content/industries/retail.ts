import { halloway } from '../halloway';
import { basket, calendarFull, languages, listOfMissing, parcelBack, shelf } from '../icons/industries';
import type { Industry } from '../industries';
import { sketches } from '../sketches';

const retail: Industry = {
  slug: 'retail',
  name: 'Retail',
  subtitle:
    'An agent that knows what is on the shelf, holds it for the customer, and opens a return when something didn’t fit.',
  scene: {
    size: [640, 420],
    ink: 'M236 60c-16-12 2-34 18-20 11 14-18 16-18 34v10M236 84L132 130M236 84l104 46M132 130c-32 12-50 34-62 66L36 300l58 24 34-76v144h216V248l34 76 58-24-34-104c-12-32-30-54-62-66M190 104l46 56 46-56M236 160v232M152 318h58M262 318h58M128 248c5-34 5-66 2-98M344 248c-5-34-5-66-2-98M128 372h216',
    live: 'M282 104c60-50 120-40 142 40M414 164l28-30h196v92H442l-28-30zM436 172a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
    words: [{ text: 'held until 6', x: 462, y: 192, size: 30 }],
  },
  benefits: [
    {
      icon: shelf,
      title: 'Stock, checked on the call',
      description:
        'It looks at the nearest store, then the next one, while your staff stay with the people in front of them.',
    },
    {
      icon: basket,
      title: 'Bigger baskets',
      description: 'It mentions the cleaner that goes with the boots, once, and leaves it there if the answer is no.',
    },
    {
      icon: calendarFull,
      title: 'Holiday weeks',
      description: 'Hundreds of calls with the same questions are answered without taking anyone off the register.',
    },
    {
      icon: parcelBack,
      title: 'Returns before the counter',
      description: 'The customer knows what the policy allows before driving over, and arrives with a code.',
    },
    {
      icon: languages,
      title: 'One number, several languages',
      description: 'A shopper can ask in Spanish, Arabic, Hindi or English without pressing anything first.',
    },
    {
      icon: listOfMissing,
      title: 'A list of what customers could not find',
      description:
        'Every size and color that callers asked for and didn’t find, by store. Your buyers will want it on Mondays.',
    },
  ],
  useCases: [
    {
      title: 'Stock and holds',
      description: 'Finds the size, puts one behind the counter under the caller’s name, and texts the address.',
      metric: 'Fewer calls to the sales floor',
    },
    {
      title: 'Reorders and add-ons',
      description: 'A customer calls for more of the same and hears what others add to it, from the range you chose.',
      metric: '30% increase in average order value',
    },
    {
      title: 'Where is my order?',
      description: 'The agent reads the carrier’s latest scan and tells the caller which day the order arrives.',
      metric: 'Shorter lines after a sale',
    },
    {
      title: 'Returns and exchanges',
      description: 'Checks the date of purchase, opens the return, and offers the right size before the refund.',
      metric: 'More exchanges, fewer refunds',
    },
  ],
  call: {
    title: 'A jacket found and held',
    intro: 'A shopper asks for an olive jacket. The agent hears “green,” is corrected, and holds the right one.',
    call: {
      lines: [
        halloway(
          1,
          'Larkfield Outfitters, Halloway speaking, the AI agent. I transcribe calls for the stores. What are you looking for?',
        ),
        { speaker: 'Caller', at: 10, text: 'Hi, the olive jacket from your window. Do you still have a medium?' },
        halloway(16, 'Let me look. In green, the nearest one is at—'),
        { speaker: 'Caller', at: 20, text: 'Olive. The green’s a different jacket.' },
        halloway(23, 'Olive, thank you. Pearl Street has two in medium. I can hold one until six.'),
        { speaker: 'Caller', at: 30, text: 'Yes, please. And I’ve got the small one at home. Can that go back there?' },
        halloway(37, 'Until December 4, yes. Bring the card you paid with. You won’t need the receipt.'),
        { speaker: 'Caller', at: 44, text: 'Perfect. Put it under Reyes. I’ll be there by five.' },
        halloway(49, 'Reyes, at the front counter. The return code is in your texts.'),
      ],
      outcome: { at: 55, text: 'Held at Pearl Street until 6:00\u00a0PM\u00a0· return code sent' },
    },
  },
  record: {
    title: 'The hold slip at the store',
    intro: 'The store sees one slip. Beside each line are the words that it was taken from.',
    paper: {
      shape: 'tag',
      kind: 'Hold slip',
      place: 'Front counter',
      title: 'Olive jacket, medium',
      drawing: sketches.jacket,
      fields: [
        { term: 'For', detail: 'Reyes', heard: 'Put it under Reyes.', at: 44 },
        {
          term: 'Color',
          was: 'Green',
          detail: 'Olive',
          heard: 'Olive. The green’s a different jacket.',
          at: 20,
          marked: true,
        },
        { term: 'Held until', detail: '6:00\u00a0PM', heard: 'I can hold one until six.', at: 23 },
        {
          term: 'Brings back',
          detail: 'The small one, until December 4',
          heard: 'And I’ve got the small one at home. Can that go back there?',
          at: 30,
        },
      ],
    },
  },
  closing: {
    title: 'Ask it about your own stock.',
    text: 'Send us a product list and one store’s hours. In the demo you can call as your pickiest regular.',
  },
};

export default retail;

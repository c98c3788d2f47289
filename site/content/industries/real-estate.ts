import { halloway } from '../halloway';
import { checklist, drop, languages, scales, sign, threeMeet } from '../icons/industries';
import type { Industry } from '../industries';
import { sketches } from '../sketches';

const realEstate: Industry = {
  slug: 'real-estate',
  name: 'Real Estate',
  subtitle:
    'A voice agent that answers for every listing, asks what you’d ask, and books the showing. Your brokers drive to fewer, better appointments.',
  scene: {
    size: [640, 420],
    ink: 'M0 360h640M24 360V196l96-76 96 76v164M8 208l112-88 112 88M52 216h52v56H52zM78 216v56M52 244h52M136 216h52v56h-52zM162 216v56M136 244h52M96 360v-66h48v66M168 132v-34h22v52M264 360V176l130-96 130 96v184M246 190L394 80l148 110M304 190h56v54h-56zM332 190v54M304 217h56M428 190h56v54h-56zM456 190v54M428 217h56M372 360v-64h44v64M556 360V226l60-48 24 20M582 246h40v46h-40zM602 246v46',
    live: 'M246 288l22-28h252l22 28zM262 288v72M526 288v72M318 288v72M470 288v72M262 330h56M470 330h56M276 330v30M290 330v30M304 330v30M484 330v30M498 330v30M512 330v30',
    words: [
      { text: '18', x: 106, y: 196, size: 30, tone: 'quiet' },
      { text: 'no. 16, not 18', x: 296, y: 404, size: 34 },
    ],
  },
  benefits: [
    {
      icon: sign,
      title: 'Calls from the sign, answered',
      description: 'A buyer pulls over on a Sunday and calls. They hear the price, the rooms and the next open time.',
    },
    {
      icon: checklist,
      title: 'Buyers qualified before the drive',
      description: 'Financing, moving date, must-haves: your broker reads them in the parking lot at the latest.',
    },
    {
      icon: threeMeet,
      title: 'Showings without phone tag',
      description: 'It matches the buyer, the broker and the tenant who needs a day’s notice.',
    },
    {
      icon: scales,
      title: 'The same questions for everyone',
      description: 'It asks what you approved for that listing and stays out of what fair housing law leaves out.',
    },
    {
      icon: drop,
      title: 'Emergencies reach a technician',
      description: 'A burst pipe goes to the technician on call. A squeaky hinge gets a ticket and a day.',
    },
    {
      icon: languages,
      title: 'Buyers from elsewhere',
      description: 'It speaks English, Spanish, Hindi, Arabic and more, and returns calls at the hour they asked for.',
    },
  ],
  useCases: [
    {
      title: 'Listing inquiries',
      description: 'Reads from the listing, sends the floor plan by text, and asks how soon they hope to move.',
      metric: 'More inquiries answered after hours',
    },
    {
      title: 'Showing bookings',
      description:
        'Books, groups visits that lie close together, and calls buyers who agreed to it the evening before to confirm.',
      metric: 'Fewer wasted drives',
    },
    {
      title: 'Maintenance calls',
      description: 'Asks what leaks and how fast, logs the unit, and has the technician’s weekend number.',
      metric: 'Emergencies sorted from the rest',
    },
    {
      title: 'Lease renewals',
      description:
        'Calls tenants who agreed to it before the notice date, and tells the manager who plans to stay and who wants to talk.',
      metric: 'Fewer surprise vacancies',
    },
  ],
  call: {
    title: 'A house showing, booked',
    intro:
      'A buyer has the wrong house number, and asks a question that fair housing rules do not let an agent answer.',
    call: {
      lines: [
        halloway(1, 'Brightwater Realty, this is Halloway, the AI agent. I transcribe calls for our brokers.'),
        { speaker: 'Caller', at: 8, text: 'Hi, I’m parked outside 18 Cedar Row. What are they asking?' },
        halloway(14, 'Number 18 is listed at $465,000, with three bedrooms and—'),
        { speaker: 'Caller', at: 21, text: 'Sorry, 16. The one with the blue porch.' },
        halloway(25, 'Number 16 is $389,000. Two bedrooms, and the kitchen was redone last year.'),
        { speaker: 'Caller', at: 35, text: 'Oh, nice. And what kind of people live around here?' },
        halloway(39, 'Fair housing rules mean I don’t describe neighbors. I can text you the schools and the commute.'),
        { speaker: 'Caller', at: 47, text: 'Fair enough. We’re preapproved. Could we see it Saturday?' },
        halloway(51, '11:15 is free. Ms. Adeyemi will meet you on that porch. I’ve sent you both the details.'),
      ],
      outcome: { at: 61, text: 'Showing on Sat 11:15\u00a0AM\u00a0· preapproved buyer' },
    },
  },
  record: {
    title: 'The showing, for the broker',
    intro: 'The right house, and a time that suits buyer and broker.',
    paper: {
      shape: 'sheet',
      kind: 'Showing',
      place: 'Ms. Adeyemi',
      title: '16 Cedar Row, Saturday 11:15\u00a0AM',
      drawing: sketches.house,
      fields: [
        {
          term: 'House',
          was: 'Number 18',
          detail: 'Number 16, the blue porch',
          heard: 'Sorry, 16. The one with the blue porch.',
          at: 21,
        },
        { term: 'Listed at', detail: '$389,000', heard: 'Number 16 is $389,000.', at: 25 },
        {
          term: 'Neighbors',
          detail: 'Not described',
          heard: 'Fair housing rules mean I don’t describe neighbors.',
          at: 39,
          marked: true,
        },
        { term: 'Buyer', detail: 'Preapproved', heard: 'We’re preapproved.', at: 47 },
        { term: 'Meets', detail: 'On the porch', heard: 'Ms. Adeyemi will meet you on that porch.', at: 51 },
      ],
    },
  },
  closing: {
    title: 'Pick a listing and call about it.',
    text: 'Any listing, the stranger the better. We’ll load it while you watch, and you can ask what buyers ask.',
  },
};

export default realEstate;

import { halloway } from '../halloway';
import { globe, key, languages, serviceBell, suitcase, table } from '../icons/industries';
import type { Industry } from '../industries';
import { sketches } from '../sketches';

const hospitality: Industry = {
  slug: 'hospitality',
  name: 'Hospitality',
  subtitle:
    'For hotels and restaurants: an agent that takes the booking at any hour and gets the quiet room onto the reservation.',
  scene: {
    size: [640, 420],
    ink: 'M10 336h629M50 322v28M320 322v28M590 322v28M50 336c0-290 270-290 270 0M166 182a36 36 0 1 0 40 48 32 32 0 0 1-40-48M92 92h10M97 87v10M258 66h8M262 62v8M330 118h10M335 113v10',
    live: 'M320 336c0-290 270-290 270 0M436 158a36 36 0 1 0 40 48 32 32 0 0 1-40-48',
    words: [
      { text: 'Fri', x: 34, y: 388, size: 28, tone: 'quiet' },
      { text: 'Sat', x: 302, y: 388, size: 28, tone: 'quiet' },
      { text: 'Sun', x: 568, y: 388, size: 28, tone: 'quiet' },
      { text: 'two nights', x: 376, y: 300, size: 34 },
    ],
  },
  benefits: [
    {
      icon: globe,
      title: 'Bookings at any hour',
      description: 'A guest nine time zones away plans her trip at lunch, which is when your night clerk is alone.',
    },
    {
      icon: serviceBell,
      title: 'Requests passed to the right team',
      description:
        'A crib, a late checkout, a nut allergy: read back to the guest, and visible to housekeeping or the kitchen.',
    },
    {
      icon: suitcase,
      title: 'Staff free for the guest at the counter',
      description: 'The phone stops competing with the person who is holding a suitcase.',
    },
    {
      icon: languages,
      title: 'Guests answered in their language',
      description:
        'Visitors from Madrid, Delhi or Dubai are understood before they have had to apologize for their English.',
    },
    {
      icon: key,
      title: 'Direct reservations',
      description: 'Someone who can book with you by phone at midnight has one reason fewer to go through an agency.',
    },
    {
      icon: table,
      title: 'Full tables',
      description: 'When a party of six cancels, the next party that asked to be called gets the table.',
    },
  ],
  useCases: [
    {
      title: 'Room reservations',
      description: 'Quotes the rate you set for those nights, takes the booking and notes how late they’ll be.',
      metric: 'More direct bookings',
    },
    {
      title: 'Tables',
      description: 'Seats, moves and cancels, and asks about the birthday, the stroller and the allergy.',
      metric: 'Fewer empty tables',
    },
    {
      title: 'Requests during the stay',
      description: 'Towels, a taxi at five, the hours of the pool. It answers, or sends the job with the room number.',
      metric: 'Faster service to the room',
    },
    {
      title: 'Groups and events',
      description: 'Takes dates, head count and budget for your events manager, who calls back prepared.',
      metric: 'Fewer inquiries gone cold',
    },
  ],
  call: {
    title: 'A hotel booking, corrected',
    intro: 'A guest calls about a late arrival. The agent notices that his booking is one night short, and changes it.',
    call: {
      lines: [
        halloway(
          1,
          'Hotel Belmira, good afternoon, this is Halloway, the AI agent at the desk. I transcribe calls, so that no request is lost.',
        ),
        { speaker: 'Caller', at: 10, text: 'Hi, our flight gets in at eleven at night. Will someone be there?' },
        halloway(16, 'Until one, and after that there’s a bell. Which name is it under?'),
        { speaker: 'Caller', at: 22, text: 'Okafor. We’re coming tomorrow.' },
        halloway(24, 'I have it, Mr. Okafor. One night, leaving on Saturday, is—'),
        { speaker: 'Caller', at: 29, text: 'Two nights. We go home on Sunday. And my mother can’t do stairs.' },
        halloway(35, 'Then I’d change you to 104, on the ground floor. It’s free both nights at your rate. Shall I?'),
        { speaker: 'Caller', at: 44, text: 'Please do. I must have clicked the wrong date.' },
        halloway(49, 'Done. The desk knows you’ll be late, and the new confirmation is in your email.'),
      ],
      outcome: { at: 56, text: 'Changed\u00a0· 2\u00a0nights, room 104\u00a0· late arrival noted' },
    },
  },
  record: {
    title: 'The corrected booking',
    intro: 'The booking is corrected before the guest arrives: the right nights, and a room without stairs.',
    paper: {
      shape: 'card',
      kind: 'Booking, changed',
      place: 'Hotel Belmira',
      title: 'Room 104, two nights',
      drawing: sketches.nights,
      fields: [
        { term: 'For', detail: 'Okafor', heard: 'Okafor. We’re coming tomorrow.', at: 22 },
        {
          term: 'Leaves',
          was: 'Saturday',
          detail: 'Sunday',
          heard: 'Two nights. We go home on Sunday.',
          at: 29,
          marked: true,
        },
        { term: 'Floor', detail: 'Ground, no stairs', heard: 'And my mother can’t do stairs.', at: 29 },
        { term: 'Arrives', detail: 'Late, by plane', heard: 'our flight gets in at eleven at night', at: 10 },
        { term: 'Confirmation', detail: 'By email', heard: 'the new confirmation is in your email', at: 49 },
      ],
    },
  },
  closing: {
    title: 'Call as a guest.',
    text: 'Tell us your room types and one odd house rule. We’ll see whether the agent keeps to it when you argue.',
  },
};

export default hospitality;

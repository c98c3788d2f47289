import { captionFormats } from './captions';
import type { Content } from './types';

export const transcribe = {
  kicker: 'Audio transcription in 50+ languages',
  title: 'Turn recordings into text.',
  lead: 'Upload a recording and get a transcript that says what was said, when, and by which speaker. Start for free, or pay by the month or the year.',
  greeting: 'I’m an AI taking notes. Every line that is said gets its time and its speaker.',

  billing: { period: 'Billing period', monthly: 'Monthly', yearly: 'Yearly' },
  plansTitle: 'Four plans, by the minutes you need',
  popularLabel: 'Most popular',
  /** Monthly in US dollars; null for a price on request. The annual price is derived from it (R47). */
  plans: [
    {
      id: 'free',
      name: 'Free',
      audience: 'For the one meeting you have to write up',
      monthly: 0,
      unit: 'per month',
      features: ['60 mins/month', '10+ languages, as in Pro'],
      popular: false,
      cta: 'Try for Free',
    },
    {
      id: 'pro',
      name: 'Pro',
      audience: 'For someone who interviews, teaches or reports every week',
      monthly: 12.49,
      unit: 'per month',
      features: ['180 mins/month', '10+ languages'],
      popular: true,
      cta: 'Choose Pro',
    },
    {
      id: 'business',
      name: 'Business',
      audience: 'For a team that meets in more than one language',
      monthly: 25,
      unit: 'per user per month',
      billedAnnually: 'billed annually, {total} per user per year',
      features: ['380 mins/user/month', '20+ languages'],
      popular: false,
      cta: 'Choose Business',
    },
    {
      id: 'enterprise',
      name: 'Enterprise',
      audience: 'For archives, call centers and large volumes',
      monthly: null,
      unit: 'agreed with you in writing',
      features: ['Unlimited by usage', '50+ languages'],
      popular: false,
      cta: 'Contact Sales',
    },
  ],
  everyPlan: 'In every plan: 99% accuracy in clear speech, and TXT, DOCX, PDF, SRT and VTT.',
  notes: [
    'Prices are in US dollars. Yearly plans are charged once: $119.88 for Pro, $240 per user for Business.',
    'Free, Pro and Business open on our dashboard, Enterprise an email to our sales team.',
  ],

  sample: {
    title: 'Hear a sample meeting',
    play: 'Play the meeting',
    intro:
      'Three people agreed to be recorded. They were Speaker 1, 2 and 3 until the chair typed in the names: we do not identify people by voice.',
    call: {
      lines: [
        {
          speaker: 'Chair',
          at: 1,
          text: 'I’m recording this, so that it can be transcribed. Is that all right with both of you?',
        },
        { speaker: 'Purchasing', at: 7, text: 'Fine.' },
        { speaker: 'Warehouse', at: 8, text: 'Yes, go ahead.' },
        { speaker: 'Chair', at: 10, text: 'Then the delivery. Is it still Thursday?' },
        { speaker: 'Warehouse', at: 13, text: 'Friday now. And it’s fourteen pallets.' },
        { speaker: 'Purchasing', at: 16, text: 'Forty. Four zero. Fourteen was the last order.' },
        { speaker: 'Warehouse', at: 20, text: 'Sorry, yes, forty.' },
        { speaker: 'Chair', at: 22, text: 'Then we’ll need the second forklift. Who’s asking for it?' },
        { speaker: 'Purchasing', at: 27, text: 'I am. Can someone put that in the notes?' },
        { speaker: 'Chair', at: 31, text: 'It’s in the notes.' },
      ],
      outcome: { at: 33, text: 'Transcribed\u00a0· 3\u00a0speakers\u00a0· exported as DOCX' },
    },
  },

  uses: {
    title: 'What you can transcribe',
    items: [
      {
        title: 'Meetings',
        description: 'Search for a name when two memories differ.',
      },
      {
        title: 'Interviews',
        description: 'Hear at its timecode if a quote is fair.',
      },
      {
        title: 'Lectures and video',
        description: 'Captions for whoever cannot hear them.',
      },
      {
        title: 'Customer calls',
        description: 'Read twenty in the time of hearing two.',
      },
    ],
  },

  exports: {
    title: 'Export in five formats',
    intro: 'TXT, DOCX, PDF, SRT and VTT, in every plan. Three of them begin like this.',
    label: 'The meeting as a file',
    download: 'Download',
  },

  faq: {
    title: 'Ten questions about transcription',
    questions: [
      {
        id: 'prices',
        question: 'What do Pro and Business cost?',
        answer:
          'Pro is $9.99 and Business is $20 a month. Those are the yearly rates, billed annually: $119.88 for Pro and, for each user, $240 for Business. Paid month by month, Pro is $12.49 and Business is $25 for each user.',
      },
      {
        id: 'minutes',
        question: 'How many minutes do I get?',
        answer:
          'Free covers 60\u00a0minutes a month and Pro covers 180. Business gives each user 380. Enterprise has no limit: you pay by what you use.',
      },
      {
        id: 'accuracy',
        question: 'How accurate are the transcripts?',
        answer:
          '99% of the words, in clear speech recorded near the microphone with one person talking at a time. An echoing room, a distant microphone or two people at once cost some of that. The Free plan is there so that you can try your own worst audio before you pay for anything.',
      },
      {
        id: 'plan-languages',
        question: 'Which languages can you transcribe?',
        answer:
          '50+ in all. Free and Pro include 10+ of them, Business 20+, and Enterprise the whole list. If you depend on one in particular, write to us before you choose a plan and we will tell you where it is included.',
      },
      {
        id: 'formats',
        question: 'Which format should I export?',
        answer:
          'DOCX if someone will edit it, PDF if no one should, TXT if a program will read it. For captions, SRT suits most editing software and VTT is what web players expect. You can export the same transcript more than once.',
      },
      {
        id: 'free-plan',
        question: 'Is the Free plan a trial?',
        answer:
          'No. It costs nothing, and it does not turn into a paid plan. We may discontinue it as the license agreement allows for any product (section 12.5), and would tell you well before. If 60\u00a0minutes a month is all you need, stay on it.',
      },
      {
        id: 'switching',
        question: 'Can I change plans or billing later?',
        answer:
          'Yes, in the dashboard. A change takes effect when your current billing period ends. If an earlier switch is possible, the dashboard shows its price first and waits for you to accept.',
      },
      {
        id: 'canceling',
        question: 'What happens when I cancel?',
        answer:
          'Your plan keeps working to the end of the period you have paid for, and then it stops. Until you cancel, it renews by itself. Payments are not refunded for a part of a month or year, so set a reminder if you only need one project done.',
      },
      {
        id: 'ownership',
        question: 'Who owns the transcript?',
        answer:
          'You do, and the recording too. We do not train models for anyone else on either of them unless you have agreed to it in writing. The license agreement says this at length.',
      },
      {
        id: 'consent',
        question: 'Must I tell people that I record?',
        answer:
          'Usually yes, and it is good manners where the law does not require it. Some places ask for the consent of everyone on the call. Say it at the start, on the recording, and the transcript will show that you did.',
      },
    ],
  },

  closing: {
    title: 'Try it with your own recording',
    text: 'Sixty minutes a month are free: enough to judge the result on your own audio.',
  },
} as const satisfies Content;

/** The meeting in each plain-text format. */
export const sampleFiles = Object.entries(captionFormats).map(([format, write]) => ({
  format,
  path: `/samples/monday-meeting.${format.toLowerCase()}`,
  /** As much of it as shows the format. */
  beginning: write({ ...transcribe.sample.call, lines: transcribe.sample.call.lines.slice(0, 4) }).trim(),
  content: write(transcribe.sample.call),
}));

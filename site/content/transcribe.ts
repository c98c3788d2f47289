import { captionFormats } from './captions';
import type { CallStory, Item, Metric, PageContent, Question } from './types';

export interface TranscriptionPlan {
  id: 'free' | 'pro' | 'business' | 'enterprise';
  name: string;
  /** The target group, in one line. */
  audience: string;
  /** US dollars a month when paid monthly; null for a price on request. The annual price is derived from it (R47). */
  monthly: number | null;
  /** Below the price. */
  unit: string;
  /** The annual price, for plans billed per user. */
  billedAnnually?: string;
  features: readonly string[];
  popular: boolean;
  cta: string;
}

export interface ExportFormat {
  format: 'TXT' | 'DOCX' | 'PDF' | 'SRT' | 'VTT';
  use: string;
}

export interface TranscribeContent extends PageContent {
  billing: { period: string; monthly: string; yearly: string };
  plansTitle: string;
  popularLabel: string;
  plans: readonly [TranscriptionPlan, TranscriptionPlan, TranscriptionPlan, TranscriptionPlan];
  notes: readonly string[];
  metrics: readonly Metric[];
  /** A meeting, and its button's label. */
  sample: CallStory & { play: string };
  uses: { title: string; items: readonly Item[] };
  exports: { title: string; intro: string; formats: readonly ExportFormat[]; label: string; download: string };
  faq: { title: string; questions: readonly Question[] };
  closing: { title: string; text: string };
}

const everyFormat = 'TXT, DOCX, PDF, SRT, VTT';

export const transcribe: TranscribeContent = {
  kicker: 'Audio transcription in 50+ languages',
  title: 'Turn recordings into text.',
  lead: 'Upload a recording and get a transcript that says what was said, when, and by which speaker. Start for free, or pay by the month or the year.',
  greeting: 'I’m an AI taking notes. Every line that is said gets its time and its speaker.',

  billing: { period: 'Billing period', monthly: 'Monthly', yearly: 'Yearly' },
  plansTitle: 'Four plans, by the minutes you need',
  popularLabel: 'Most popular',
  plans: [
    {
      id: 'free',
      name: 'Free',
      audience: 'For the one meeting you have to write up',
      monthly: 0,
      unit: 'per month',
      features: ['60 mins/month', '10+ languages, as in Pro', everyFormat, '99% accuracy in clear speech'],
      popular: false,
      cta: 'Try for Free',
    },
    {
      id: 'pro',
      name: 'Pro',
      audience: 'For someone who interviews, teaches or reports every week',
      monthly: 12.49,
      unit: 'per month',
      features: ['180 mins/month', '10+ languages', everyFormat, '99% accuracy in clear speech'],
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
      features: ['380 mins/user/month', '20+ languages', everyFormat, '99% accuracy in clear speech'],
      popular: false,
      cta: 'Choose Business',
    },
    {
      id: 'enterprise',
      name: 'Enterprise',
      audience: 'For archives, call centers and large volumes',
      monthly: null,
      unit: 'agreed with you in writing',
      features: ['Unlimited by usage', '50+ languages', everyFormat, '99% accuracy in clear speech'],
      popular: false,
      cta: 'Contact Sales',
    },
  ],
  notes: [
    'Prices are in US dollars.',
    'Yearly plans are charged once for twelve months: $119.88 for Pro, $240 per user for Business.',
    'Free, Pro and Business open on our dashboard, where you sign up. Enterprise opens an email to our sales team.',
  ],

  metrics: [
    { value: '99%', label: 'accuracy in clear speech' },
    { value: '50+', label: 'languages' },
    { value: '5', label: 'export formats' },
  ],

  sample: {
    title: 'Hear a sample: half a minute of a meeting',
    play: 'Play the meeting',
    intro:
      'Three people who agreed to be recorded, one wrong number and its correction. The transcript called them Speaker 1, 2 and 3; the chair typed in the names, because we do not identify people by voice.',
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
        description: 'Search the transcript for a name or a date when two people remember the decision differently.',
      },
      {
        title: 'Interviews',
        description:
          'Quote from the page, then use the timecode to find the moment and hear whether the quote is fair.',
      },
      {
        title: 'Lectures and video',
        description: 'Captions for students who cannot hear, and for the many who watch with the sound off.',
      },
      {
        title: 'Customer calls',
        description:
          'Read twenty calls in the time it takes to listen to two, and find out what people really ask for.',
      },
    ],
  },

  exports: {
    title: 'Export in five formats',
    intro: 'Every plan exports every format. Below: the same meeting as TXT, SRT and VTT.',
    label: 'The meeting as a file',
    download: 'Download',
    formats: [
      { format: 'TXT', use: 'Plain words, for search, scripts and anything you build yourself' },
      { format: 'DOCX', use: 'A document your colleagues can edit and comment on' },
      { format: 'PDF', use: 'A fixed copy that looks the same everywhere, for your records' },
      { format: 'SRT', use: 'Captions for video editors and players' },
      { format: 'VTT', use: 'Captions for video on the web' },
    ],
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
        question: 'Can I change plans or switch to yearly billing later?',
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
        question: 'Do I have to tell people that I am recording?',
        answer:
          'Usually yes, and it is good manners where the law does not require it. Some places ask for the consent of everyone on the call. Say it at the start, on the recording, and the transcript will show that you did.',
      },
    ],
  },

  closing: {
    title: 'Try it with your own recording',
    text: 'Sixty minutes a month are free: enough to judge the result on your own audio.',
  },
};

/** The meeting in each plain-text format. */
export const sampleFiles = Object.entries(captionFormats).map(([format, write]) => ({
  format,
  path: `/samples/monday-meeting.${format.toLowerCase()}`,
  content: write(transcribe.sample.call),
}));

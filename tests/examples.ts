import { SubmissionRefused } from '../src/behaviours/submission';

/**
 * What may happen to each behaviour, with data: the tests walk the machines with it, and the workbench fills its event
 * buttons from it. Events that carry no data need no example. Add a line when you add a behaviour.
 */
export interface Examples {
  /** Events that carry data: at least one for every way a guard may decide. */
  events: readonly { type: string; [data: string]: unknown }[];
  /** What the machine may be created with. Default: nothing. */
  inputs?: readonly unknown[];
  /** By the id of an invocation: what it may end with. Default: nothing, and an error. */
  outputs?: Readonly<Record<string, readonly unknown[]>>;
  errors?: Readonly<Record<string, readonly unknown[]>>;
}

/** The two ways in which sending fails: the server says no, or there is none (SPEC §8). */
const refusedOrUnreachable = [new SubmissionRefused('the server refuses'), new TypeError('the network is away')];

/** One byte more than the label allows; said, not made. */
const large = Object.defineProperty(new File(['%PDF-1.7'], 'portfolio.pdf', { type: 'application/pdf' }), 'size', {
  value: 10 * 1024 * 1024 + 1,
});

export const examples: Readonly<Record<string, Examples>> = {
  accordion: {
    events: [
      { type: 'toggle', item: 'languages' },
      { type: 'toggle', item: 'person' },
      { type: 'reveal', item: 'languages' },
    ],
  },
  'application-dialog': {
    events: [
      { type: 'open', position: 'Senior AI Engineer' },
      { type: 'open', position: 'Product Manager' },
      { type: 'change', name: 'name', value: 'Jun Park' },
      { type: 'change', name: 'email', value: 'jun@park.example' },
      { type: 'change', name: 'email', value: 'jun' },
      { type: 'change', name: 'mobile_number', value: '+1 302 555 0134' },
      { type: 'file.choose', file: new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }) },
      { type: 'file.choose', file: new File(['text'], 'portfolio.docx', { type: 'application/msword' }) },
      { type: 'file.choose', file: large },
      { type: 'file.choose', file: null },
    ],
    errors: { submit: refusedOrUnreachable },
  },
  'billing-toggle': {
    events: [
      { type: 'plan.choose', plan: 'pro' },
      { type: 'plan.choose', plan: 'business' },
    ],
  },
  carousel: {
    events: [
      { type: 'drop', by: 1 },
      { type: 'drop', by: -0.1 },
      { type: 'scroll', index: 1 },
      { type: 'scroll', index: 0 },
    ],
    inputs: [{ count: 3 }],
  },
  'contact-form': {
    events: [
      { type: 'change', name: 'name', value: 'Amara Osei' },
      { type: 'change', name: 'email', value: 'amara@northline.example' },
      { type: 'change', name: 'email', value: 'amara' },
      { type: 'change', name: 'subject', value: 'A demo for our front desk' },
      { type: 'change', name: 'message', value: 'We take 300 calls a day.' },
      { type: 'prefill', values: { subject: 'Voice AI demo' } },
    ],
    errors: { send: refusedOrUnreachable },
  },
  'demo-player': {
    events: [
      { type: 'line.choose', line: 0 },
      { type: 'line.choose', line: 1 },
    ],
    inputs: [{ times: [0, 2, 4] }],
  },
  'fallback-image': { events: [] },
  'hero-phrases': {
    events: [],
    inputs: [
      { count: 3, reducedMotion: false },
      { count: 3, reducedMotion: true },
    ],
  },
  navbar: {
    events: [
      { type: 'scroll', y: 0 },
      { type: 'scroll', y: 11 },
      ...['press', 'arrow.down', 'pointer.enter', 'pointer.leave'].flatMap((type) => [
        { type, item: 'Solutions' },
        { type, item: 'Media' },
      ]),
    ],
  },
  'newsletter-form': {
    events: [
      { type: 'change', name: 'email', value: 'amara@northline.example' },
      { type: 'change', name: 'email', value: 'amara' },
    ],
    errors: { subscribe: refusedOrUnreachable },
  },
  'theme-switch': { events: [] },
  'waitlist-form': {
    events: [
      { type: 'change', name: 'firstName', value: 'Amara' },
      { type: 'change', name: 'lastName', value: 'Osei' },
      { type: 'change', name: 'email', value: 'amara@northline.example' },
      { type: 'change', name: 'email', value: 'amara' },
      { type: 'change', name: 'phone', value: '302 555 0134' },
    ],
    errors: { submit: refusedOrUnreachable },
  },
};

/** The examples of a behaviour. @throws when there are none. */
export function examplesOf(machine: string): Examples {
  const found = examples[machine];
  if (found) return found;
  throw new Error(
    `tests/examples.ts has no line for "${machine}". Add one with an example of every event that carries data; ` +
      '`{ events: [] }` when none does.',
  );
}

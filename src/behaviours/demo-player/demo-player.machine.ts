import { and, assertEvent, assign, fromCallback, not, raise, setup, stateIn } from 'xstate';

/**
 * The longest a line waits for the next, in ms (D7). A call has silences that its times tell and nobody needs to sit
 * through: a lookup, somebody fetching a pen.
 */
export const LONGEST_LINE = 12_000;

/**
 * How long a line waits past its time for its voice, in ms (D7). A slow voice is not cut; one whose end never comes, or that
 * another speaker of the page keeps waiting, does not stop the call.
 */
export const LONGEST_VOICE = 15_000;

interface Context {
  /** When each line of the call begins, and last its outcome, in seconds. */
  times: readonly number[];
  /** The line played, or played next, from 0. */
  line: number;
}

/** What is said: a line, and how long it has until the next one begins, in ms. */
export interface Utterance {
  /** From 0. */
  line: number;
  duration: number;
}

/** How long a line has, in ms: until the next one begins. */
export function lineDuration({ times, line }: Context): number {
  const seconds = (times[line + 1] ?? 0) - (times[line] ?? 0);
  return Math.min(Math.max(seconds * 1000, 0), LONGEST_LINE);
}

/** The lines before the outcome. */
const lines = ({ times }: Pick<Context, 'times'>) => Math.max(times.length - 1, 1);

const within = (line: number, call: Pick<Context, 'times'>) => Math.min(Math.max(line, 0), lines(call) - 1);

const isSet = ({ event }: { event: { line: number } }) => event.line;
const set = { guard: { type: 'isAnother', params: isSet }, actions: 'choose' } as const;

/**
 * Plays a scripted call: its lines in their time, aloud when the reader asks for it (decision D7).
 *
 * | playback        | play          | pause  | restart       | line.choose   | set                       | call.change | always                                   | after nextLine  | after patience                         |
 * | --------------- | ------------- | ------ | ------------- | ------------- | ------------------------- | ----------- | ---------------------------------------- | --------------- | -------------------------------------- |
 * | ready           | playing.timed |        |               | playing.timed | [isAnother] =             | ready       |                                          |                 |                                        |
 * | playing.timed   |               | paused | playing.timed | playing.timed | [isAnother] playing.timed | ready       |                                          | playing.waiting |                                        |
 * | playing.waiting |               | paused | playing.timed | playing.timed | [isAnother] playing.timed | ready       | [goesOn] playing.timed · [ends] finished |                 | [hasNextLine] playing.timed · finished |
 * | paused          | playing.timed |        | playing.timed | playing.timed | [isAnother] =             | ready       |                                          |                 |                                        |
 * | finished        | playing.timed |        | playing.timed | playing.timed | [isAnother] paused        | ready       |                                          |                 |                                        |
 *
 * | sound    | sound.toggle              | line.begin           | utterance.end | error | always         |
 * | -------- | ------------------------- | -------------------- | ------------- | ----- | -------------- |
 * | muted    | [isPlaying] speaking · on |                      |               |       |                |
 * | on       | muted                     | [isPlaying] speaking |               |       |                |
 * | speaking | muted                     | speaking             | on            | on    | [isStopped] on |
 *
 * A line lasts until its time is over and its voice is done: `timed` is the first, `waiting` the rest of a slow voice. A
 * paused line is taken up from its beginning. A finished call is played from its first line. The speaker is invoked for as
 * long as it speaks, so that whatever ends or changes a line hushes it, and so that nothing else is ever hushed. `line.begin`
 * is what playing tells the sound; `set` is the product's, which owns the line, and never starts or stops the call.
 */
export const demoPlayerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'play' | 'pause' | 'restart' | 'sound.toggle' | 'line.begin' | 'utterance.end' }
      | { type: 'line.choose' | 'set' /** From 0. */; line: number }
      | { type: 'call.change' /** In seconds, as in the input. */; times: readonly number[] },
    input: {} as { times: readonly number[] /** Played first, from 0. */; line?: number | undefined } | undefined,
  },
  actors: {
    /** Says a line, sends `utterance.end` when it is said, and falls silent when it is stopped. */
    speaker: fromCallback<{ type: string }, Utterance>(() => {
      throw new Error('Provide the actor `speaker`.');
    }),
  },
  actions: {
    rewind: assign({ line: 0 }),
    advance: assign({ line: ({ context }) => context.line + 1 }),
    choose: assign(({ context, event }) => {
      assertEvent(event, ['line.choose', 'set']);
      return { line: within(event.line, context) };
    }),
    load: assign(({ event }) => {
      assertEvent(event, 'call.change');
      return { times: event.times, line: 0 };
    }),
    /** The sound's own region says the line. */
    begin: raise({ type: 'line.begin' }),
  },
  guards: {
    hasNextLine: ({ context }) => context.line < lines(context) - 1,
    isAnother: ({ context }, line: number) =>
      Number.isInteger(line) && line !== context.line && line === within(line, context),
    isPlaying: stateIn({ playback: 'playing' }),
    isStopped: not(stateIn({ playback: 'playing' })),
    goesOn: and([not(stateIn({ sound: 'speaking' })), 'hasNextLine']),
    ends: and([not(stateIn({ sound: 'speaking' })), not('hasNextLine')]),
  },
  delays: { nextLine: ({ context }) => lineDuration(context), patience: LONGEST_VOICE },
}).createMachine({
  id: 'demo-player',
  context: ({ input: { times = [], line = 0 } = {} }) => ({ times, line: within(line, { times }) }),
  type: 'parallel',
  states: {
    playback: {
      initial: 'ready',
      on: { 'call.change': { target: '.ready', actions: 'load' } },
      states: {
        ready: { on: { play: 'playing', 'line.choose': { target: 'playing', actions: 'choose' }, set } },
        playing: {
          id: 'playing',
          initial: 'timed',
          entry: 'begin',
          on: {
            pause: 'paused',
            restart: { target: 'playing', actions: 'rewind', reenter: true },
            'line.choose': { target: 'playing', actions: 'choose', reenter: true },
            set: { ...set, target: 'playing', reenter: true },
          },
          states: {
            timed: { after: { nextLine: 'waiting' } },
            waiting: {
              always: [
                { guard: 'goesOn', target: '#playing', actions: 'advance' },
                { guard: 'ends', target: '#finished' },
              ],
              after: {
                patience: [{ guard: 'hasNextLine', target: '#playing', actions: 'advance' }, { target: '#finished' }],
              },
            },
          },
        },
        paused: {
          on: {
            play: 'playing',
            restart: { target: 'playing', actions: 'rewind' },
            'line.choose': { target: 'playing', actions: 'choose' },
            set,
          },
        },
        finished: {
          id: 'finished',
          on: {
            play: { target: 'playing', actions: 'rewind' },
            restart: { target: 'playing', actions: 'rewind' },
            'line.choose': { target: 'playing', actions: 'choose' },
            set: { ...set, target: 'paused' },
          },
        },
      },
    },
    sound: {
      initial: 'muted',
      states: {
        muted: { on: { 'sound.toggle': [{ guard: 'isPlaying', target: 'speaking' }, { target: 'on' }] } },
        on: { on: { 'sound.toggle': 'muted', 'line.begin': { guard: 'isPlaying', target: 'speaking' } } },
        speaking: {
          always: { guard: 'isStopped', target: 'on' },
          invoke: {
            id: 'speaker',
            src: 'speaker',
            input: ({ context }) => ({ line: context.line, duration: lineDuration(context) }),
            onError: 'on',
          },
          on: {
            'sound.toggle': 'muted',
            'line.begin': { target: 'speaking', reenter: true },
            'utterance.end': 'on',
          },
        },
      },
    },
  },
});

import { assertEvent, assign, enqueueActions, setup, stateIn } from 'xstate';

/**
 * The longest a line waits for the next, in ms (D7). A call has silences that its times tell and nobody needs to sit
 * through: a lookup, somebody fetching a pen.
 */
export const LONGEST_LINE = 12_000;

interface Context {
  /** When each line of the call begins, and last its outcome, in seconds. */
  times: readonly number[];
  /** The line played, or played next, from 0. */
  line: number;
}

/** How long a line has, in ms: until the next one begins. */
export function lineDuration({ times, line }: Context): number {
  const seconds = (times[line + 1] ?? 0) - (times[line] ?? 0);
  return Math.min(Math.max(seconds * 1000, 0), LONGEST_LINE);
}

/** The lines before the outcome. */
const lines = ({ times }: Context) => Math.max(times.length - 1, 1);

/**
 * Plays a scripted call: its lines in their time, aloud when the reader asks for it (decision D7).
 *
 * | playback | play    | pause  | restart | line.choose | after nextLine                   |
 * | -------- | ------- | ------ | ------- | ----------- | -------------------------------- |
 * | ready    | playing |        |         | playing     |                                  |
 * | playing  |         | paused | playing | playing     | [hasNextLine] playing · finished |
 * | paused   | playing |        | playing | playing     |                                  |
 * | finished | playing |        | playing | playing     |                                  |
 *
 * | sound | sound.toggle |
 * | ----- | ------------ |
 * | muted | on           |
 * | on    | muted        |
 *
 * A paused line is taken up from its beginning. A finished call is played from its first line. Whatever ends or changes
 * a line hushes it first, so that no two are heard at once.
 */
export const demoPlayerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'play' | 'pause' | 'restart' | 'sound.toggle' }
      | { type: 'line.choose' /** From 0. */; line: number },
    input: {} as { times: readonly number[] } | undefined,
  },
  actions: {
    rewind: assign({ line: 0 }),
    advance: assign({ line: ({ context }) => context.line + 1 }),
    choose: assign(({ context, event }) => {
      assertEvent(event, 'line.choose');
      return { line: Math.min(Math.max(event.line, 0), lines(context) - 1) };
    }),
    /** The view's: says the line aloud. */
    speak: () => {},
    /** The view's: says nothing any more. */
    hush: () => {},
  },
  guards: {
    hasNextLine: ({ context }) => context.line < lines(context) - 1,
    isPlaying: stateIn({ playback: 'playing' }),
    isOn: stateIn({ sound: 'on' }),
  },
  delays: { nextLine: ({ context }) => lineDuration(context) },
}).createMachine({
  id: 'demo-player',
  context: ({ input }) => ({ times: input?.times ?? [], line: 0 }),
  type: 'parallel',
  states: {
    playback: {
      initial: 'ready',
      states: {
        ready: { on: { play: 'playing', 'line.choose': { target: 'playing', actions: 'choose' } } },
        playing: {
          entry: enqueueActions(({ enqueue, check }) => {
            if (check('isOn')) enqueue('speak');
          }),
          exit: 'hush',
          on: {
            pause: 'paused',
            restart: { target: 'playing', actions: 'rewind', reenter: true },
            'line.choose': { target: 'playing', actions: 'choose', reenter: true },
          },
          after: {
            nextLine: [
              { guard: 'hasNextLine', target: 'playing', actions: 'advance', reenter: true },
              { target: 'finished' },
            ],
          },
        },
        paused: {
          on: {
            play: 'playing',
            restart: { target: 'playing', actions: 'rewind' },
            'line.choose': { target: 'playing', actions: 'choose' },
          },
        },
        finished: {
          on: {
            play: { target: 'playing', actions: 'rewind' },
            restart: { target: 'playing', actions: 'rewind' },
            'line.choose': { target: 'playing', actions: 'choose' },
          },
        },
      },
    },
    sound: {
      initial: 'muted',
      states: {
        muted: { on: { 'sound.toggle': 'on' } },
        on: {
          entry: enqueueActions(({ enqueue, check }) => {
            if (check('isPlaying')) enqueue('speak');
          }),
          exit: 'hush',
          on: { 'sound.toggle': 'muted' },
        },
      },
    },
  },
});

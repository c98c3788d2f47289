import { assertEvent, assign, fromCallback, setup, stateIn } from 'xstate';
import type { Sound } from '../voice-player/voice-player.machine';

/** The pause between two lines, in ms (D7): somebody else begins to speak. */
export const TURN = 400;

interface Context {
  /** When each word of each line begins, and last when the line ends, in ms from the beginning of that line. */
  lines: readonly (readonly number[])[];
  /** The line played, or played next, from 0. */
  line: number;
  /** Its word being said, or said next, from 0; as many as there are, when all are said. */
  word: number;
  sound: Sound;
  /** Whether the call stops after this line, which was chosen by itself. */
  isAlone: boolean;
  /** Whether the call goes on when the line is let go. */
  resumes: boolean;
}

/** What a line's own player is asked for: the line from a word on. */
export interface Reading {
  /** From 0. */
  line: number;
  /** From 0. */
  word: number;
  sound: Sound;
}

/** How many words the line has. */
const count = ({ lines, line }: Pick<Context, 'lines' | 'line'>) => Math.max((lines[line]?.length ?? 0) - 1, 0);

const within = (value: number, most: number) => Math.min(Math.max(Math.trunc(value) || 0, 0), Math.max(most, 0));

const hasNextLine = ({ lines, line }: Context) => line < lines.length - 1;

const move = { guard: 'isElsewhere', actions: 'move' } as const;
const set = { guard: 'isAnother', actions: 'choose' } as const;
const chooseAlone = { target: 'playing', actions: ['choose', 'stopAfter'] } as const;
const goOn = { target: 'playing', actions: 'goOn' } as const;
const restart = { target: 'playing', actions: ['rewind', 'goOn'] } as const;

/**
 * Plays a scripted call, line after line, each with a player of its own; or one line by itself (decisions D7, D36).
 *
 * | playback         | play             | pause  | restart          | line.choose      | seek                                                    | grab      | drop                                  | line.word   | line.end        | sound.choose     | set                          | call.change | always         | error           | after turn                                 |
 * | ---------------- | ---------------- | ------ | ---------------- | ---------------- | ------------------------------------------------------- | --------- | ------------------------------------- | ----------- | --------------- | ---------------- | ---------------------------- | ----------- | -------------- | --------------- | ------------------------------------------ |
 * | ready            | playing.speaking |        |                  | playing.speaking | [isElsewhere] =                                         | scrubbing |                                       |             |                 |                  | [isAnother] =                | ready       |                |                 |                                            |
 * | playing.speaking |                  | paused | playing.speaking | playing.speaking | [isAtEnd] playing.turning · [isElsewhere] playing.speaking | scrubbing |                                    | [isThere] = | playing.turning | playing.speaking | [isAnother] playing.speaking | ready       |                | playing.turning |                                            |
 * | playing.turning  |                  | paused | playing.speaking | playing.speaking | [isAtEnd] playing.turning · [isElsewhere] playing.speaking | scrubbing |                                    |             |                 |                  | [isAnother] playing.speaking | ready       | [stops] paused |                 | [hasNextLine] playing.speaking · finished  |
 * | paused           | playing.speaking |        | playing.speaking | playing.speaking | [isElsewhere] =                                         | scrubbing |                                       |             |                 |                  | [isAnother] =                | ready       |                |                 |                                            |
 * | scrubbing        |                  |        |                  |                  | [isElsewhere] =                                         |           | [isResumed] playing.speaking · paused |             |                 |                  | [isAnother] =                | ready       |                |                 |                                            |
 * | finished         | playing.speaking |        | playing.speaking | playing.speaking | [isElsewhere] paused                                    | scrubbing |                                       |             |                 |                  | [isAnother] paused           | ready       |                |                 |                                            |
 *
 * | voice       | sound.choose            | sound.recall | voice.lack  | voice.miss               |
 * | ----------- | ----------------------- | ------------ | ----------- | ------------------------ |
 * | available   | =                       | =            | unavailable | [isSpeaking] unavailable |
 * | unavailable | [isVoice] available · = | =            |             |                          |
 *
 * A line lasts until its own player has said it: the reader of a line is a `voicePlayerMachine`, which waits for its voice,
 * lights its words, and goes on silently where there is none. A line that is chosen while nothing plays is played by itself,
 * and the call goes on with the next one when it is asked to; chosen while the call plays, the call goes on from there. A line
 * that is paused is taken up at its word. A finished call is played from its first line. `set` is the product's, which owns the
 * line, and never starts or stops the call; `sound.recall` is what was chosen on an earlier visit.
 */
export const demoPlayerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'play' | 'pause' | 'restart' | 'grab' | 'drop' | 'line.end' | 'voice.miss' | 'voice.lack' }
      | { type: 'line.choose' | 'set' /** From 0. */; line: number }
      | { type: 'seek' | 'line.word' /** Of the line, from 0. */; word: number }
      | { type: 'sound.choose' | 'sound.recall'; sound: Sound }
      | { type: 'call.change' /** In ms, as in the input. */; lines: Context['lines'] },
    input: {} as
      | { lines: Context['lines'] /** Played first, from 0. */; line?: number | undefined; sound?: Sound | undefined }
      | undefined,
  },
  actors: {
    /** Plays a line; sends `line.word` for each word it comes to, `line.end`, and `voice.miss`; falls silent when stopped. */
    reader: fromCallback<{ type: string }, Reading>(() => {
      throw new Error('Provide the actor `reader`.');
    }),
  },
  actions: {
    /** The next line, if all of this one is said; the same again, if there is none. */
    begin: assign(({ context }) => {
      if (context.word < count(context)) return {};
      return { word: 0, line: hasNextLine(context) ? context.line + 1 : context.line };
    }),
    rewind: assign({ line: 0, word: 0 }),
    complete: assign({ word: ({ context }) => count(context) }),
    choose: assign(({ context, event }) => {
      assertEvent(event, ['line.choose', 'set']);
      return { line: within(event.line, context.lines.length - 1), word: 0 };
    }),
    stopAfter: assign({ isAlone: true }),
    goOn: assign({ isAlone: false }),
    move: assign(({ context, event }) => {
      assertEvent(event, 'seek');
      return { word: within(event.word, count(context)) };
    }),
    follow: assign(({ event }) => {
      assertEvent(event, 'line.word');
      return { word: event.word };
    }),
    hold: assign({ resumes: false }),
    holdPlaying: assign({ resumes: true }),
    load: assign(({ event }) => {
      assertEvent(event, 'call.change');
      return { lines: event.lines, line: 0, word: 0 };
    }),
    chooseSound: assign(({ event }) => {
      assertEvent(event, ['sound.choose', 'sound.recall']);
      return { sound: event.sound };
    }),
    mute: assign({ sound: 'muted' }),
    /** Provided by the view. */
    remember: (_, _sound: Sound) => {},
  },
  guards: {
    hasNextLine: ({ context }) => hasNextLine(context),
    stops: ({ context }) => context.isAlone && hasNextLine(context),
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'seek');
      return within(event.word, count(context)) !== context.word;
    },
    isAtEnd: ({ context, event }) => {
      assertEvent(event, 'seek');
      return within(event.word, count(context)) === count(context);
    },
    isThere: ({ context, event }) => {
      assertEvent(event, 'line.word');
      return Number.isInteger(event.word) && event.word >= 0 && event.word < count(context);
    },
    isAnother: ({ context, event }) => {
      assertEvent(event, 'set');
      return Number.isInteger(event.line) && event.line !== context.line && context.lines[event.line] !== undefined;
    },
    isSpeaking: stateIn({ playback: { playing: 'speaking' } }),
    isResumed: ({ context }) => context.resumes,
    isVoice: ({ event }) => {
      assertEvent(event, 'sound.choose');
      return event.sound === 'voice';
    },
  },
  delays: { turn: TURN },
}).createMachine({
  id: 'demo-player',
  context: ({ input }) => {
    const { lines, line = 0, sound = 'voice' } = input ?? { lines: [] };
    return { lines, line: within(line, lines.length - 1), word: 0, sound, isAlone: false, resumes: false };
  },
  type: 'parallel',
  states: {
    playback: {
      initial: 'ready',
      on: { 'call.change': { target: '.ready', actions: 'load' } },
      states: {
        ready: {
          on: {
            play: goOn,
            'line.choose': chooseAlone,
            seek: move,
            grab: { target: 'scrubbing', actions: 'hold' },
            set,
          },
        },
        playing: {
          id: 'playing',
          initial: 'speaking',
          on: {
            pause: 'paused',
            restart: { ...restart, reenter: true },
            'line.choose': { target: 'playing', actions: 'choose', reenter: true },
            seek: [
              { guard: 'isAtEnd', target: '.turning', actions: 'move' },
              { ...move, target: '.speaking' },
            ],
            grab: { target: 'scrubbing', actions: 'holdPlaying' },
            set: { ...set, target: 'playing', reenter: true },
          },
          states: {
            speaking: {
              entry: 'begin',
              invoke: {
                id: 'reader',
                src: 'reader',
                input: ({ context: { line, word, sound } }) => ({ line, word, sound }),
                onError: { target: 'turning', actions: 'complete' },
              },
              on: {
                'line.word': { guard: 'isThere', actions: 'follow' },
                'line.end': { target: 'turning', actions: 'complete' },
                // With another sound, from the word that is being said.
                'sound.choose': { target: 'speaking', reenter: true },
              },
            },
            turning: {
              always: { guard: 'stops', target: '#paused' },
              after: { turn: [{ guard: 'hasNextLine', target: 'speaking' }, { target: '#finished' }] },
            },
          },
        },
        paused: {
          id: 'paused',
          on: {
            play: goOn,
            restart,
            'line.choose': chooseAlone,
            seek: move,
            grab: { target: 'scrubbing', actions: 'hold' },
            set,
          },
        },
        scrubbing: {
          on: { seek: move, drop: [{ guard: 'isResumed', target: 'playing' }, { target: 'paused' }], set },
        },
        finished: {
          id: 'finished',
          on: {
            play: restart,
            restart,
            'line.choose': chooseAlone,
            seek: { ...move, target: 'paused' },
            grab: { target: 'scrubbing', actions: 'hold' },
            set: { ...set, target: 'paused' },
          },
        },
      },
    },
    voice: {
      initial: 'available',
      on: { 'sound.recall': { actions: 'chooseSound' } },
      states: {
        available: {
          on: {
            'sound.choose': { actions: ['chooseSound', { type: 'remember', params: ({ event }) => event.sound }] },
            'voice.lack': { target: 'unavailable', actions: 'mute' },
            'voice.miss': { guard: 'isSpeaking', target: 'unavailable', actions: 'mute' },
          },
        },
        unavailable: {
          on: {
            'sound.choose': [
              {
                guard: 'isVoice',
                target: 'available',
                actions: ['chooseSound', { type: 'remember', params: ({ event }) => event.sound }],
              },
              { actions: ['chooseSound', { type: 'remember', params: ({ event }) => event.sound }] },
            ],
          },
        },
      },
    },
  },
});

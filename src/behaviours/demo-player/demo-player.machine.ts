import { assertEvent, assign, fromCallback, setup, stateIn } from 'xstate';
import type { Sound } from '../voice-player/voice-player.machine';

/** The pause between two speakers, in ms (D7). */
export const TURN_PAUSE_MS = 400;

/** The call, and how far it has been played. */
export interface DemoPlayerContext {
  /** When each word of each line begins, and when the line ends, in ms from the start of that line. */
  lines: readonly (readonly number[])[];
  /** Indices of the lines after which the call pauses until `play`. */
  waits: readonly number[];
  /** The index of the current or next line. */
  line: number;
  /** The index of the current or next word; the number of words when the line is complete. */
  word: number;
  /** How it sounds. */
  sound: Sound;
  /** Whether to pause after this line, because it was chosen while paused. */
  isAlone: boolean;
  /** Whether to resume when scrubbing ends. */
  resumes: boolean;
}

/** The input of a line's reader: the line from a word on. */
export interface Reading {
  /** Index. */
  line: number;
  /** Index. */
  word: number;
  /** How it sounds. */
  sound: Sound;
}

/** A place in the call. */
export interface CallPosition {
  /** Index. */
  line: number;
  /** Index; the number of words for the end of the line. */
  word: number;
}

/** The number of words in the line. */
const count = ({ lines, line }: Pick<DemoPlayerContext, 'lines' | 'line'>) =>
  Math.max((lines[line]?.length ?? 0) - 1, 0);

const within = (value: number, most: number) => Math.min(Math.max(Math.trunc(value) || 0, 0), Math.max(most, 0));

const hasNextLine = ({ lines, line }: DemoPlayerContext) => line < lines.length - 1;

const move = { guard: 'isElsewhere', actions: 'move' } as const;
const set = { guard: 'isAnother', actions: 'choose' } as const;
const chooseAlone = { target: 'playing', actions: ['choose', 'stopAfter'] } as const;
const goOn = { target: 'playing', actions: 'goOn' } as const;
const restart = { target: 'playing', actions: ['rewind', 'goOn'] } as const;

/**
 * Plays a scripted call line by line, each with its own reader, or a single line (decisions D7, D36).
 *
 * | playback         | play             | pause  | restart          | line.choose      | seek                                                    | grab      | drop                                  | line.word   | line.end        | sound.choose     | set                          | call.change | call.continue                            | always         | error           | after turn                                 |
 * | ---------------- | ---------------- | ------ | ---------------- | ---------------- | ------------------------------------------------------- | --------- | ------------------------------------- | ----------- | --------------- | ---------------- | ---------------------------- | ----------- | ---------------------------------------- | -------------- | --------------- | ------------------------------------------ |
 * | ready            | playing.speaking |        |                  | playing.speaking | [isElsewhere] =                                         | scrubbing |                                       |             |                 |                  | [isAnother] =                | ready       | [isWaiting] paused · playing.speaking    |                |                 |                                            |
 * | playing.speaking |                  | paused | playing.speaking | playing.speaking | [isAtEnd] playing.turning · [isElsewhere] playing.speaking | scrubbing |                                    | [isThere] = | playing.turning | playing.speaking | [isAnother] playing.speaking | ready       | [isWaiting] paused · playing.speaking    |                | playing.turning |                                            |
 * | playing.turning  |                  | paused | playing.speaking | playing.speaking | [isAtEnd] playing.turning · [isElsewhere] playing.speaking | scrubbing |                                    |             |                 |                  | [isAnother] playing.speaking | ready       | [isWaiting] paused · playing.speaking    | [stops] paused |                 | [hasNextLine] playing.speaking · finished  |
 * | paused           | playing.speaking |        | playing.speaking | playing.speaking | [isElsewhere] =                                         | scrubbing |                                       |             |                 |                  | [isAnother] =                | ready       | [isWaiting] paused · playing.speaking    |                |                 |                                            |
 * | scrubbing        |                  |        |                  |                  | [isElsewhere] =                                         |           | [isResumed] playing.speaking · paused |             |                 |                  | [isAnother] =                | ready       | [isWaiting] paused · playing.speaking    |                |                 |                                            |
 * | finished         | playing.speaking |        | playing.speaking | playing.speaking | [isElsewhere] paused                                    | scrubbing |                                       |             |                 |                  | [isAnother] paused           | ready       | [isWaiting] paused · playing.speaking    |                |                 |                                            |
 *
 * | voice       | sound.choose            | sound.recall | voice.lack  | voice.miss               |
 * | ----------- | ----------------------- | ------------ | ----------- | ------------------------ |
 * | available   | =                       | =            | unavailable | [isSpeaking] unavailable |
 * | unavailable | [isVoice] available · = | =            |             | [isSpeaking] =           |
 *
 * The reader of a line is a `voicePlayerMachine`, which waits for its voice, highlights its words, and hums them without a
 * voice; the line ends when its reader ends. A line chosen while the call does not play is played alone, and `play`
 * then continues with the next one; chosen while the call plays, the call continues from there. A paused line resumes at its
 * word. A finished call restarts at its first line. `set` comes from the product, which controls the line, and never starts or
 * stops the call; `sound.recall` restores the choice of an earlier visit. After a line of `waits` the call pauses. `call.continue`
 * replaces the call and plays it from a position, or pauses there if that is the end of a line of `waits`.
 */
export const demoPlayerMachine = setup({
  types: {
    context: {} as DemoPlayerContext,
    events: {} as
      | { type: 'play' | 'pause' | 'restart' | 'grab' | 'drop' | 'line.end' | 'voice.miss' | 'voice.lack' }
      | { type: 'line.choose' | 'set' /** Index. */; line: number }
      | { type: 'seek' | 'line.word' /** Index in the line. */; word: number }
      | { type: 'sound.choose' | 'sound.recall'; sound: Sound }
      | {
          type: 'call.change' /** In ms, as in the input. */;
          lines: DemoPlayerContext['lines'];
          waits?: DemoPlayerContext['waits'];
        }
      | ({
          type: 'call.continue';
          lines: DemoPlayerContext['lines'];
          waits: DemoPlayerContext['waits'];
        } & CallPosition),
    input: {} as
      | {
          lines: DemoPlayerContext['lines'];
          waits?: DemoPlayerContext['waits'] | undefined;
          /** The initial line. */
          line?: number | undefined;
          sound?: Sound | undefined;
        }
      | undefined,
  },
  actors: {
    /** Plays a line; sends `line.word` for each word, `line.end`, and `voice.miss`; becomes silent when stopped. */
    reader: fromCallback<{ type: string }, Reading>(() => {
      throw new Error('Provide the actor `reader`.');
    }),
  },
  actions: {
    /** The next line if this one is complete; the same line if it is the last. */
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
      return { lines: event.lines, waits: event.waits ?? [], line: 0, word: 0 };
    }),
    extend: assign(({ event }) => {
      assertEvent(event, 'call.continue');
      const { lines, waits } = event;
      const line = within(event.line, lines.length - 1);
      return { lines, waits, line, word: within(event.word, count({ lines, line })) };
    }),
    chooseSound: assign(({ event }) => {
      assertEvent(event, ['sound.choose', 'sound.recall']);
      return { sound: event.sound };
    }),
    /** Without a voice it hums; without audio it is silent. */
    fallBack: assign({ sound: ({ context }) => (context.sound === 'voice' ? 'hum' : 'muted') }),
    /** Provided by the view. */
    remember: (_, _sound: Sound) => {},
  },
  guards: {
    /** Guard: there is a line after this one. */
    hasNextLine: ({ context }) => hasNextLine(context),
    /** Guard: the call stops before the next line: it plays one line alone, or waits here. */
    stops: ({ context }) => (context.isAlone || context.waits.includes(context.line)) && hasNextLine(context),
    /** Guard: the call waits at this line, and the line is over. */
    isWaiting: ({ event }) => {
      assertEvent(event, 'call.continue');
      return event.waits.includes(event.line) && event.word >= count(event);
    },
    /** Guard: the word is another than the current one. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, 'seek');
      return within(event.word, count(context)) !== context.word;
    },
    /** Guard: the word is the end of the line. */
    isAtEnd: ({ context, event }) => {
      assertEvent(event, 'seek');
      return within(event.word, count(context)) === count(context);
    },
    /** Guard: the word is one of the line. */
    isThere: ({ context, event }) => {
      assertEvent(event, 'line.word');
      return Number.isInteger(event.word) && event.word >= 0 && event.word < count(context);
    },
    /** Guard: the line is another than the current one, and is in the call. */
    isAnother: ({ context, event }) => {
      assertEvent(event, 'set');
      return Number.isInteger(event.line) && event.line !== context.line && context.lines[event.line] !== undefined;
    },
    /** Guard: the call is speaking. */
    isSpeaking: stateIn({ playback: { playing: 'speaking' } }),
    /** Guard: playing goes on from where it was left. */
    isResumed: ({ context }) => context.resumes,
    /** Guard: the sound is the voice. */
    isVoice: ({ event }) => {
      assertEvent(event, 'sound.choose');
      return event.sound === 'voice';
    },
  },
  delays: { turn: TURN_PAUSE_MS },
}).createMachine({
  id: 'demo-player',
  context: ({ input }) => {
    const { lines, waits = [], line = 0, sound = 'voice' } = input ?? { lines: [] };
    return { lines, waits, line: within(line, lines.length - 1), word: 0, sound, isAlone: false, resumes: false };
  },
  type: 'parallel',
  states: {
    playback: {
      initial: 'ready',
      on: {
        'call.change': { target: '.ready', actions: 'load' },
        'call.continue': [
          { guard: 'isWaiting', target: '.paused', actions: ['extend', 'goOn'] },
          { target: '.playing', actions: ['extend', 'goOn'] },
        ],
      },
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
          initial: 'speaking',
          on: {
            pause: 'paused',
            restart,
            'line.choose': { target: 'playing', actions: 'choose' },
            seek: [
              { guard: 'isAtEnd', target: '.turning', actions: 'move' },
              { ...move, target: '.speaking' },
            ],
            grab: { target: 'scrubbing', actions: 'holdPlaying' },
            set: { ...set, target: 'playing' },
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
                // With another sound, from the current word.
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
            'voice.lack': { target: 'unavailable', actions: 'fallBack' },
            'voice.miss': { guard: 'isSpeaking', target: 'unavailable', actions: 'fallBack' },
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
            'voice.miss': { guard: 'isSpeaking', actions: 'fallBack' },
          },
        },
      },
    },
  },
});

import { assertEvent, assign, fromCallback, raise, setup, stateIn } from 'xstate';

/** The longest time that a word is highlighted without a voice, in ms (D36): a long word and a pause. */
export const WORD_TIMEOUT_MS = 4_000;

/** How long a voice may take to start, in ms (D36). Some browsers have the speech API but no voice. */
export const VOICE_START_TIMEOUT_MS = 3_000;

/**
 * How long to wait for a voice to end after the drawing's time, in ms (D7). A slow voice is not cut off; one that never ends,
 * or that waits for another speaker of the page, does not block the player.
 */
export const VOICE_END_TIMEOUT_MS = 15_000;

/** The sound: spoken by a voice, hummed as it is drawn, or none. */
export type Sound = 'voice' | 'hum' | 'muted';

/** The sentence, and how far it has been spoken. */
export interface VoicePlayerContext {
  /** When each word starts, and when the sentence ends, in ms. */
  times: readonly number[];
  /** The index of the current or next word; the number of words at the end. */
  word: number;
  /** How it sounds. */
  sound: Sound;
  /** Whether the current voice reports words; some never do. */
  tells: boolean;
  /** Whether to resume when scrubbing ends. */
  resumes: boolean;
}

/** The input of the speaker: the sentence from a word on. */
export interface Speech {
  /** Index. */
  word: number;
  /** How it sounds. */
  sound: Sound;
}

/** The number of words. */
const count = ({ times }: Pick<VoicePlayerContext, 'times'>) => Math.max(times.length - 1, 0);

const within = (word: number, sentence: Pick<VoicePlayerContext, 'times'>) =>
  Math.min(Math.max(Math.trunc(word) || 0, 0), count(sentence));

const chosen = ({ event }: { event: { sound: Sound } }) => event.sound;

/** How long a word is highlighted, in ms: until the next one starts. @internal */
export function wordDuration({ times, word }: Pick<VoicePlayerContext, 'times' | 'word'>): number {
  return Math.min(Math.max((times[word + 1] ?? 0) - (times[word] ?? 0), 0), WORD_TIMEOUT_MS);
}

const move = { guard: 'isElsewhere', actions: 'move' } as const;
const moveOrEnd = [{ guard: 'isAtEnd', target: 'finished' }, move] as const;
const moveAndPlay = [
  { guard: 'isAtEnd', target: 'finished' },
  { ...move, target: 'playing', reenter: true },
] as const;
const moveBack = { ...move, target: 'paused' } as const;
const choose = ['choose', { type: 'remember', params: chosen }] as const;

/**
 * Plays a sentence with its drawing: words are highlighted as they are spoken (decisions D36, D7).
 *
 * | playback        | play            | pause  | seek                                              | set                                               | grab      | drop                                                            | utterance.start | utterance.word            | utterance.end | sound.choose    | voice.miss      | text.change | always                     | error | after voiceBegins | after nextWord                                | after patience |
 * | --------------- | --------------- | ------ | ------------------------------------------------- | ------------------------------------------------- | --------- | --------------------------------------------------------------- | --------------- | ------------------------- | ------------- | --------------- | --------------- | ----------- | -------------------------- | ----- | ----------------- | --------------------------------------------- | -------------- |
 * | ready           | playing.waiting |        | [isElsewhere] =                                   | [isElsewhere] =                                   | scrubbing |                                                                 |                 |                           |               |                 |                 | ready       |                            |       |                   |                                               |                |
 * | playing.waiting |                 | paused | [isAtEnd] finished · [isElsewhere] playing.waiting | [isAtEnd] finished · [isElsewhere] playing.waiting | scrubbing |                                                                 | playing.running | [isThere] playing.running | finished      | playing.waiting | playing.waiting | ready       | [isSilent] playing.running | =     | =                 |                                               |                |
 * | playing.running |                 | paused | [isAtEnd] finished · [isElsewhere] playing.waiting | [isAtEnd] finished · [isElsewhere] playing.waiting | scrubbing |                                                                 |                 | [isThere] playing.running | finished      | playing.waiting | playing.waiting | ready       |                            | =     |                   | [goesOn] playing.running · [ends] finished    | finished       |
 * | paused          | playing.waiting |        | [isAtEnd] finished · [isElsewhere] =              | [isAtEnd] finished · [isElsewhere] =              | scrubbing |                                                                 |                 |                           |               |                 |                 | ready       |                            |       |                   |                                               |                |
 * | scrubbing       |                 |        | [isElsewhere] =                                   | [isElsewhere] =                                   |           | [isOver] finished · [isResumed] playing.waiting · paused        |                 |                           |               |                 |                 | ready       |                            |       |                   |                                               |                |
 * | finished        | playing.waiting |        | [isElsewhere] paused                              | [isElsewhere] paused                              | scrubbing |                                                                 |                 |                           |               |                 |                 | ready       |                            |       |                   |                                               |                |
 *
 * | voice       | sound.choose            | sound.recall | voice.lack  | voice.miss              |
 * | ----------- | ----------------------- | ------------ | ----------- | ----------------------- |
 * | available   | =                       | =            | unavailable | [isPlaying] unavailable |
 * | unavailable | [isVoice] available · = | =            |             | [isPlaying] =           |
 *
 * The speaker is invoked only while the sentence plays. Playback waits for a voice to start; words are highlighted as it
 * reports them, or in the drawing's time if it does not, and the sentence ends with the voice. Without a voice, the drawing
 * determines the time. A voice that is missing, fails or does not start is `unavailable`: the sentence is hummed, or silent
 * where that fails too, and the reader may request the voice again. The position is a word: playback resumes at its start. `set` comes from the product,
 * `sound.recall` restores the choice of an earlier visit, and `voice.lack` means that the browser has no voice.
 */
export const voicePlayerMachine = setup({
  types: {
    context: {} as VoicePlayerContext,
    events: {} as
      | { type: 'play' | 'pause' | 'grab' | 'drop' | 'utterance.start' | 'utterance.end' | 'voice.miss' | 'voice.lack' }
      | { type: 'seek' | 'set' | 'utterance.word' /** Index. */; word: number }
      | { type: 'sound.choose' | 'sound.recall'; sound: Sound }
      | { type: 'text.change' /** In ms, as in the input. */; times: readonly number[] },
    input: {} as
      | { times: readonly number[] /** The initial word. */; word?: number | undefined; sound?: Sound | undefined }
      | undefined,
  },
  actors: {
    /** Plays the sentence; sends `utterance.start`, `.word` and `.end` or `voice.miss`; becomes silent when stopped. */
    speaker: fromCallback<{ type: string }, Speech>(() => {
      throw new Error('Provide the actor `speaker`.');
    }),
  },
  actions: {
    /** From the first word, if the sentence is complete. */
    begin: assign(({ context }) => ({ word: context.word < count(context) ? context.word : 0, tells: false })),
    advance: assign({ word: ({ context }) => context.word + 1 }),
    complete: assign({ word: ({ context }) => count(context) }),
    move: assign(({ context, event }) => {
      assertEvent(event, ['seek', 'set']);
      return { word: within(event.word, context) };
    }),
    follow: assign(({ event }) => {
      assertEvent(event, 'utterance.word');
      return { word: event.word, tells: true };
    }),
    hold: assign({ resumes: false }),
    holdPlaying: assign({ resumes: true }),
    load: assign(({ event }) => {
      assertEvent(event, 'text.change');
      return { times: event.times, word: 0 };
    }),
    choose: assign(({ event }) => {
      assertEvent(event, ['sound.choose', 'sound.recall']);
      return { sound: event.sound };
    }),
    /** Without a voice it hums; without audio it is silent. */
    fallBack: assign({ sound: ({ context }) => (context.sound === 'voice' ? 'hum' : 'muted') }),
    /** Provided by the view. */
    remember: (_, _sound: Sound) => {},
    giveUp: raise({ type: 'voice.miss' }),
  },
  guards: {
    /** Guard: the word is another than the current one. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, ['seek', 'set']);
      return within(event.word, context) !== context.word;
    },
    /** Guard: the word is the end of the text. */
    isAtEnd: ({ context, event }) => {
      assertEvent(event, ['seek', 'set']);
      return within(event.word, context) === count(context);
    },
    /** Guard: the word is one of the text. */
    isThere: ({ context, event }) => {
      assertEvent(event, 'utterance.word');
      return Number.isInteger(event.word) && event.word >= 0 && event.word < count(context);
    },
    /** Guard: the text is over. */
    isOver: ({ context }) => context.word === count(context),
    /** Guard: playing goes on from where it was left. */
    isResumed: ({ context }) => context.resumes,
    /** Guard: the text is playing. */
    isPlaying: stateIn({ playback: 'playing' }),
    /** Guard: the sound is not the voice. */
    isSilent: ({ context }) => context.sound !== 'voice',
    /** Guard: words are left, and no voice tells them. */
    goesOn: ({ context }) => !context.tells && context.word < count(context) - 1,
    /** Guard: the last word is over, and no voice tells it. */
    ends: ({ context }) => context.sound !== 'voice' && context.word >= count(context) - 1,
    /** Guard: the sound is the voice. */
    isVoice: ({ event }) => {
      assertEvent(event, 'sound.choose');
      return event.sound === 'voice';
    },
  },
  delays: {
    nextWord: ({ context }) => wordDuration(context),
    voiceBegins: VOICE_START_TIMEOUT_MS,
    patience: VOICE_END_TIMEOUT_MS,
  },
}).createMachine({
  id: 'voice-player',
  context: ({ input }) => {
    const { times, word = 0, sound = 'voice' } = input ?? { times: [] };
    return { times, word: within(word, { times }), sound, tells: false, resumes: false };
  },
  type: 'parallel',
  states: {
    playback: {
      initial: 'ready',
      on: { 'text.change': { target: '.ready', actions: 'load' } },
      states: {
        ready: {
          on: {
            play: 'playing',
            grab: { target: 'scrubbing', actions: 'hold' },
            seek: move,
            set: move,
          },
        },
        playing: {
          entry: 'begin',
          initial: 'waiting',
          invoke: {
            id: 'speaker',
            src: 'speaker',
            input: ({ context: { word, sound } }) => ({ word, sound }),
            onError: { actions: 'giveUp' },
          },
          on: {
            pause: 'paused',
            grab: { target: 'scrubbing', actions: 'holdPlaying' },
            seek: moveAndPlay,
            set: moveAndPlay,
            'utterance.word': { guard: 'isThere', target: '.running', actions: 'follow', reenter: false },
            'utterance.end': 'finished',
            // With another sound, from the current word.
            'sound.choose': { target: 'playing', reenter: true },
            'voice.miss': { target: 'playing', reenter: true },
          },
          states: {
            waiting: {
              always: { guard: 'isSilent', target: 'running' },
              on: { 'utterance.start': 'running' },
              after: { voiceBegins: { actions: 'giveUp' } },
            },
            running: {
              after: {
                nextWord: [
                  { guard: 'goesOn', target: 'running', actions: 'advance', reenter: true },
                  { guard: 'ends', target: '#finished' },
                ],
                patience: '#finished',
              },
            },
          },
        },
        paused: {
          on: {
            play: 'playing',
            grab: { target: 'scrubbing', actions: 'hold' },
            seek: moveOrEnd,
            set: moveOrEnd,
          },
        },
        scrubbing: {
          on: {
            seek: move,
            set: move,
            drop: [
              { guard: 'isOver', target: 'finished' },
              { guard: 'isResumed', target: 'playing' },
              { target: 'paused' },
            ],
          },
        },
        finished: {
          id: 'finished',
          entry: 'complete',
          on: {
            play: 'playing',
            grab: { target: 'scrubbing', actions: 'hold' },
            seek: moveBack,
            set: moveBack,
          },
        },
      },
    },
    voice: {
      initial: 'available',
      on: { 'sound.recall': { actions: 'choose' } },
      states: {
        available: {
          on: {
            'sound.choose': { actions: choose },
            'voice.lack': { target: 'unavailable', actions: 'fallBack' },
            'voice.miss': { guard: 'isPlaying', target: 'unavailable', actions: 'fallBack' },
          },
        },
        unavailable: {
          on: {
            'sound.choose': [{ guard: 'isVoice', target: 'available', actions: choose }, { actions: choose }],
            'voice.miss': { guard: 'isPlaying', actions: 'fallBack' },
          },
        },
      },
    },
  },
});

import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** As long as a greeting may be, in characters as a text field counts them (D37). */
export const GREETING_LENGTH = 140;

/** How long it is said that the link to a greeting was copied, in ms (D37). */
export const COPIED_LINGER = 4_000;

interface Context {
  text: string;
  /** What is said while nothing but spaces is written: the text as it was before. */
  before: string;
  /** Where it was written last, in characters from its beginning. */
  caret: number;
}

/** Line breaks, control characters, and signs that turn the direction of what follows: not said, and able to mislead. */
const unspoken = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as it may be written: one line of 140 characters, none of them cut in two. */
export const asWritten = (text: string) =>
  text
    .replace(unspoken, ' ')
    .slice(0, GREETING_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** What was said of a link is not true of another text. */
const anotherText = { type: 'idle', escape: 'idle', 'text.change': 'idle' } as const;

/** The greeting, as it is said, copied, saved and used. */
export const greetingOf = ({ text, before }: Pick<Context, 'text' | 'before'>) => text.trim() || before;

/**
 * A greeting that the reader writes where it stands.
 *
 * | greeting | edit    | type | enter             | leave   | escape  | text.change |
 * | -------- | ------- | ---- | ----------------- | ------- | ------- | ----------- |
 * | written  | editing |      |                   |         |         | =           |
 * | editing  |         | =    | [isSaid] written  | written | written | written     |
 *
 * | link    | link.copy | type | escape | text.change | done   | error   | after linger |
 * | ------- | --------- | ---- | ------ | ----------- | ------ | ------- | ------------ |
 * | idle    | copying   |      |        |             |        |         |              |
 * | copying |           | idle | idle   | idle        | copied | refused |              |
 * | copied  | copying   | idle | idle   | idle        |        |         | idle         |
 * | refused | copying   | idle | idle   | idle        |        |         |              |
 *
 * Whoever begins to edit hushes the sentence, and entering plays it. A greeting that is left empty is what it was before,
 * and so is one that is escaped from. What is said of the link is true of the greeting that it was copied with.
 */
export const greetingEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'edit' | 'enter' | 'leave' | 'escape' | 'link.copy' }
      | { type: 'type'; text: string /** Where it is written, in characters from its beginning. */; caret: number }
      | { type: 'text.change'; text: string },
    input: {} as { text: string } | undefined,
  },
  actors: {
    /** Puts the link to a greeting where it can be pasted from. */
    copy: fromPromise<void, string>(() => Promise.reject(new Error('Provide the actor `copy`.'))),
  },
  actions: {
    /** Provided by the view. */
    play: () => {},
    hush: () => {},
    /** From the field, which goes, to what made it one. */
    focusTrigger: () => {},
    remember: assign({ before: ({ context }) => context.text, caret: ({ context }) => context.text.length }),
    write: assign(({ event }) => {
      assertEvent(event, 'type');
      return { text: asWritten(event.text), caret: event.caret };
    }),
    keep: assign({ text: ({ context }) => greetingOf(context) }),
    restore: assign({ text: ({ context }) => context.before }),
    load: assign(({ event }) => {
      assertEvent(event, 'text.change');
      return { text: asWritten(event.text), before: asWritten(event.text) };
    }),
  },
  guards: { isSaid: ({ context }) => context.text.trim() !== '' },
  delays: { linger: COPIED_LINGER },
}).createMachine({
  id: 'greeting-editor',
  context: ({ input }) => {
    const text = asWritten(input?.text ?? '');
    return { text, before: text, caret: text.length };
  },
  type: 'parallel',
  states: {
    greeting: {
      initial: 'written',
      states: {
        written: {
          on: { edit: { target: 'editing', actions: ['hush', 'remember'] }, 'text.change': { actions: 'load' } },
        },
        editing: {
          on: {
            type: { actions: 'write' },
            enter: { guard: 'isSaid', target: 'written', actions: ['keep', 'focusTrigger', 'play'] },
            leave: { target: 'written', actions: 'keep' },
            escape: { target: 'written', actions: ['restore', 'focusTrigger'] },
            'text.change': { target: 'written', actions: ['load', 'focusTrigger'] },
          },
        },
      },
    },
    link: {
      initial: 'idle',
      states: {
        idle: {
          on: { 'link.copy': 'copying' },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => greetingOf(context),
            onDone: 'copied',
            onError: 'refused',
          },
          on: anotherText,
        },
        copied: {
          on: { ...anotherText, 'link.copy': 'copying' },
          after: { linger: 'idle' },
        },
        refused: {
          on: { ...anotherText, 'link.copy': 'copying' },
        },
      },
    },
  },
});

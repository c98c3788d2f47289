import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** Maximum length of a greeting, in UTF-16 units like `maxlength` (D37). */
export const GREETING_LENGTH = 140;

/** How long `copied` is shown, in ms (D37). */
export const COPIED_LINGER = 4_000;

interface Context {
  text: string;
  /** The previous text, used while the field is blank. */
  before: string;
  /** The caret position of the last edit. */
  caret: number;
}

/** Line breaks, control characters and direction overrides: not spoken, and able to mislead. */
const unspoken = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** Normalizes a text: one line of at most 140 characters, none of them split. @internal */
export const asWritten = (text: string) =>
  text
    .replace(unspoken, ' ')
    .slice(0, GREETING_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Resets `copied` and `failed`, which apply to the previous text. */
const anotherText = { type: 'idle', escape: 'idle', 'text.change': 'idle' } as const;

/** The greeting that is spoken, copied, saved and used. @internal */
export const greetingOf = ({ text, before }: Pick<Context, 'text' | 'before'>) => text.trim() || before;

/**
 * A greeting that the reader edits in place.
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
 * Editing stops the playback, and Enter plays the new greeting. An empty greeting, or Escape, restores the previous one. The
 * link's state applies to the greeting that was copied.
 */
export const greetingEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'edit' | 'enter' | 'leave' | 'escape' | 'link.copy' }
      | { type: 'type'; text: string /** The caret position, in characters. */; caret: number }
      | { type: 'text.change'; text: string },
    input: {} as { text: string } | undefined,
  },
  actors: {
    /** Copies the link to a greeting. */
    copy: fromPromise<void, string>(() => Promise.reject(new Error('Provide the actor `copy`.'))),
  },
  actions: {
    /** Provided by the view. */
    play: () => {},
    hush: () => {},
    /** Moves focus from the removed field to the button that opened it. */
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

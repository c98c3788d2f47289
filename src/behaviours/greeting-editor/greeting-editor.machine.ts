import { assertEvent, assign, fromPromise, setup } from 'xstate';

/** Maximum length of a greeting, in UTF-16 units like `maxlength` (D37). */
export const GREETING_LENGTH = 140;

/** How long `copied` and `saved` are shown, in ms (D37). */
export const COPIED_NOTICE_MS = 4_000;

/** The greeting, and what of it can be edited. */
export interface GreetingEditorContext {
  /** The greeting. */
  text: string;
  /** The previous text, used while the field is blank. */
  before: string;
  /** The caret position of the last edit. */
  caret: number;
  /** The given greeting around its name, and what is in the name's field; undefined without a name. */
  frame?: Frame | undefined;
}

interface Frame {
  head: string;
  tail: string;
  /** The given name, used while the field is blank. */
  given: string;
  /** What is in the field. */
  name: string;
  /** What was in it before. */
  before: string;
}

/** Line breaks, control characters and direction overrides: not spoken, and able to mislead. */
const unspoken = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** Normalizes a text: one line of at most 140 characters, none of them split. @internal */
export const asWritten = (text: string) =>
  text
    .replace(unspoken, ' ')
    .slice(0, GREETING_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** The greeting without its name, if it contains the name once. */
function frameOf(text: string, name: string | undefined): Frame | undefined {
  if (!name) return undefined;
  const parts = text.split(name);
  if (parts.length !== 2) return undefined;
  const [head, tail] = parts as [string, string];
  return { head, tail, given: name, name, before: name };
}

/** The frame with the name that a text has in it, or the previous name. */
function withNameOf(text: string, frame: Frame | undefined): Frame | undefined {
  if (!frame) return undefined;
  const { head, tail, name } = frame;
  const isFramed = text.startsWith(head) && text.endsWith(tail) && text.length > head.length + tail.length;
  return { ...frame, name: isFramed ? text.slice(head.length, text.length - tail.length) : name };
}

const startWith = ({ text: unread = '', name }: { text?: string | undefined; name?: string | undefined }) => {
  const text = asWritten(unread);
  return { text, before: text, caret: text.length, frame: frameOf(text, name) };
};

/** Resets `copied`, `refused` and `saved`, which apply to what was done before. */
const somethingElse = {
  edit: 'idle',
  type: 'idle',
  'name.type': 'idle',
  enter: 'idle',
  escape: 'idle',
  'text.change': 'idle',
} as const;

/** The greeting that is spoken, copied, saved and used. @internal */
export const greetingOf = ({ text, before }: Pick<GreetingEditorContext, 'text' | 'before'>) => text.trim() || before;

/**
 * A greeting that the reader edits in place.
 *
 * | greeting | edit    | type | name.type | enter             | leave   | escape  | text.change |
 * | -------- | ------- | ---- | --------- | ----------------- | ------- | ------- | ----------- |
 * | written  | editing |      | naming    | =                 |         |         | =           |
 * | naming   | editing |      | =         | written           | written | =       | written     |
 * | editing  |         | =    |           | [isSaid] written  | written | written | written     |
 *
 * | link    | link.copy | save  | edit | type | name.type | enter | escape | text.change | done   | error   | after linger |
 * | ------- | --------- | ----- | ---- | ---- | --------- | ----- | ------ | ----------- | ------ | ------- | ------------ |
 * | idle    | copying   | saved |      |      |           |       |        |             |        |         |              |
 * | copying |           | saved | idle | idle | idle      | idle  | idle   | idle        | copied | refused |              |
 * | copied  | copying   | saved | idle | idle | idle      | idle  | idle   | idle        |        |         | idle         |
 * | refused | copying   | saved | idle | idle | idle      | idle  | idle   | idle        |        |         |              |
 * | saved   | copying   | saved | idle | idle | idle      | idle  | idle   | idle        |        |         | idle         |
 *
 * `naming` changes the name in a field of its own, `editing` the whole greeting in place. Both stop the playback, and Enter plays
 * the new greeting. An empty greeting, or Escape, restores the previous one; an empty name is the given one. `link` applies to
 * what was copied or saved last.
 */
export const greetingEditorMachine = setup({
  types: {
    context: {} as GreetingEditorContext,
    events: {} as
      | { type: 'edit' | 'enter' | 'leave' | 'escape' | 'link.copy' | 'save' }
      | { type: 'type'; text: string /** The caret position, in characters. */; caret: number }
      | { type: 'name.type'; name: string }
      | { type: 'text.change'; text: string; name?: string | undefined },
    input: {} as { text: string /** The name in it. */; name?: string | undefined } | undefined,
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
    /** Moves focus to the button that pauses. */
    focusPlayer: () => {},
    /** Downloads the drawing. */
    download: () => {},
    remember: assign(({ context }) => ({
      before: context.text,
      caret: context.text.length,
      ...(context.frame && { frame: { ...context.frame, before: context.frame.name } }),
    })),
    writeName: assign(({ context: { frame }, event }) => {
      assertEvent(event, 'name.type');
      if (!frame) return {};
      const name = asWritten(event.name);
      const head = `${frame.head}${name.trim() || frame.given}`;
      return { text: asWritten(head + frame.tail), caret: head.length, frame: { ...frame, name } };
    }),
    keepName: assign({
      frame: ({ context: { frame } }) => frame && { ...frame, name: frame.name.trim() || frame.given },
    }),
    restoreName: assign(({ context: { frame, before } }) => ({
      text: before,
      ...(frame && { frame: { ...frame, name: frame.before } }),
    })),
    write: assign(({ event }) => {
      assertEvent(event, 'type');
      return { text: asWritten(event.text), caret: event.caret };
    }),
    keep: assign(({ context }) => {
      const text = greetingOf(context);
      return { text, frame: withNameOf(text, context.frame) };
    }),
    restore: assign({ text: ({ context }) => context.before }),
    load: assign(({ event }) => {
      assertEvent(event, 'text.change');
      return startWith(event);
    }),
  },
  guards: {
    /** Guard: the greeting has a word. */
    isSaid: ({ context }) => context.text.trim() !== '',
  },
  delays: { linger: COPIED_NOTICE_MS },
}).createMachine({
  id: 'greeting-editor',
  context: ({ input }) => startWith(input ?? {}),
  type: 'parallel',
  states: {
    greeting: {
      initial: 'written',
      states: {
        written: {
          on: {
            edit: { target: 'editing', actions: ['hush', 'remember'] },
            'name.type': { target: 'naming', actions: ['hush', 'remember', 'writeName'] },
            enter: { actions: ['focusPlayer', 'play'] },
            'text.change': { actions: 'load' },
          },
        },
        naming: {
          on: {
            edit: { target: 'editing', actions: ['keepName', 'remember'] },
            'name.type': { actions: 'writeName' },
            enter: { target: 'written', actions: ['keepName', 'focusPlayer', 'play'] },
            leave: { target: 'written', actions: 'keepName' },
            escape: { actions: 'restoreName' },
            'text.change': { target: 'written', actions: 'load' },
          },
        },
        editing: {
          on: {
            type: { actions: 'write' },
            enter: { guard: 'isSaid', target: 'written', actions: ['keep', 'focusPlayer', 'play'] },
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
          on: { 'link.copy': 'copying', save: 'saved' },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => greetingOf(context),
            onDone: 'copied',
            onError: 'refused',
          },
          on: { ...somethingElse, save: 'saved' },
        },
        copied: {
          on: { ...somethingElse, 'link.copy': 'copying', save: 'saved' },
          after: { linger: 'idle' },
        },
        refused: {
          on: { ...somethingElse, 'link.copy': 'copying', save: 'saved' },
        },
        saved: {
          entry: 'download',
          on: { ...somethingElse, 'link.copy': 'copying', save: { target: 'saved', reenter: true } },
          after: { linger: 'idle' },
        },
      },
    },
  },
});

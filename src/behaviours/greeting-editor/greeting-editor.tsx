'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { useHydrated, useMachineActor } from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import { mayBeHeardElsewhere } from '../voice-player/speech';
import { spaced, VoicePlayer, type VoicePlayerActions, type VoicePlayerProps } from '../voice-player/voice-player';
import { drawingOf, save } from './drawing';
import * as styles from './greeting-editor.css';
import { asWritten, GREETING_LENGTH, greetingEditorMachine, greetingOf } from './greeting-editor.machine';

/** The keyCode of keys during IME composition (UI Events, fixed virtual key codes). */
const COMPOSING = 229;

/** The texts of the editor. */
export interface GreetingEditorTexts {
  /** The label of the edit button. */
  edit: string;
  /** The accessible name of the name's button: `{words}` is the name as shown. */
  name: string;
  /** The name of the field. */
  field: string;
  /** Below the field: `{count}` of `{limit}` characters. */
  hint: string;
  /** Below the field if an online service may speak the text. Empty for no notice. */
  online: string;
  copy: string;
  copied: string;
  /** The message if the browser cannot copy; the link follows. */
  refused: string;
  /** The name of that link. */
  link: string;
  save: string;
  /** The file name of the drawing. */
  file: string;
}

/** The English texts. */
export const greetingEditorTexts: GreetingEditorTexts = {
  edit: 'Write your own greeting',
  name: '{words}: change the name',
  field: 'Your greeting',
  hint: 'Enter plays it, Escape takes it back. {count} of {limit} characters.',
  online: 'Your browser may speak it with an online service of its maker.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  refused: 'The link could not be copied. Here it is:',
  link: 'Link to this greeting',
  save: 'Save the drawing',
  file: 'greeting.svg',
};

export interface GreetingEditorProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<VoicePlayerProps, 'label' | 'height' | 'unit' | 'bleed' | 'speak'> {
  /** The greeting: a line of 140 characters at most. Another one replaces what was written. */
  text: string;
  /** The company's name in it, which can be edited by itself while the rest of the greeting is unchanged. */
  name?: string | undefined;
  /** How many of the given words are drawn as said before the first playback. Default: 0. */
  poster?: number | undefined;
  /** The address that shows a greeting: `/?say={text}`. */
  link: string;
  /** A notice about the given greeting, for example that it comes from a link. */
  note?: ReactNode;
  /** Further actions: links and buttons after those that copy and save. */
  children?: ((text: string) => ReactNode) | undefined;
  /** Copies a link. Default: to the browser's clipboard. */
  copy?: ((link: string) => Promise<void>) | undefined;
  /** Called on every state change after the first render, with `greeting.editing link.idle`, for example. */
  onStateChange?: ((state: string) => void) | undefined;
  /** Replaces any of `greetingEditorTexts`. */
  texts?: PartialTexts<GreetingEditorTexts>;
}

const toClipboard = async (link: string) => navigator.clipboard.writeText(link);

/** A greeting that can be played and edited in place: every key redraws it, Enter plays it. */
export function GreetingEditor({
  label,
  text: unread,
  name,
  poster,
  link,
  note,
  height,
  unit,
  bleed = false,
  speak,
  children,
  copy = toClipboard,
  onStateChange,
  texts: replaced,
  className,
  ...root
}: GreetingEditorProps) {
  const player = useRef<VoicePlayerActions>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const selection = useRef<Range>([0, 0]);
  const hintId = useId();
  const onlineId = useId();
  const given = asWritten(unread);
  const addressOf = (text: string) =>
    new URL(fillText(link, { text: encodeURIComponent(text) }), document.baseURI).href;
  const { snapshot: state, send } = useMachineActor(greetingEditorMachine, {
    input: { text: given },
    propEvents: [[given, { type: 'text.change', text: given }]],
    onStateChange,
    actors: { copy: fromPromise<void, string>(({ input }) => copy(addressOf(input))) },
    actions: {
      play: () => player.current?.play(),
      hush: () => player.current?.pause(),
      focusTrigger: () => trigger.current?.focus(),
    },
  });
  const texts = useTexts('greeting-editor', greetingEditorTexts, replaced);
  const hydrated = useHydrated();
  const { greeting, link: copying } = state.value;
  const { text, caret } = state.context;
  const said = greetingOf(state.context);
  const isEditing = greeting === 'editing';
  const named = rangeOf(name, given, text);
  const online = isEditing && !speak && mayBeHeardElsewhere() && texts.online;

  const edit = (range: Range) => {
    selection.current = range;
    send({ type: 'edit' });
  };
  const press = (event: KeyboardEvent) => {
    // During IME composition, Enter and Escape belong to the input method. Safari ends the composition before it
    // dispatches the key, which then has this keyCode.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING;
    if (isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    send({ type: event.key === 'Enter' ? 'enter' : 'escape' });
  };

  const sentence = (words: readonly ReactNode[]) => {
    const [first, last] = named && !isEditing ? [wordsIn(text, named[0]), wordsIn(text, named[1], true)] : [0, 0];
    const spoken = words.slice(first, last);
    return (
      <span className={styles.sentence} data-part="greeting" data-state={greeting}>
        <q className={styles.quote} data-part="quote" data-state={greeting} aria-hidden={isEditing || undefined}>
          {spaced([
            ...words.slice(0, first),
            ...(named && spoken.length > 0
              ? [
                  <Name
                    key="name"
                    isPressable={hydrated}
                    label={fillText(texts.name, { words: wordsOf(text).slice(first, last).join(' ') })}
                    onClick={() => edit(named)}
                  >
                    {spaced(spoken)}
                  </Name>,
                ]
              : []),
            ...words.slice(last),
          ])}
        </q>
        {isEditing && (
          <Writing
            aria-label={texts.field}
            aria-describedby={online ? `${hintId} ${onlineId}` : hintId}
            value={text}
            selection={selection.current}
            onChange={({ currentTarget: { value, selectionEnd } }) =>
              send({ type: 'type', text: value, caret: selectionEnd })
            }
            onKeyDown={press}
            onBlur={() => send({ type: 'leave' })}
          />
        )}
      </span>
    );
  };

  return (
    <div
      {...root}
      className={classNames(styles.root, bleed && styles.bleed, className)}
      data-scope="greeting-editor"
      data-part="root"
      data-state={greeting}
    >
      <VoicePlayer
        label={label}
        text={text}
        height={height}
        unit={unit}
        bleed={bleed}
        speak={speak}
        poster={isEditing ? wordsIn(text, caret, true) : poster}
        actionsRef={player}
      >
        {sentence}
      </VoicePlayer>
      <div className={styles.foot} data-part="foot">
        <button
          ref={trigger}
          type="button"
          className={styles.act}
          data-part="edit-trigger"
          data-state={greeting}
          onClick={() => edit([0, text.length])}
        >
          {texts.edit}
        </button>
        <button
          type="button"
          className={styles.act}
          data-part="copy-trigger"
          data-state={copying}
          onClick={() => send({ type: 'link.copy' })}
        >
          {texts.copy}
        </button>
        <button
          type="button"
          className={styles.act}
          data-part="save-trigger"
          onClick={() => save(drawingOf(said), texts.file)}
        >
          {texts.save}
        </button>
        {children?.(said)}
        {isEditing && (
          <span id={hintId} className={styles.status} data-part="hint">
            {fillText(texts.hint, { count: text.length, limit: GREETING_LENGTH })}
          </span>
        )}
        {online && (
          <span id={onlineId} className={styles.status} data-part="online">
            {online}
          </span>
        )}
        <output className={styles.status} data-part="status" data-state={copying}>
          {{ idle: '', copying: '', copied: texts.copied, refused: texts.refused }[copying]}
        </output>
        {copying === 'refused' && (
          <input
            readOnly
            className={styles.link}
            data-part="link"
            aria-label={texts.link}
            value={addressOf(said)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        {note && text === given && !isEditing && (
          <span className={styles.status} data-part="note">
            {note}
          </span>
        )}
      </div>
    </div>
  );
}

/** Start and end, in characters. */
type Range = readonly [from: number, to: number];

/** The position of the name, while the text around it is unchanged. */
function rangeOf(name: string | undefined, given: string, text: string): Range | undefined {
  const [before = '', after] = name ? given.split(name) : [];
  const end = text.length - (after?.length ?? 0);
  const isThere = after !== undefined && text.startsWith(before) && text.endsWith(after) && end > before.length;
  return isThere ? [before.length, end] : undefined;
}

const wordsOf = (text: string) => text.match(/\S+/g) ?? [];

/** How many words have ended at a position; with `includesCurrent`, including the current one. */
const wordsIn = (text: string, at: number, includesCurrent = false) =>
  [...text.matchAll(/\S+/g)].filter(({ 0: word, index }) => (includesCurrent ? index < at : index + word.length <= at))
    .length;

/** The name: text until hydrated, then a button. */
function Name({
  isPressable,
  label,
  onClick,
  children,
}: {
  isPressable: boolean;
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return isPressable ? (
    <button type="button" className={styles.name} data-part="name" aria-label={label} onClick={onClick}>
      {children}
    </button>
  ) : (
    <span className={styles.name} data-part="name">
      {children}
    </span>
  );
}

/** The field, focused on mount with the range to replace selected. */
function Writing({ selection, ...field }: ComponentProps<'textarea'> & { selection: Range }) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const first = useRef(selection);
  useLayoutEffect(() => {
    ref.current?.focus();
    ref.current?.setSelectionRange(...first.current);
  }, []);
  return (
    <textarea ref={ref} rows={1} maxLength={GREETING_LENGTH} className={styles.field} data-part="field" {...field} />
  );
}

'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { useBehaviour, useHydrated } from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import { mayBeHeardElsewhere } from '../voice-player/speech';
import { spaced, VoicePlayer, type VoicePlayerActions, type VoicePlayerProps } from '../voice-player/voice-player';
import { drawingOf, save } from './drawing';
import * as styles from './greeting-editor.css';
import { asWritten, GREETING_LENGTH, greetingEditorMachine, greetingOf } from './greeting-editor.machine';

/** The code of any key that an input method takes for itself (UI Events, fixed virtual key codes). */
const COMPOSING = 229;

/** What the editor's own parts are called. */
export interface GreetingEditorTexts {
  /** On the button that makes the sentence a field. */
  edit: string;
  /** What pressing the name does, for those who hear it: `{words}` is the name as it stands there. */
  name: string;
  /** The name of the field. */
  field: string;
  /** Below the field: how many `{count}` of `{limit}` characters there are. */
  hint: string;
  /** Below the field where what is written may be spoken by an online service. Empty: nothing is said. */
  online: string;
  copy: string;
  copied: string;
  /** Said where the browser does not copy; the link follows. */
  refused: string;
  /** The name of that link. */
  link: string;
  save: string;
  /** What the drawing is called as a file. */
  file: string;
}

/** The texts in English. */
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
  /** The greeting as it is given: a line of 140 characters at most. Another one replaces what was written. */
  text: string;
  /** The company's name in it, which can be changed by itself for as long as the rest of the greeting is as it was given. */
  name?: string | undefined;
  /** How many of the given words are drawn as said while nobody has played them. Default: 0. */
  poster?: number | undefined;
  /** The address at which a greeting is shown: `/?say={text}`. */
  link: string;
  /** What is to be known of the greeting as it is given, such as that somebody has sent it. */
  note?: ReactNode;
  /** What else can be done with a greeting: links and buttons, after those that copy and save it. */
  children?: ((text: string) => ReactNode) | undefined;
  /** Puts a link where it can be pasted from. Default: into the browser's clipboard. */
  copy?: ((link: string) => Promise<void>) | undefined;
  /** Told of every state: `greeting.editing link.idle`. */
  onStateChange?: ((state: string) => void) | undefined;
  /** Replaces any of `greetingEditorTexts`. */
  texts?: PartialTexts<GreetingEditorTexts>;
}

const toClipboard = async (link: string) => navigator.clipboard.writeText(link);

/** A greeting that can be heard, and written anew where it stands: every key draws it, Enter plays it. */
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
  const [state, send] = useBehaviour(greetingEditorMachine, {
    input: { text: given },
    changes: [[given, { type: 'text.change', text: given }]],
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
    // An input method that composes a character takes Enter and Escape for itself. Safari ends the composition before it
    // tells of the key that did, which has this code then.
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

/** From and to, in characters. */
type Range = readonly [from: number, to: number];

/** Where the name is, as long as what is around it stands as it was given. */
function rangeOf(name: string | undefined, given: string, text: string): Range | undefined {
  const [before = '', after] = name ? given.split(name) : [];
  const end = text.length - (after?.length ?? 0);
  const isThere = after !== undefined && text.startsWith(before) && text.endsWith(after) && end > before.length;
  return isThere ? [before.length, end] : undefined;
}

const wordsOf = (text: string) => text.match(/\S+/g) ?? [];

/** How many words have ended at a place in a text; or, with the last one `begun`, have begun. */
const wordsIn = (text: string, at: number, begun = false) =>
  [...text.matchAll(/\S+/g)].filter(({ 0: word, index }) => (begun ? index < at : index + word.length <= at)).length;

/** The name, which is text until it can be pressed. */
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

/** The field, which has the focus from its first moment, with what is to be written over selected. */
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

'use client';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { TextRun } from '../../theme/text-run';
import { type State, useDomEvents, useMachineActor } from '../behaviour';
import { isComposing } from '../layers';
import { TextInput } from '../text-input';
import { type PartialTexts, useTexts } from '../texts';
import { speakAs } from '../voice-player/speak';
import { mayBeHeardElsewhere } from '../voice-player/speech';
import { spaced, VoicePlayer, type VoicePlayerActions, type VoicePlayerProps } from '../voice-player/voice-player';
import { drawingOf, save } from './drawing';
import * as styles from './greeting-editor.css';
import { asWritten, GREETING_LENGTH, greetingEditorMachine, greetingOf } from './greeting-editor.machine';
import { languageOf } from './language';

/** The English texts. */
export const greetingEditorTexts = {
  /** The label of the edit button. */
  edit: 'Write your own greeting',
  /** The label of the name's field. */
  name: 'Your company’s name',
  /** The name of the greeting's field. */
  field: 'Your greeting',
  /** Below that field: the keys. Not shown on touch screens. */
  hint: 'Enter plays it, Escape takes it back.',
  /** Below that field: `{count}` of `{limit}` characters. */
  count: '{count} of {limit} characters.',
  /** The message while that field is blank. */
  blank: 'Play needs a word or more.',
  /** Below the field if an online service may speak the text. Empty for no notice. */
  online: 'Your browser may speak it with an online service of its maker.',
  /** The button that copies the link. */
  copy: 'Copy link',
  /** Said when the link is copied. */
  copied: 'The link is copied.',
  /** The message if the browser cannot copy; the link follows. */
  refused: 'The link could not be copied. Here it is:',
  /** The name of that link. */
  link: 'Link to this greeting',
  /** The button that saves the drawing. */
  save: 'Save the drawing',
  /** Said when the drawing is saved. */
  saved: 'The drawing is saved.',
  /** The file name of the drawing. */
  file: 'greeting.svg',
};

/** The texts of the editor. */
export type GreetingEditorTexts = typeof greetingEditorTexts;

/** The props of `GreetingEditor`. */
export interface GreetingEditorProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<VoicePlayerProps, 'label' | 'height' | 'unit' | 'bleed' | 'variant' | 'speak'> {
  /** The greeting: a line of 140 characters at most. Another one replaces what was written. */
  text: string;
  /** The company's name in it, which has a field of its own. Without it, or where the text has it twice, there is none. */
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
  onStateChange?: ((state: State<typeof greetingEditorMachine>) => void) | undefined;
  /** Replaces any of `greetingEditorTexts`. */
  texts?: PartialTexts<GreetingEditorTexts> | undefined;
}

const toClipboard = async (link: string) => navigator.clipboard.writeText(link);

/** A greeting that can be played, renamed and edited in place: every key redraws it, Enter plays it. */
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
  variant,
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
  const nameField = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const onlineId = useId();
  const nameId = useId();
  const given = asWritten(unread);
  const addressOf = (text: string) =>
    new URL(fillText(link, { text: encodeURIComponent(text) }), document.baseURI).href;
  const actor = useMachineActor(greetingEditorMachine, {
    input: { text: given, name },
    propEvents: [[`${name} ${given}`, { type: 'text.change', text: given, name }]],
    onStateChange,
    actors: { copy: fromPromise<void, string>(({ input }) => copy(addressOf(input))) },
    actions: {
      play: () => player.current?.play(),
      hush: () => player.current?.pause(),
      focusTrigger: () => trigger.current?.focus(),
      focusPlayer: () => player.current?.focus(),
      download: () => save(drawingOf(said), texts.file),
    },
  });
  const { snapshot: state, send } = actor;
  useDomEvents(actor, {
    // What was typed before hydration.
    hydrateFromDom: (send) => {
      const typed = nameField.current?.value;
      if (typed !== undefined && typed !== state.context.frame?.name) send({ type: 'name.type', name: typed });
    },
  });
  const texts = useTexts('greeting-editor', greetingEditorTexts, replaced);
  const { greeting, link: copying } = state.value;
  const { text, caret, frame } = state.context;
  const said = greetingOf(state.context);
  const isEditing = greeting === 'editing';
  const isBlank = text.trim() === '';
  const lang = languageOf(text);
  const online = isEditing && !speak && mayBeHeardElsewhere() && texts.online;

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Escape that restores nothing closes a dialog around it.
    const restores = isEditing || (greeting === 'naming' && frame?.name !== frame?.before);
    if (event.key === 'Enter' || restores) event.preventDefault();
    send({ type: event.key === 'Enter' ? 'enter' : 'escape' });
  };

  const sentence = (words: readonly ReactNode[]) => (
    <span className={styles.sentence} data-part="greeting" data-state={greeting}>
      <q
        className={styles.quote}
        data-part="quote"
        data-state={greeting}
        dir="auto"
        lang={lang}
        aria-hidden={isEditing || undefined}
      >
        {spaced(words)}
      </q>
      {isEditing && (
        <Writing
          dir="auto"
          lang={lang}
          aria-label={texts.field}
          aria-describedby={online ? `${hintId} ${onlineId}` : hintId}
          value={text}
          onChange={({ currentTarget: { value, selectionEnd } }) =>
            send({ type: 'type', text: value, caret: selectionEnd })
          }
          onKeyDown={press}
          onBlur={() => send({ type: 'leave' })}
        />
      )}
    </span>
  );

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
        speak={speak ?? (lang ? speakAs({ rate: 1, pitch: 1, lang }) : undefined)}
        poster={greeting === 'written' ? poster : wordsBefore(text, caret)}
        fit={greeting !== 'written' || text !== given}
        variant={variant}
        controls={
          frame && (
            <span className={styles.named} data-part="name" data-state={greeting}>
              <label htmlFor={nameId} className={styles.label} data-part="name-label">
                {texts.name}
              </label>
              <TextInput
                ref={nameField}
                id={nameId}
                className={styles.input}
                data-part="name-field"
                dir="auto"
                autoComplete="organization"
                maxLength={GREETING_LENGTH - frame.head.length - frame.tail.length}
                value={frame.name}
                defaultValue={name ?? ''}
                onChange={({ currentTarget: { value } }) => send({ type: 'name.type', name: value })}
                // Only the given name: React repeats a focus before hydration, after which the reader may have typed.
                onFocus={({ currentTarget }) => currentTarget.value === name && currentTarget.select()}
                onKeyDown={press}
                onBlur={() => send({ type: 'leave' })}
              />
            </span>
          )
        }
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
          onClick={() => send({ type: 'edit' })}
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
        <button type="button" className={styles.act} data-part="save-trigger" onClick={() => send({ type: 'save' })}>
          {texts.save}
        </button>
        <TextRun>{children?.(said)}</TextRun>
        {isEditing && (
          <span id={hintId} className={styles.status} data-part="hint">
            <span className={styles.keys} data-part="keys">
              {texts.hint}
            </span>{' '}
            <TextRun>{fillText(texts.count, { count: text.length, limit: GREETING_LENGTH })}</TextRun>
          </span>
        )}
        {online && (
          <span id={onlineId} className={styles.status} data-part="online">
            {online}
          </span>
        )}
        <output className={styles.status} data-part="status" data-state={copying}>
          {isEditing && isBlank
            ? texts.blank
            : { idle: '', copying: '', copied: texts.copied, refused: texts.refused, saved: texts.saved }[copying]}
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
        {note && text === given && greeting === 'written' && (
          <span className={styles.status} data-part="note">
            {note}
          </span>
        )}
      </div>
    </div>
  );
}

/** How many words begin before a position. */
const wordsBefore = (text: string, at: number) => [...text.matchAll(/\S+/g)].filter(({ index }) => index < at).length;

/** The field, focused on mount with its text selected. */
function Writing(field: ComponentProps<'textarea'>) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  return (
    <textarea ref={ref} rows={1} maxLength={GREETING_LENGTH} className={styles.field} data-part="field" {...field} />
  );
}

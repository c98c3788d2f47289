'use client';
import {
  type ComponentProps,
  Fragment,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button, type ButtonProps } from '../../elements/button';
import { timecode } from '../../elements/transcript/call';
import { drawVoice } from '../../elements/voice/draw';
import { classNames } from '../../theme/class-names';
import { type ChangeDetails, type State, useControlled, useDomEvents, useMachineActor } from '../behaviour';
import { startPlayback } from '../playback';
import { type PartialTexts, useTexts } from '../texts';
import { LineControl, moveReason, type PlaybackChangeReason } from './line-control';
import { rememberedSound, rememberSound, SOUND_KEY } from './remembered-sound';
import { noticeOf, SoundChoice } from './sound-choice';
import { type Speak, speakAs, speak as speakAsBrowser } from './speak';
import { speakerOf } from './speaker';
import { canSpeak } from './speech';
import { timesOf } from './times';
import { roomIn } from './travel';
import * as styles from './voice-player.css';
import { type Sound, voicePlayerMachine } from './voice-player.machine';

/** The English texts. */
export const voicePlayerTexts = {
  /** The button's label before the first playback. */
  play: 'Play',
  /** Its label while playing. */
  pause: 'Pause',
  /** Its label while paused. */
  resume: 'Resume',
  /** Its label at the end. */
  again: 'Play again',
  /** The name of the line's slider. */
  line: 'Position in the sentence',
  /** The slider's value text: the `{word}`, and the second `{at}` of `{length}`. */
  position: '{word} {at} of {length} seconds',
  /** The slider's value text at the end. */
  end: 'End, {length} seconds',
  /** The legend of the choice of sound, and the choices. */
  sound: 'Sound',
  /** The choice of a speaking voice. */
  voice: 'Voice',
  /** The choice of a hum. */
  hum: 'Hum',
  /** The choice of silence. */
  muted: 'Off',
  /** Shown while the sound is off. */
  silent: 'Sound is off: the words light up silently.',
  /** Shown if there is no voice, or it does not start, and the words are hummed. */
  unavailable: 'No voice here right now: the words are hummed.',
};

/** The texts of the player. */
export type VoicePlayerTexts = typeof voicePlayerTexts;

/** Playback control by ref, for the product's own events. */
export interface VoicePlayerActions {
  /** Like the button: from the current position, or from the start after the end. */
  play: () => void;
  /** Pauses the playback. */
  pause: () => void;
  /** Moves focus to the button. */
  focus: () => void;
}

/** The props of `VoicePlayer`. */
export interface VoicePlayerProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** The player's name: "The greeting of a dental practice". */
  label: string;
  /** The sentence. Another one restarts the player. */
  text: string;
  /** The drawing's height, in pixels. Default: 144. */
  height?: number | undefined;
  /** Pixels per syllable. Default: 42. */
  unit?: number | undefined;
  /** How many of its words are drawn as said before the first playback. Default: 0. */
  poster?: number | undefined;
  /** Draws a line that is longer than its container smaller, down to `SMALLEST_UNIT`. Default: false. */
  fit?: boolean | undefined;
  /** The look of the button. Default: `secondary`. */
  variant?: ButtonProps['variant'] | undefined;
  /** Further controls, before the choice of sound. */
  controls?: ReactNode;
  /** Makes the line full-bleed; what is below it keeps to the page's measure. */
  bleed?: boolean | undefined;
  /** Places the words in the product's own sentence, where they are highlighted. Default: all of them, quoted. */
  children?: ((words: readonly ReactNode[]) => ReactNode) | undefined;
  /** Set to functions with which the product plays and pauses. */
  actionsRef?: Ref<VoicePlayerActions> | undefined;
  /** The index of the current or next word (controlled); the number of words at the end. */
  word?: number | undefined;
  /** The initial word. Default: 0. */
  defaultWord?: number | undefined;
  /** Called with the index of the word whenever the reader or the playback changes it. */
  onWordChange?: ((word: number, details: ChangeDetails<PlaybackChangeReason>) => void) | undefined;
  /** Called on every state change after the first render, with `playback.playing.running voice.available`, for example. */
  onStateChange?: ((state: State<typeof voicePlayerMachine>) => void) | undefined;
  /** The sound until the reader chooses one. Default: "voice". Playback starts only on a press. */
  defaultSound?: Sound | undefined;
  /** The `localStorage` key for the reader's choice of sound. Read once. Default: `SOUND_KEY`, "hw-sound". */
  storageKey?: string | undefined;
  /** A compact player among others: a button, the line and its words, without the choice of sound. Default: false. */
  compact?: boolean | undefined;
  /** Speaks instead of the browser's own voice. */
  speak?: Speak | undefined;
  /** Replaces any of `voicePlayerTexts`. */
  texts?: PartialTexts<VoicePlayerTexts> | undefined;
}

/** Plays a sentence: its words are highlighted as they are spoken, and a playhead moves over its drawing. */
export function VoicePlayer({
  label,
  text,
  height = 144,
  unit = 42,
  poster = 0,
  fit = false,
  variant,
  controls,
  bleed = false,
  children = quoted,
  actionsRef,
  word: ownedWord,
  defaultWord,
  onWordChange,
  onStateChange,
  defaultSound = 'voice',
  storageKey = SOUND_KEY,
  compact = false,
  speak,
  texts: replaced,
  className,
  ref,
  ...root
}: VoicePlayerProps) {
  const section = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => section.current as HTMLElement, []);
  const button = useRef<HTMLButtonElement>(null);
  const scale = useScale(section, { text, height, unit, fit });
  const voice = useMemo(
    () => drawVoice(text, { height: height * scale, unit: unit * scale }),
    [text, height, unit, scale],
  );
  const times = timesOf(voice);
  const actor = useMachineActor(voicePlayerMachine, {
    input: { times, word: ownedWord ?? defaultWord, sound: defaultSound },
    propEvents: [[`${scale} ${text}`, { type: 'text.change', times }]],
    onStateChange,
    actions: { remember: (_, sound) => rememberSound(sound, storageKey) },
    actors: {
      speaker: speakerOf(
        voice,
        speak ?? (root.lang ? speakAs({ rate: 1, pitch: 1, lang: root.lang }) : speakAsBrowser),
      ),
    },
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value: ownedWord,
    onChange: onWordChange,
    reasons: {
      seek: moveReason,
      play: 'trigger-press',
      'utterance.word': 'playback',
      'utterance.end': 'playback',
      delay: 'playback',
    },
    select: ({ context }) => context.word,
    toEvent: (word) => ({ type: 'set', word }),
  });
  useDomEvents(actor, {
    unmountEvent: { type: 'pause' },
    hydrateFromDom: (send) => {
      const sound = rememberedSound(storageKey);
      if (sound) send({ type: 'sound.recall', sound });
      if ((sound ?? defaultSound) === 'voice' && !speak && !canSpeak()) send({ type: 'voice.lack' });
    },
  });
  const texts = useTexts('voice-player', voicePlayerTexts, replaced);
  const playback = flat(state.value.playback);
  const { word, sound } = state.context;
  useImperativeHandle(
    actionsRef,
    () => ({
      play: () => send({ type: 'play' }),
      pause: () => send({ type: 'pause' }),
      focus: () => button.current?.focus(),
    }),
    [send],
  );
  const isPlaying = playback === 'playing' || playback === 'waiting';
  useEffect(() => {
    if (isPlaying) return startPlayback(() => send({ type: 'pause' }));
  }, [isPlaying, send]);
  const isEmpty = voice.words.length === 0;
  const toggle = () => {
    if (!isEmpty) send({ type: isPlaying ? 'pause' : 'play' });
  };

  const length = isEmpty ? 0 : voice.seconds;
  const seconds = word < voice.words.length ? Math.floor((word > 0 ? (times[word] ?? 0) : 0) / 1000) : length;
  const act = {
    ready: texts.play,
    waiting: texts.pause,
    playing: texts.pause,
    paused: texts.resume,
    scrubbing: texts.resume,
    finished: texts.again,
  }[playback];

  return (
    <section
      {...root}
      ref={section}
      className={classNames(styles.root, bleed && styles.bleed, className)}
      aria-label={label}
      data-scope="voice-player"
      data-part="root"
      data-state={playback}
    >
      <LineControl
        voice={voice}
        word={word}
        drawn={playback === 'ready' && word === 0 ? poster : word}
        height={height}
        bleed={bleed}
        at={seconds}
        playback={playback}
        isHummed={sound === 'hum'}
        texts={texts}
        onGrab={() => send({ type: 'grab' })}
        onMove={(word, cause) => send({ type: 'seek', word }, cause)}
        onDrop={() => send({ type: 'drop' })}
        onTap={toggle}
      />
      <div className={classNames(styles.caption, compact && styles.compactCaption)} data-part="caption">
        <Button
          ref={button}
          className={compact ? styles.compact : styles.play}
          {...(compact && { 'aria-label': act })}
          {...(variant && { variant })}
          {...(isEmpty && { 'aria-disabled': true })}
          data-part="play-trigger"
          data-state={playback}
          onClick={toggle}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" data-part="icon" aria-hidden="true" focusable="false">
            <path d={isPlaying ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5v13L14 8z'} fill="currentColor" />
          </svg>
          {!compact && act}
        </Button>
        <p className={styles.sentence} data-part="sentence">
          {children(
            voice.words.map(({ text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word's identity is its position
              <span key={at} data-part="word" className={styles.word} data-state={wordState(at, word, playback)}>
                {text}
              </span>
            )),
          )}
        </p>
        {!compact && (
          <span className={styles.time} data-part="time" data-state={playback}>
            {`${timecode(seconds)} / ${timecode(length)}`}
          </span>
        )}
      </div>
      {compact ? (
        <output className={styles.status} data-part="status" data-state={state.value.voice}>
          {playback !== 'ready' && noticeOf({ sound, voice: state.value.voice, texts })}
        </output>
      ) : (
        <SoundChoice
          sound={sound}
          voice={state.value.voice}
          texts={texts}
          controls={controls}
          onChoose={(sound) => send({ type: 'sound.choose', sound })}
        />
      )}
    </section>
  );
}

/** The smallest scale of a drawing, in pixels per syllable: below it, syllables run into each other. */
const SMALLEST_UNIT = 18;

/** The scale at which the whole sentence is visible, if that is wanted and possible. */
function useScale(
  section: { current: HTMLElement | null },
  {
    text,
    height,
    unit,
    fit,
  }: Required<Pick<VoicePlayerProps, 'text'>> & { height: number; unit: number; fit: boolean },
) {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const track = section.current?.querySelector<HTMLElement>('[data-part="line-control"]');
    if (!fit || !track) return setScale(1);
    const room = roomIn(track);
    const { width } = drawVoice(text, { height, unit });
    // In steps, so that the line does not change its size with every key.
    const wanted = room > 0 && width > room ? Math.floor((room / width) * 10) / 10 : 1;
    setScale(Math.min(1, Math.max(wanted, SMALLEST_UNIT / unit)));
  }, [section, text, height, unit, fit]);
  return scale;
}

const quoted = (words: readonly ReactNode[]) => (
  <q data-part="quote" className={styles.quote}>
    {spaced(words)}
  </q>
);

/** Words, and the spaces between them. */
export const spaced = (words: readonly ReactNode[]) =>
  words.map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word's identity is its position
    <Fragment key={at}>
      {at > 0 && ' '}
      {word}
    </Fragment>
  ));

type Playback = SnapshotFrom<typeof voicePlayerMachine>['value']['playback'];

/** The playback state as one word; `waiting` means for the voice to start. */
const flat = (playback: Playback) =>
  typeof playback === 'string' ? playback : playback.playing === 'waiting' ? 'waiting' : 'playing';

function wordState(at: number, word: number, playback: ReturnType<typeof flat>) {
  if (playback === 'ready' && word === 0) return 'written';
  if (at === word) return 'lit';
  return at < word ? 'said' : 'coming';
}

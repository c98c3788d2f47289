'use client';
import { type ComponentProps, Fragment, type ReactNode, type Ref, useImperativeHandle, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../elements/button';
import { timecode } from '../../elements/transcript/call';
import { drawVoice } from '../../elements/voice/draw';
import { classNames } from '../../theme/class-names';
import { useControlled, useDomEvents, useMachineActor } from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import { LineControl } from './line-control';
import { rememberedSound, rememberSound, SOUND_KEY } from './remembered-sound';
import { noticeOf, SoundChoice } from './sound-choice';
import { type Speak, speak as speakAsBrowser } from './speak';
import { speakerOf } from './speaker';
import { canSpeak } from './speech';
import { timesOf } from './times';
import * as styles from './voice-player.css';
import { type Sound, voicePlayerMachine } from './voice-player.machine';

/** The texts of the player. */
export interface VoicePlayerTexts {
  /** The button's label before the first playback. */
  play: string;
  /** Its label while playing. */
  pause: string;
  /** Its label while paused. */
  resume: string;
  /** Its label at the end. */
  again: string;
  /** The name of the line's slider. */
  line: string;
  /** The slider's value text: the `{word}`, and the second `{at}` of `{length}`. */
  position: string;
  /** The slider's value text at the end. */
  end: string;
  /** The legend of the choice of sound, and the choices. */
  sound: string;
  voice: string;
  hum: string;
  muted: string;
  /** Shown while the sound is off. */
  silent: string;
  /** Shown if there is no voice, or it does not start. */
  unavailable: string;
}

/** The English texts. */
export const voicePlayerTexts: VoicePlayerTexts = {
  play: 'Play',
  pause: 'Pause',
  resume: 'Resume',
  again: 'Play again',
  line: 'Position in the sentence',
  position: '{word} {at} of {length} seconds',
  end: 'End, {length} seconds',
  sound: 'Sound',
  voice: 'Voice',
  hum: 'Hum',
  muted: 'Off',
  silent: 'Sound is off: the words light up silently.',
  unavailable: 'No voice here right now: the words light up silently.',
};

/** Playback control by ref, for the product's own events. */
export interface VoicePlayerActions {
  /** Like the button: from the current position, or from the start after the end. */
  play: () => void;
  pause: () => void;
}

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
  /** Makes the line full-bleed; what is below it keeps to the page's measure. */
  bleed?: boolean | undefined;
  /** Places the words in the product's own sentence, where they are highlighted. Default: all of them, quoted. */
  children?: ((words: readonly ReactNode[]) => ReactNode) | undefined;
  actionsRef?: Ref<VoicePlayerActions> | undefined;
  /** The index of the current or next word (controlled); the number of words at the end. */
  word?: number | undefined;
  /** The initial word. Default: 0. */
  defaultWord?: number | undefined;
  /** Called with the index of the word whenever the reader or the playback changes it. */
  onWordChange?: ((word: number) => void) | undefined;
  /** Called on every state change after the first render, with `playback.playing.running voice.available`, for example. */
  onStateChange?: ((state: string) => void) | undefined;
  /** The sound until the reader chooses one. Default: "voice". Playback starts only on a press. */
  defaultSound?: Sound;
  /** The `localStorage` key for the reader's choice of sound. Read once. Default: `SOUND_KEY`, "hw-sound". */
  storageKey?: string;
  /** A compact player among others: a button, the line and its words, without the choice of sound. Default: false. */
  compact?: boolean;
  /** Speaks instead of the browser's own voice. */
  speak?: Speak | undefined;
  /** Replaces any of `voicePlayerTexts`. */
  texts?: PartialTexts<VoicePlayerTexts>;
}

/** Plays a sentence: its words are highlighted as they are spoken, while its drawing moves under a fixed playhead. */
export function VoicePlayer({
  label,
  text,
  height = 144,
  unit = 42,
  poster = 0,
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
  ...root
}: VoicePlayerProps) {
  const voice = useMemo(() => drawVoice(text, { height, unit }), [text, height, unit]);
  const times = timesOf(voice);
  const actor = useMachineActor(voicePlayerMachine, {
    input: { times, word: ownedWord ?? defaultWord, sound: defaultSound },
    propEvents: [[text, { type: 'text.change', times }]],
    onStateChange,
    actions: { remember: (_, sound) => rememberSound(sound, storageKey) },
    actors: {
      speaker: speakerOf(voice, speak ?? speakAsBrowser),
    },
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value: ownedWord,
    onChange: onWordChange,
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
    () => ({ play: () => send({ type: 'play' }), pause: () => send({ type: 'pause' }) }),
    [send],
  );
  const isPlaying = playback === 'playing' || playback === 'waiting';
  const toggle = () => send({ type: isPlaying ? 'pause' : 'play' });

  const seconds = word < voice.words.length ? Math.floor((word > 0 ? (times[word] ?? 0) : 0) / 1000) : voice.seconds;
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
        at={seconds}
        playback={playback}
        isHummed={sound === 'hum'}
        texts={texts}
        onGrab={() => send({ type: 'grab' })}
        onMove={(word) => send({ type: 'seek', word })}
        onDrop={() => send({ type: 'drop' })}
        onTap={toggle}
      />
      <div className={styles.caption} data-part="caption">
        <Button
          className={compact ? styles.compact : styles.play}
          {...(compact && { 'aria-label': act })}
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
            {timecode(seconds)} / {timecode(voice.seconds)}
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
          onChoose={(sound) => send({ type: 'sound.choose', sound })}
        />
      )}
    </section>
  );
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

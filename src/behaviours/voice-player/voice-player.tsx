'use client';
import { type ComponentProps, Fragment, type ReactNode, type Ref, useImperativeHandle, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../elements/button';
import { timecode } from '../../elements/transcript/call';
import { drawVoice } from '../../elements/voice/draw';
import { classNames } from '../../theme/class-names';
import { useBehaviour } from '../behaviour';
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

/** What the player's own parts are called. */
export interface VoicePlayerTexts {
  /** On the button of a sentence that waits. */
  play: string;
  /** On the same button, of one that is playing. */
  pause: string;
  /** Of one that is paused. */
  resume: string;
  /** And of one that has ended. */
  again: string;
  /** The name of the line that can be moved. */
  line: string;
  /** Where the line is: at which `{word}`, and at which second `{at}` of `{length}`. */
  position: string;
  /** Where the line is when all is said. */
  end: string;
  /** What is chosen between, and the choices. */
  sound: string;
  voice: string;
  hum: string;
  muted: string;
  /** Said where no sound is wanted. */
  silent: string;
  /** Said where there is no voice, or it does not come. */
  unavailable: string;
}

/** The texts in English. */
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

/** What a product may ask of a player, from an event of its own. */
export interface VoicePlayerActions {
  /** As the button does it: from where the sentence is, or from its beginning. */
  play: () => void;
  pause: () => void;
}

export interface VoicePlayerProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** What is played: "The greeting of a dental practice". */
  label: string;
  /** The sentence that is written, drawn and said. Another one starts over. */
  text: string;
  /** The drawing's height, in pixels. Default: 144. */
  height?: number | undefined;
  /** Pixels per syllable. Default: 42. */
  unit?: number | undefined;
  /** How many of its words are drawn as said while nobody has played it. Default: 0. */
  poster?: number | undefined;
  /** The line reaches from edge to edge of the window; what is below it keeps to the page's measure. */
  bleed?: boolean | undefined;
  /** Places the words in a sentence of the product's, where they light up. Default: all of them, quoted. */
  children?: ((words: readonly ReactNode[]) => ReactNode) | undefined;
  actionsRef?: Ref<VoicePlayerActions> | undefined;
  /** The word that is said, or said next, from 0, if the product owns it; as many as there are when all are said. */
  word?: number | undefined;
  /** The word that is said first. Default: 0. */
  defaultWord?: number | undefined;
  /** Told of every word from now on, whoever came to it. */
  onWordChange?: ((word: number) => void) | undefined;
  /** Told of every state: `playback.playing.running voice.available`. */
  onStateChange?: ((state: string) => void) | undefined;
  /** What is heard by a reader who has not chosen yet. Default: "voice". Nothing is heard before they press. */
  defaultSound?: Sound;
  /** Under which `localStorage` keeps what the reader chose. Read once. Default: `SOUND_KEY`, "hw-sound". */
  storageKey?: string;
  /** A quotation among others: a button, the line and its words. What is heard is chosen elsewhere. Default: false. */
  compact?: boolean;
  /** Speaks in place of the browser's own voice. */
  speak?: Speak | undefined;
  /** Replaces any of `voicePlayerTexts`. */
  texts?: PartialTexts<VoicePlayerTexts>;
}

/** Plays a sentence: its words light up as they are said, while its drawing travels under a fixed playhead. */
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
  const [state, send] = useBehaviour(voicePlayerMachine, {
    input: { times, word: ownedWord ?? defaultWord, sound: defaultSound },
    owned: {
      value: ownedWord,
      onChange: onWordChange,
      of: ({ context }) => context.word,
      set: (word: number) => ({ type: 'set', word }),
    },
    changes: [[text, { type: 'text.change', times }]],
    leave: { type: 'pause' },
    onStateChange,
    adopt: (send) => {
      const sound = rememberedSound(storageKey);
      if (sound) send({ type: 'sound.recall', sound });
      if ((sound ?? defaultSound) === 'voice' && !speak && !canSpeak()) send({ type: 'voice.lack' });
    },
    actions: { remember: (_, sound) => rememberSound(sound, storageKey) },
    actors: {
      speaker: speakerOf(voice, speak ?? speakAsBrowser),
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
              <span key={at} data-part="word" className={styles.word} data-state={litness(at, word, playback)}>
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
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
    <Fragment key={at}>
      {at > 0 && ' '}
      {word}
    </Fragment>
  ));

type Playback = SnapshotFrom<typeof voicePlayerMachine>['value']['playback'];

/** What the sentence does, in a word: `waiting` is for its voice to begin. */
const flat = (playback: Playback) =>
  typeof playback === 'string' ? playback : playback.playing === 'waiting' ? 'waiting' : 'playing';

function litness(at: number, word: number, playback: ReturnType<typeof flat>) {
  if (playback === 'ready' && word === 0) return 'written';
  if (at === word) return 'lit';
  return at < word ? 'said' : 'coming';
}

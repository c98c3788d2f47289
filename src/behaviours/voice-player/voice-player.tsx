'use client';
import { type ComponentProps, Fragment, type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { fromCallback, type SnapshotFrom } from 'xstate';
import { Button } from '../../elements/button';
import { SegmentedControl } from '../../elements/segmented-control';
import { timecode } from '../../elements/transcript/call';
import { type DrawnVoice, drawVoice } from '../../elements/voice/draw';
import { placeOf, VoiceTrack } from '../../elements/voice-track/voice-track';
import { classNames } from '../../theme/class-names';
import { useBehaviour, useHydrated } from '../behaviour';
import { fillText } from '../fill-text';
import { type PartialTexts, useTexts } from '../texts';
import { humAloud, needle } from './hum';
import { rememberedSound, rememberSound, SOUND_KEY } from './remembered-sound';
import { type Speak, speak as speakAsBrowser } from './speak';
import { canSpeak } from './speech';
import { timesOf } from './times';
import { useTravel } from './travel';
import * as styles from './voice-player.css';
import { type Sound, type Speech, voicePlayerMachine } from './voice-player.machine';

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

export interface VoicePlayerProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** What is played: "The greeting of a dental practice". */
  label: string;
  /** The sentence that is written, drawn and said. Another one starts over. */
  text: string;
  /** The drawing's height, in pixels. Default: 144. */
  height?: number;
  /** Pixels per syllable. Default: 42. */
  unit?: number;
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
  /** Speaks in place of the browser's own voice. */
  speak?: Speak | undefined;
  /** Replaces any of `voicePlayerTexts`. */
  texts?: PartialTexts<VoicePlayerTexts>;
}

/** Pixels a pressed pointer may tremble before it drags. */
const TREMBLE = 4;

const SOUNDS = ['voice', 'hum', 'muted'] as const;

/** Plays a sentence: its words light up as they are said, while its drawing travels under a fixed playhead. */
export function VoicePlayer({
  label,
  text,
  height = 144,
  unit = 42,
  word: ownedWord,
  defaultWord,
  onWordChange,
  onStateChange,
  defaultSound = 'voice',
  storageKey = SOUND_KEY,
  speak,
  texts: replaced,
  className,
  ...root
}: VoicePlayerProps) {
  const track = useRef<HTMLDivElement>(null);
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
    onStateChange,
    adopt: (send) => {
      const sound = rememberedSound(storageKey);
      if (sound) send({ type: 'sound.recall', sound });
      if ((sound ?? defaultSound) === 'voice' && !speak && !canSpeak()) send({ type: 'voice.lack' });
    },
    actions: { remember: (_, sound) => rememberSound(sound, storageKey) },
    actors: {
      speaker: fromCallback<{ type: string }, Speech>(({ input, sendBack }) => {
        if (input.sound === 'muted') return;
        if (input.sound === 'hum') return humAloud(voice, placeOf(voice, input.word));
        return (speak ?? speakAsBrowser)({
          words: voice.words.slice(input.word).map(({ text }) => text),
          onStart: () => sendBack({ type: 'utterance.start' }),
          onWord: (word) => sendBack({ type: 'utterance.word', word: input.word + word }),
          onEnd: () => sendBack({ type: 'utterance.end' }),
          onError: () => sendBack({ type: 'voice.miss' }),
        });
      }),
    },
  });
  const texts = useTexts('voice-player', voicePlayerTexts, replaced);
  const hydrated = useHydrated();
  const playback = flat(state.value.playback);
  const { word, sound } = state.context;
  const motion = ({ playing: 'travels', scrubbing: 'held' } as const)[playback as string] ?? 'rests';
  const line = useTravel(track, voice, word, motion);
  const isPlaying = playback === 'playing' || playback === 'waiting';
  const toggle = () => send({ type: isPlaying ? 'pause' : 'play' });
  const scrub = useScrub({
    voice,
    line,
    isHummed: sound === 'hum',
    onGrab: () => send({ type: 'grab' }),
    onMove: (word) => send({ type: 'seek', word }),
    onDrop: () => send({ type: 'drop' }),
    onTap: toggle,
  });

  const press = (event: KeyboardEvent) => {
    const to = destination(event.key, word, voice.words.length);
    if (to === undefined) return;
    event.preventDefault();
    send({ type: 'seek', word: to });
  };

  const seconds = word < voice.words.length ? Math.floor((word > 0 ? (times[word] ?? 0) : 0) / 1000) : voice.seconds;
  const act = {
    ready: texts.play,
    waiting: texts.pause,
    playing: texts.pause,
    paused: texts.resume,
    scrubbing: texts.resume,
    finished: texts.again,
  }[playback];
  const notice = state.value.voice === 'unavailable' && sound === 'muted' ? texts.unavailable : texts.silent;

  return (
    <section
      {...root}
      className={classNames(styles.root, className)}
      aria-label={label}
      data-scope="voice-player"
      data-part="root"
      data-state={playback}
    >
      <div
        ref={track}
        className={styles.line}
        data-part="line-control"
        data-state={playback}
        {...(hydrated && {
          role: 'slider',
          tabIndex: 0,
          'aria-label': texts.line,
          'aria-valuemin': 0,
          'aria-valuemax': voice.words.length,
          'aria-valuenow': word,
          'aria-valuetext': fillText(word < voice.words.length ? texts.position : texts.end, {
            word: voice.words[word]?.text ?? '',
            at: seconds,
            length: voice.seconds,
          }),
          onKeyDown: press,
          ...scrub,
        })}
      >
        <VoiceTrack data-part="track" voice={voice} word={word} />
      </div>
      <div className={styles.caption} data-part="caption">
        <Button
          className={styles.play}
          data-part="play-trigger"
          data-state={playback}
          disabled={!hydrated}
          onClick={toggle}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" data-part="icon" aria-hidden="true" focusable="false">
            <path d={isPlaying ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5v13L14 8z'} fill="currentColor" />
          </svg>
          {act}
        </Button>
        <p className={styles.sentence} data-part="sentence">
          <q data-part="quote" className={styles.quote}>
            {voice.words.map(({ text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
              <Fragment key={at}>
                {at > 0 && ' '}
                <span data-part="word" className={styles.word} data-state={litness(at, word, playback)}>
                  {text}
                </span>
              </Fragment>
            ))}
          </q>
        </p>
        <span className={styles.time} data-part="time" data-state={playback}>
          {timecode(seconds)} / {timecode(voice.seconds)}
        </span>
      </div>
      <div className={styles.foot} data-part="foot">
        <output className={styles.status} data-part="status" data-state={state.value.voice}>
          {sound === 'muted' && notice}
        </output>
        <SegmentedControl
          className={styles.sound}
          data-part="sound"
          data-state={state.value.voice}
          disabled={!hydrated}
          size="small"
          legend={texts.sound}
          options={SOUNDS.map((sound) => ({ value: sound, label: texts[sound] }))}
          value={sound}
          onValueChange={(sound) => send({ type: 'sound.choose', sound })}
        />
      </div>
    </section>
  );
}

type Playback = SnapshotFrom<typeof voicePlayerMachine>['value']['playback'];

/** What the sentence does, in a word: `waiting` is for its voice to begin. */
const flat = (playback: Playback) =>
  typeof playback === 'string' ? playback : playback.playing === 'waiting' ? 'waiting' : 'playing';

function litness(at: number, word: number, playback: ReturnType<typeof flat>) {
  if (playback === 'ready' && word === 0) return 'written';
  if (at === word) return 'lit';
  return at < word ? 'said' : 'coming';
}

/** Where a key leads; undefined for one that does not. Speech is drawn from left to right in every language's page. */
const destination = (key: string, word: number, count: number) =>
  ({
    ArrowRight: word + 1,
    ArrowUp: word + 1,
    ArrowLeft: word - 1,
    ArrowDown: word - 1,
    Home: 0,
    End: count,
  })[key];

interface Scrub {
  voice: DrawnVoice;
  line: ReturnType<typeof useTravel>;
  /** Whether the line hums under the playhead. */
  isHummed: boolean;
  onGrab: () => void;
  onMove: (word: number) => void;
  onDrop: () => void;
  /** Pressed and let go without being moved. */
  onTap: () => void;
}

/** The line in the hand of the reader: it goes where the pointer drags it, and sounds if it hums. */
function useScrub({ voice, line, isHummed, onGrab, onMove, onDrop, onTap }: Scrub) {
  const grip = useRef<{ x: number; place: number; isDragged: boolean; hum?: ReturnType<typeof needle> }>(null);
  const end = placeOf(voice, voice.words.length);

  const release = (event: PointerEvent) => {
    const held = grip.current;
    grip.current = null;
    held?.hum?.lift();
    if (held?.isDragged) onDrop();
    else if (held && event.type === 'pointerup') onTap();
  };

  return {
    onPointerDown: ({ button, clientX }: PointerEvent) => {
      if (button === 0) grip.current = { x: clientX, place: line.where(), isDragged: false };
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      const held = grip.current;
      if (!held) return;
      if (!held.isDragged && Math.abs(clientX - held.x) > TREMBLE) {
        held.isDragged = true;
        currentTarget.setPointerCapture?.(pointerId);
        if (isHummed && 'AudioContext' in window) held.hum = needle(voice);
        line.hold(held.place);
        onGrab();
      }
      if (!held.isDragged) return;
      const x = Math.min(Math.max(held.place - (clientX - held.x), placeOf(voice, 0)), end);
      line.hold(x);
      held.hum?.touch(x);
      const word = voice.words.findIndex((one) => x < one.end);
      onMove(x >= end || word < 0 ? voice.words.length : word);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

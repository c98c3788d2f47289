'use client';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { DrawnVoice } from '../../elements/voice/draw';
import { placeOf, VoiceTrack } from '../../elements/voice-track/voice-track';
import { fillText } from '../../theme/fill-text';
import { useHydrated } from '../behaviour';
import { isPrimaryDown, isShortcut } from '../handlers';
import { needle } from './hum';
import { useTravel } from './travel';
import * as styles from './voice-player.css';

export interface LineControlProps {
  voice: DrawnVoice;
  /** The word under the playhead, from 0; as many as there are when all are said. */
  word: number;
  /** The word up to which the line is drawn as said. Default: `word`. */
  drawn?: number | undefined;
  /** At which second of the sentence that is. */
  at: number;
  /** What is played does: the line travels while it is `playing`, and stays in the hand while it is `scrubbing`. */
  playback: string;
  /** Whether the line hums under the playhead. */
  isHummed: boolean;
  texts: { line: string; position: string; end: string };
  onGrab: () => void;
  /** Told of the word that the reader has come to, by the hand or by a key. */
  onMove: (word: number) => void;
  onDrop: () => void;
  /** Pressed and let go at the word under the playhead, beside the line, or before anything was played. */
  onTap: () => void;
}

/** The line of a player: it travels under its playhead, and goes where the reader drags it or sends it by a key. */
export function LineControl({
  voice,
  word,
  drawn = word,
  at,
  playback,
  texts,
  onMove,
  onTap,
  ...rest
}: LineControlProps) {
  const track = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const motion = ({ playing: 'travels', scrubbing: 'held' } as const)[playback] ?? 'rests';
  const line = useTravel(track, voice, drawn, motion);
  const tap = (pressed: number) => {
    if (playback === 'ready' || pressed < 0 || pressed === word) onTap();
    else onMove(pressed);
  };
  const scrub = useScrub({ voice, line, onMove, onTap: tap, ...rest });

  const press = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const to = destination(event.key, word, voice.words.length);
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };

  return (
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
          at,
          length: voice.seconds,
        }),
        onKeyDown: press,
        ...scrub,
      })}
    >
      <VoiceTrack data-part="track" voice={voice} word={drawn} />
    </div>
  );
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

/** Pixels a pressed pointer may tremble before it drags. */
const TREMBLE = 4;

interface Scrub extends Pick<LineControlProps, 'voice' | 'isHummed' | 'onGrab' | 'onMove' | 'onDrop'> {
  line: ReturnType<typeof useTravel>;
  /** Told of the word that is pressed, -1 where there is none. */
  onTap: (word: number) => void;
}

/** What holds the line, where it began to, and what is heard of it. */
interface Grip {
  pointer: number;
  x: number;
  place: number;
  isDragged: boolean;
  hum?: ReturnType<typeof needle>;
}

/** The line in the hand of the reader: it goes where the pointer drags it or presses, and sounds if it hums. */
function useScrub({ voice, line, isHummed, onGrab, onMove, onDrop, onTap }: Scrub) {
  const grip = useRef<Grip>(null);
  const end = placeOf(voice, voice.words.length);

  useEffect(() => () => grip.current?.hum?.lift(), []);

  const wordAt = (x: number) => (x < placeOf(voice, 0) ? -1 : voice.words.findIndex((one) => x < one.end));

  const release = ({ type, currentTarget, pointerId }: PointerEvent) => {
    const held = grip.current;
    if (held?.pointer !== pointerId) return;
    grip.current = null;
    held.hum?.lift();
    if (held.isDragged) return onDrop();
    if (type !== 'pointerup') return;
    const playhead = currentTarget.querySelector('[data-part="playhead"]')?.getBoundingClientRect();
    onTap(wordAt(held.place + held.x - (playhead?.left ?? 0)));
  };

  return {
    onPointerDown: ({ button, clientX, pointerId }: PointerEvent) => {
      // The same one again has let go meanwhile; another finger takes nothing over.
      if (button !== 0 || (grip.current?.isDragged && grip.current.pointer !== pointerId)) return;
      grip.current?.hum?.lift();
      grip.current = { pointer: pointerId, x: clientX, place: line.where(), isDragged: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { clientX, currentTarget, pointerId } = event;
      const held = grip.current;
      if (held?.pointer !== pointerId) return;
      if (!isPrimaryDown(event)) return release(event);
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
      onMove(x >= end ? voice.words.length : wordAt(x));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

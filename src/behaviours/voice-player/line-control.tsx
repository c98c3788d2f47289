'use client';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { DrawnVoice } from '../../elements/voice/draw';
import { placeOf, VoiceTrack } from '../../elements/voice-track/voice-track';
import { drawnScale } from '../../theme/drawn-scale';
import { fillText } from '../../theme/fill-text';
import { useHydrated } from '../behaviour';
import { DRAG_THRESHOLD_PX, isPrimaryDown, isShortcut } from '../handlers';
import { needle } from './hum';
import { isMirrored, useTravel } from './travel';
import * as styles from './voice-player.css';

/** Why a player is at another word or line: its playback, a button, the time of a line, or the line by a pointer or by keys. */
export type PlaybackChangeReason = 'playback' | 'trigger-press' | 'item-press' | 'drag' | 'keyboard' | 'none';

/** Why the reader's move of the playhead changes it. */
export const moveReason = (event: Event | undefined) => (event?.type === 'keydown' ? 'keyboard' : 'drag');

export interface LineControlProps {
  voice: DrawnVoice;
  /** The index of the word under the playhead; the number of words at the end. */
  word: number;
  /** The word up to which the line is drawn as said. Default: `word`. */
  drawn?: number | undefined;
  /** The height in pixels, if it is not that of the drawing. */
  height?: number | undefined;
  /** Whether the line reaches the edges of its container. */
  bleed?: boolean | undefined;
  /** The position in seconds. */
  at: number;
  /** The playback state: the playhead moves while `playing`, and follows the pointer while `scrubbing`. */
  playback: string;
  /** Whether the line hums while scrubbing. */
  isHummed: boolean;
  texts: { line: string; position: string; end: string };
  onGrab: () => void;
  /** Called with the word that the reader has moved to, by dragging or by a key. */
  onMove: (word: number, cause: KeyboardEvent | PointerEvent) => void;
  onDrop: () => void;
  /** Called on a press of the word under the playhead, beside the line, or before the first playback. */
  onTap: () => void;
}

/** The line of a player: its playhead can be moved by dragging, by a press or by keys. */
export function LineControl({
  voice,
  word,
  drawn = word,
  height,
  bleed,
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
  const tap = (pressed: number, cause: PointerEvent) => {
    if (playback === 'ready' || pressed < 0 || pressed === word) onTap();
    else onMove(pressed, cause);
  };
  const scrub = useScrub({ voice, line, onMove, onTap: tap, ...rest });

  const press = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const to = destination(event.key, word, voice.words.length, isMirrored(event.currentTarget));
    if (to === undefined) return;
    event.preventDefault();
    onMove(to, event);
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
      <VoiceTrack data-part="track" voice={voice} word={drawn} height={height} bleed={bleed} />
    </div>
  );
}

/** The word that a key leads to, in the direction of reading; undefined for other keys. */
const destination = (key: string, word: number, count: number, mirrored: boolean) =>
  ({
    ArrowRight: mirrored ? word - 1 : word + 1,
    ArrowUp: word + 1,
    ArrowLeft: mirrored ? word + 1 : word - 1,
    ArrowDown: word - 1,
    Home: 0,
    End: count,
  })[key];

/** A distance to the right on the screen, in the pixels and the direction of the line. */
const along = (track: HTMLElement, x: number) => (isMirrored(track) ? -x : x) / drawnScale(track);

interface Scrub extends Pick<LineControlProps, 'voice' | 'isHummed' | 'onGrab' | 'onMove' | 'onDrop'> {
  line: ReturnType<typeof useTravel>;
  /** Called with the index of the pressed word, or -1. */
  onTap: (word: number, cause: PointerEvent) => void;
}

/** The pointer, its start position, and the hum. */
interface Grip {
  pointer: number;
  x: number;
  place: number;
  isDragged: boolean;
  hum?: ReturnType<typeof needle> | undefined;
}

/** Pointer handling: the playhead follows a drag or moves to a pressed word, and the line hums if enabled. */
function useScrub({ voice, line, isHummed, onGrab, onMove, onDrop, onTap }: Scrub) {
  const grip = useRef<Grip>(null);
  const end = placeOf(voice, voice.words.length);

  useEffect(() => () => grip.current?.hum?.lift(), []);

  const wordAt = (x: number) => (x < placeOf(voice, 0) ? -1 : voice.words.findIndex((one) => x < one.end));

  const release = (event: PointerEvent<HTMLElement>) => {
    const { type, currentTarget, pointerId } = event;
    const held = grip.current;
    if (held?.pointer !== pointerId) return;
    grip.current = null;
    held.hum?.lift();
    if (held.isDragged) return onDrop();
    if (type !== 'pointerup') return;
    const playhead = currentTarget.querySelector('[data-part="playhead"]')?.getBoundingClientRect();
    onTap(wordAt(held.place + along(currentTarget, held.x - (playhead?.left ?? 0))), event);
  };

  return {
    onPointerDown: ({ button, clientX, pointerId }: PointerEvent) => {
      // Another press of the same pointer means that its release was missed; other pointers are ignored during a drag.
      if (button !== 0 || (grip.current?.isDragged && grip.current.pointer !== pointerId)) return;
      grip.current?.hum?.lift();
      grip.current = { pointer: pointerId, x: clientX, place: line.where(), isDragged: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { clientX, currentTarget, pointerId } = event;
      const held = grip.current;
      if (held?.pointer !== pointerId) return;
      if (!isPrimaryDown(event)) return release(event);
      if (!held.isDragged && Math.abs(clientX - held.x) > DRAG_THRESHOLD_PX) {
        held.isDragged = true;
        currentTarget.setPointerCapture?.(pointerId);
        if (isHummed && 'AudioContext' in window) held.hum = needle(voice);
        line.hold(held.place);
        onGrab();
      }
      if (!held.isDragged) return;
      const x = Math.min(
        Math.max(held.place + along(currentTarget, clientX - held.x) * line.ratio(), placeOf(voice, 0)),
        end,
      );
      line.hold(x);
      held.hum?.touch(x);
      onMove(x >= end ? voice.words.length : wordAt(x), event);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

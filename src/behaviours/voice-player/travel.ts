'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { DrawnVoice } from '../../elements/voice/draw';
import { placeOf } from '../../elements/voice-track/voice-track';
import { drawnScale } from '../../theme/drawn-scale';

const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const linesOf = (track: Element | null) => [...(track?.querySelectorAll<SVGGElement>('[data-part="line"]') ?? [])];

const penOf = (track: Element | null) => track?.querySelector<SVGGElement>('[data-part="pen"]');

/** Space at the end for the playhead and the fade, in pixels. */
const MARGIN = 28;
/** Where the playhead stays while a line longer than its container passes it, as a part of the container's width. */
const REST = 0.4;

/** Whether the line runs from right to left. */
export const isMirrored = (track: Element | null) => track !== null && getComputedStyle(track).direction === 'rtl';

/** The container's width for the line, in pixels; 0 without layout. */
export function roomIn(track: HTMLElement | null): number {
  const drawing = track?.querySelector('[data-part="drawing"]')?.getBoundingClientRect();
  const { left = 0, right = 0, width = 0 } = track?.getBoundingClientRect() ?? {};
  const start = isMirrored(track) ? right - (drawing?.right ?? right) : (drawing?.left ?? left) - left;
  const scale = drawnScale(track);
  return Math.max(0, (width - start) / scale - Math.max(start / scale, MARGIN));
}

/**
 * Where the playhead is when the line is at a position, in pixels from the start. It travels over a line that fits;
 * a longer one moves under it in between, and its last part fills the container at the end.
 */
function penAt(track: HTMLElement | null, voice: DrawnVoice, x: number): number {
  const room = roomIn(track);
  const hidden = room > 0 ? Math.max(0, placeOf(voice, voice.words.length) - room) : 0;
  return x - Math.min(Math.max(x - room * REST, 0), hidden);
}

/** Draws the line at a position, in pixels from its start. */
function hold(track: HTMLElement | null, voice: DrawnVoice, x: number) {
  for (const line of linesOf(track)) line.setAttribute('transform', `translate(${-x} 0)`);
  penOf(track)?.setAttribute('transform', `translate(${penAt(track, voice, x)} 0)`);
}

/** The visible position, including animations, in pixels from the start. */
function drawnAt(line: SVGGElement | undefined) {
  const { transform = 'none' } = line ? getComputedStyle(line) : {};
  return transform === 'none' || transform === '' ? undefined : -new DOMMatrix(transform).m41;
}

/**
 * Animates line and playhead: to `word`, and while it `travels` on to the next one, in the time of the drawing. With reduced
 * motion they move from word to word. Returns functions to hold the line at a position, and to read it.
 */
export function useTravel(
  track: RefObject<HTMLElement | null>,
  voice: DrawnVoice,
  word: number,
  motion: 'travels' | 'rests' | 'held',
) {
  const leftAt = useRef<number>(undefined);
  const heldAt = useRef(0);

  useLayoutEffect(() => {
    // The track was rendered again for the new word; the line stays at the pointer's position.
    if (motion === 'held') return hold(track.current, voice, heldAt.current);
    const lines = linesOf(track.current);
    const here = placeOf(voice, word);
    hold(track.current, voice, here);
    if (motion === 'rests' || wantsStillness()) return;
    const next = placeOf(voice, word + 1);
    // A voice is faster or slower than its drawing: the line catches up, and jumps only if the reader chose another word.
    const left = leftAt.current;
    const from = left !== undefined && Math.abs(left - here) < next - here ? left : here;
    const duration = ((next - here) / voice.pixelsPerSecond) * 1000;
    const move = (element: Element, start: number, end: number) =>
      element.animate?.([{ transform: `translate(${start}px)` }, { transform: `translate(${end}px)` }], {
        duration,
        fill: 'forwards',
      }) ?? [];
    const pen = penOf(track.current);
    const animations = [
      ...lines.flatMap((line) => move(line, -from, -next)),
      ...(pen ? [move(pen, penAt(track.current, voice, from), penAt(track.current, voice, next))].flat() : []),
    ];
    return () => {
      leftAt.current = drawnAt(lines[0]);
      for (const animation of animations) animation.cancel();
    };
  }, [track, voice, word, motion]);

  useEffect(() => {
    const element = track.current;
    if (motion !== 'rests' || !element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => hold(element, voice, placeOf(voice, word)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, voice, word, motion]);

  return {
    hold: (x: number) => {
      heldAt.current = x;
      hold(track.current, voice, x);
    },
    where: () => drawnAt(linesOf(track.current)[0]) ?? placeOf(voice, word),
    /** How far the line moves for each pixel of a drag: a drag over the whole container reaches the end. */
    ratio: () => Math.max(1, placeOf(voice, voice.words.length) / (roomIn(track.current) || Number.POSITIVE_INFINITY)),
  };
}

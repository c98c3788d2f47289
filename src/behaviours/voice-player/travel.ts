'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DrawnVoice } from '../../elements/voice/draw';
import { placeOf } from '../../elements/voice-track/voice-track';

const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const linesOf = (track: Element | null) => [...(track?.querySelectorAll<SVGGElement>('[data-part="line"]') ?? [])];

/** Draws the line at a position, in pixels from its start. */
function hold(track: Element | null, x: number) {
  for (const line of linesOf(track)) line.setAttribute('transform', `translate(${-x} 0)`);
}

/** The visible position, including animations, in pixels from the start. */
function drawnAt(line: SVGGElement | undefined) {
  const { transform = 'none' } = line ? getComputedStyle(line) : {};
  return transform === 'none' || transform === '' ? undefined : -new DOMMatrix(transform).m41;
}

/**
 * Animates the line under its playhead: to `word`, and while it `travels` on to the next one, in the time of the drawing. With
 * reduced motion it moves from word to word. Returns functions to hold the line at a position, and to read it.
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
    if (motion === 'held') return hold(track.current, heldAt.current);
    const lines = linesOf(track.current);
    const here = placeOf(voice, word);
    hold(track.current, here);
    if (motion === 'rests' || wantsStillness()) return;
    const next = placeOf(voice, word + 1);
    // A voice is faster or slower than its drawing: the line catches up, and jumps only if the reader chose another word.
    const left = leftAt.current;
    const from = left !== undefined && Math.abs(left - here) < next - here ? left : here;
    const frames = [{ transform: `translate(${-from}px)` }, { transform: `translate(${-next}px)` }];
    const duration = ((next - here) / voice.pixelsPerSecond) * 1000;
    const animations = lines.flatMap((line) => line.animate?.(frames, { duration, fill: 'forwards' }) ?? []);
    return () => {
      leftAt.current = drawnAt(lines[0]);
      for (const animation of animations) animation.cancel();
    };
  }, [track, voice, word, motion]);

  return {
    hold: (x: number) => {
      heldAt.current = x;
      hold(track.current, x);
    },
    where: () => drawnAt(linesOf(track.current)[0]) ?? placeOf(voice, word),
  };
}

'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DrawnVoice } from '../../elements/voice/draw';
import { placeOf } from '../../elements/voice-track/voice-track';

const wantsStillness = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

const linesOf = (track: Element | null) => [...(track?.querySelectorAll<SVGGElement>('[data-part="line"]') ?? [])];

/** Draws the line at a place, in pixels from its beginning. */
function hold(track: Element | null, x: number) {
  for (const line of linesOf(track)) line.setAttribute('transform', `translate(${-x} 0)`);
}

/** Where the line is drawn now, animations included, in pixels from its beginning. */
function drawnAt(line: SVGGElement | undefined) {
  const { transform = 'none' } = line ? getComputedStyle(line) : {};
  return transform === 'none' || transform === '' ? undefined : -new DOMMatrix(transform).m41;
}

/**
 * Moves the line under its playhead: to `word`, and while it `travels` on to the next one, in the time that the drawing
 * gives it. With reduced motion it goes from word to word. Returns how to hold the line at a place, and where it is.
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
    // The track has been drawn anew for the word that the reader has come to; the line stays where their hand is.
    if (motion === 'held') return hold(track.current, heldAt.current);
    const lines = linesOf(track.current);
    const here = placeOf(voice, word);
    hold(track.current, here);
    if (motion === 'rests' || wantsStillness()) return;
    const next = placeOf(voice, word + 1);
    // A voice is quicker or slower than its drawing: the line catches up, and leaps only where the reader chose another word.
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

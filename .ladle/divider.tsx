import type { KeyboardEvent, PointerEvent } from 'react';
import * as styles from './workbench.css';

interface DividerProps {
  label: string;
  /** In px, as `min` and `max`. */
  value: number;
  min: number;
  max: number;
  /** Undefined restores the default. */
  move: (px: number | undefined) => void;
  /** The value at a point of the window. */
  at: (pointer: { clientX: number }) => number;
  /** Whether the value grows towards the left. */
  isReversed?: boolean;
  style?: { insetInlineStart: string };
}

const STEP = 10;

/** Moves by pointer and by keys (https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/). End restores the default. */
export function Divider({ label, value, min, max, move, at, isReversed, style }: DividerProps) {
  const to = (px: number) => move(Math.round(Math.min(max, Math.max(min, px))));
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (by) to(value + (isReversed ? -by : by));
    else if (event.key === 'Home') to(min);
    else if (event.key === 'End') move(undefined);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no hr
    <div
      className={styles.divider}
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={Math.round(Math.min(max, Math.max(min, value)))}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      style={style}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event: PointerEvent) => event.buttons === 1 && to(at(event))}
      onKeyDown={press}
    />
  );
}

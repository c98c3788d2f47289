import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './workbench.css';

interface FitProps {
  /** In px; 0 for the available width. */
  width: number;
  /** Called when the edge is moved. Without it the edge is fixed. */
  resize?: (width: number) => void;
  children: ReactNode;
}

/** The range of the edge, in px. */
const [LEAST, MOST] = [240, 2560];
const STEP = 10;

/** A window of `width` px, scaled down if there is less room, so that the story keeps its layout width. Its edge can be moved. */
export function Fit({ width, resize, children }: FitProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = width > 0 && size.width > 0 ? Math.min(1, size.width / width) : 1;
  const shown = width || Math.round(size.width);
  const to = (px: number) => resize?.(Math.round(Math.min(MOST, Math.max(LEAST, px))));

  function drag({ buttons, clientX }: PointerEvent) {
    if (buttons !== 1 || !room.current) return;
    const px = clientX - room.current.getBoundingClientRect().left;
    to(Math.min(px, size.width));
  }
  function press(event: KeyboardEvent) {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by) to(shown + by);
    else if (event.key === 'Home') to(LEAST);
    else if (event.key === 'End') resize?.(0);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.fitAndEdge}>
      <div ref={room} className={styles.room}>
        <div
          className={styles.fit}
          style={
            width > 0
              ? { inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }
              : { inlineSize: '100%', blockSize: '100%' }
          }
        >
          {children}
        </div>
        {width > 0 && (
          <p className={styles.scale}>
            {width} px{scale < 1 ? ` at ${Math.round(scale * 100)} %` : ''}
          </p>
        )}
      </div>
      {resize && (
        // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no hr
        <div
          className={styles.edge}
          role="separator"
          aria-label="Edge of the canvas, in px"
          aria-orientation="vertical"
          aria-valuenow={shown}
          aria-valuemin={LEAST}
          aria-valuemax={MOST}
          tabIndex={0}
          style={{ insetInlineStart: `min(100% - 0.75rem, ${shown * scale}px)` }}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
          onKeyDown={press}
        />
      )}
    </div>
  );
}

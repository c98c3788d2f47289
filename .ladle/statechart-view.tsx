import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart } from '../tools/docs/statechart/chart';
import { Scrollable } from './scrollable';
import * as styles from './statechart.css';
import { useLoaded } from './use-loaded';

/** In px: a wheel may count in lines. */
const LINE = 16;

interface StatechartProps {
  machine: AnyStateMachine;
  /** Which part it shows. */
  label: string;
  /** The state to highlight, as stories name it. */
  state?: string;
  /** 1 for its own size; what does not fit is reached by scrolling. */
  zoom?: number | 'fit';
  hrefOf?: (path: string) => string | undefined;
  takes?: ReadonlySet<string>;
  take?: (key: string) => void;
}

export function Statechart({ machine, label, state = '', zoom = 1, ...actions }: StatechartProps) {
  const drawing = useLoaded('', () => import('virtual:drawings'))?.default[machine.id];
  const place = useRef<HTMLElement>(null);

  // A chart that does not fit is scrolled to the current state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each size
  useLayoutEffect(() => {
    const lit = state && drawing && place.current?.querySelector('[data-current]:not([data-holds])');
    if (!lit || !place.current) return;
    const [around, box] = [place.current.getBoundingClientRect(), lit.getBoundingClientRect()];
    place.current.scrollBy({
      left: box.left + box.width / 2 - around.left - around.width / 2,
      top: box.top + box.height / 2 - around.top - around.height / 2,
    });
  }, [drawing, zoom, state]);

  useEffect(() => {
    // Not React's, which cannot be prevented.
    place.current?.addEventListener('wheel', scrollPanel, { passive: false });
  }, []);

  const width = typeof zoom === 'number' && drawing ? drawing.width * zoom : undefined;
  return (
    <Scrollable ref={place} className={styles.drawing} label={`${label}, to scroll`}>
      {drawing ? (
        <div style={width ? { inlineSize: width } : undefined}>
          <Chart drawing={drawing} state={state} {...actions} />
        </div>
      ) : (
        <p>Drawing …</p>
      )}
    </Scrollable>
  );
}

/** Scrolls the panel instead of the drawing, which has a scroll bar, and scrolls by touch and by keys. */
function scrollPanel(event: WheelEvent) {
  const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey } = event;
  const drawn = event.currentTarget as Element;
  const isSideways = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
  if (ctrlKey || isSideways || drawn.closest('dialog')) return;
  event.preventDefault();
  // One of them scrolls: beside the story the panel, below it the page.
  for (const around of [drawn.closest('[role="tabpanel"]'), document.scrollingElement])
    around?.scrollBy(0, deltaY * (deltaMode === 0 ? 1 : LINE));
}

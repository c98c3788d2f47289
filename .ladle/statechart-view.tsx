import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart } from '../scripts/statechart/chart';
import type { Direction, Drawing } from '../scripts/statechart/layout';
import * as styles from './statechart.css';
import { drawingOf } from './statechart-engine';

interface StatechartProps {
  machine: AnyStateMachine;
  /** The state to highlight, as stories name it. */
  state?: string;
  direction?: Direction;
  /** To scroll and pan at this size. Default: as a picture, scaled to fit, without labels that would be too small to read. */
  zoom?: number | 'fit';
  hrefOf?: (path: string) => string | undefined;
  takes?: ReadonlySet<string>;
  take?: (key: string) => void;
}

/** The statechart of a machine. */
export function Statechart({ machine, state = '', direction = 'DOWN', zoom, ...actions }: StatechartProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [room, setRoom] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    drawingOf(machine, direction).then((drawn) => {
      if (current) setDrawing(drawn);
    });
    return () => {
      current = false;
    };
  }, [machine, direction]);
  useLayoutEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  // A chart that does not fit is scrolled to the current state.
  useLayoutEffect(() => {
    const lit = state && drawing && zoom && place.current?.querySelector('[data-current]:not([data-holds])');
    if (!lit || !place.current) return;
    const [around, box] = [place.current.getBoundingClientRect(), lit.getBoundingClientRect()];
    place.current.scrollBy({
      left: box.left + box.width / 2 - around.left - around.width / 2,
      top: box.top + box.height / 2 - around.top - around.height / 2,
    });
  }, [drawing, zoom, state]);

  // Below this scale labels are smaller than 12 px.
  const isMap = !zoom && drawing !== undefined && room > 0 && drawing.width * 0.93 > room;
  const width = typeof zoom === 'number' && drawing ? drawing.width * zoom : undefined;
  return (
    <div
      ref={place}
      className={zoom ? styles.panned : styles.fitted}
      data-state={isMap ? 'map' : undefined}
      // A scroll container must be reachable with the keyboard.
      {...(zoom && { tabIndex: 0, role: 'region', 'aria-label': 'Statechart, to scroll' })}
    >
      {drawing ? (
        <div className={styles.drawing} style={width ? { inlineSize: width } : undefined}>
          <Chart drawing={drawing} state={state} {...actions} />
        </div>
      ) : (
        <p>Drawing …</p>
      )}
    </div>
  );
}

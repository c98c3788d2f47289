import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart } from './statechart/chart';
import { drawingOf } from './statechart/engine';
import type { Direction, Drawing } from './statechart/layout';
import * as styles from './statechart-view.css';

interface StatechartProps {
  machine: AnyStateMachine;
  /** The state to highlight, as stories name it. */
  state?: string;
  direction?: Direction;
  /** Drawn at full size in a scroll container. Default: scaled to fit. */
  actualSize?: boolean;
  hrefOf?: (path: string) => string | undefined;
  takes?: ReadonlySet<string>;
  take?: (key: string) => void;
}

/** The statechart of a machine. The transitions of the current state are buttons. */
export function Statechart({
  machine,
  state = '',
  direction = 'DOWN',
  actualSize = false,
  ...actions
}: StatechartProps) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let current = true;
    drawingOf(machine, direction).then((drawn) => {
      if (current) setDrawing(drawn);
    });
    return () => {
      current = false;
    };
  }, [machine, direction]);

  // A chart that does not fit is scrolled to the current state.
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const lit = state && drawing && actualSize && place.current?.querySelector('[data-current]:not([data-holds])');
    if (!lit || !place.current) return;
    const [room, box] = [place.current.getBoundingClientRect(), lit.getBoundingClientRect()];
    place.current.scrollBy({
      left: box.left + box.width / 2 - room.left - room.width / 2,
      top: box.top + box.height / 2 - room.top - room.height / 2,
    });
  }, [drawing, actualSize, state]);

  return (
    <figure
      ref={place}
      className={actualSize ? styles.actual : styles.fitted}
      aria-label={`Statechart of ${machine.id}${state ? `, now ${state}` : ''}`}
      // A scroll container must be reachable with the keyboard.
      {...(actualSize && { tabIndex: 0 })}
    >
      {drawing ? <Chart drawing={drawing} state={state} {...actions} /> : <figcaption>Drawing …</figcaption>}
    </figure>
  );
}

import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Chart } from './statechart/chart';
import type { Direction } from './statechart/layout';
import * as styles from './statechart.css';
import { drawingOf } from './statechart-engine';
import { useLoaded } from './use-loaded';
import { useSize } from './use-size';

interface StatechartProps {
  machine: AnyStateMachine;
  /** The state to highlight, as stories name it. */
  state?: string;
  direction?: Direction;
  /** To scroll, or pan by dragging, at this size. Default: as a picture, scaled to fit, without labels that would be too small to read. */
  zoom?: number | 'fit';
  hrefOf?: (path: string) => string | undefined;
  takes?: ReadonlySet<string>;
  take?: (key: string) => void;
}

/** Scrolls by what a pressed mouse has moved; touch scrolls by itself. */
function pan({ buttons, pointerType, currentTarget, movementX, movementY }: PointerEvent) {
  if (buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
}

/** The statechart of a machine. */
export function Statechart({ machine, state = '', direction = 'DOWN', zoom, ...actions }: StatechartProps) {
  const drawing = useLoaded(`${machine.id} ${direction}`, () => drawingOf(machine, direction));
  const place = useRef<HTMLDivElement>(null);
  const { width: room } = useSize(place);

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
      {...(zoom && { tabIndex: 0, role: 'region', 'aria-label': 'Statechart, to scroll', onPointerMove: pan })}
    >
      {drawing ? (
        <div style={width ? { inlineSize: width } : undefined}>
          <Chart drawing={drawing} state={state} {...actions} />
        </div>
      ) : (
        <p>Drawing …</p>
      )}
    </div>
  );
}

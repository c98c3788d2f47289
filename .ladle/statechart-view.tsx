import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { toMermaid } from './statechart';
import * as styles from './workbench.css';

interface StatechartProps {
  machine: AnyStateMachine;
  /** The state to light, as stories name it. */
  state?: string;
}

/** The statechart of a machine, with a state of it lit; of a machine with parallel regions one for each. */
export function Statechart({ machine, state = '' }: StatechartProps) {
  const regions = machine.root.type === 'parallel' ? Object.keys(machine.root.states) : [''];
  return regions.map((region) => <Drawing key={region} machine={machine} state={state} region={region} />);
}

/** Mermaid is large, so it arrives when there is something to draw. */
function Drawing({ machine, state = '', region }: StatechartProps & { region: string }) {
  const id = `chart${useId().replace(/\W/g, '')}`;
  const [drawing, setDrawing] = useState('');
  const text = toMermaid(machine, { lit: state.split(' ').filter(Boolean), region });

  useEffect(() => {
    let current = true;
    draw(id, text).then((svg) => {
      if (current) setDrawing(svg);
    });
    return () => {
      current = false;
    };
  }, [id, text]);

  // Mermaid leaves room around its drawing; a chart wider than its place is made smaller while it can be read, and
  // beyond that it scrolls, to what is lit.
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing is measured anew
  useLayoutEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (!svg || !place.current) return;
    const { x, y, width, height } = svg.getBBox();
    svg.setAttribute('viewBox', `${x - 4} ${y - 4} ${width + 8} ${height + 8}`);
    place.current.style.setProperty('--chart', `${Math.ceil(width + 8)}px`);
    const lit = svg.querySelector('.lit')?.getBoundingClientRect();
    const room = place.current.getBoundingClientRect();
    if (lit) place.current.scrollBy({ left: lit.left + lit.width / 2 - room.left - room.width / 2 });
  }, [drawing]);

  const name = `Statechart of ${[machine.id, region].filter(Boolean).join(' ')}${state ? `, now ${state}` : ''}`;
  return (
    <figure className={styles.figure} aria-label={name}>
      {region && <figcaption className={styles.note}>{region}</figcaption>}
      <div
        ref={place}
        className={styles.chart}
        role="img"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too
        tabIndex={0}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Mermaid's own drawing of our own machine
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    </figure>
  );
}

/** One at a time: Mermaid measures in the page, and two drawings would measure each other. */
let queue: Promise<unknown> = Promise.resolve();

async function draw(id: string, text: string): Promise<string> {
  const drawn = queue.then(async () => {
    const { default: mermaid } = await import('mermaid');
    mermaid.initialize({
      startOnLoad: false,
      theme: 'base',
      themeVariables: { fontSize: '14px' },
      fontFamily: "'Instrument Sans', Arial, sans-serif",
      state: { useMaxWidth: false },
    });
    await document.fonts.ready;
    return (await mermaid.render(id, text)).svg;
  });
  queue = drawn.catch(() => {});
  return drawn;
}

/** The statechart with its interactions, in the panel or in the dock. */
import { stories } from 'virtual:generated-list';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { machines } from './canvas';
import type { Facts } from './copied-test';
import { Dialog } from './dialog';
import { type Written, writtenEvent } from './events';
import type { BehaviourReport, Command } from './messages';
import type { Settings } from './settings';
import { chartOf } from './statechart/graph';
import { Statechart } from './statechart-view';
import * as styles from './workbench.css';

/** Props shared by the panel and the dock. */
export interface Place {
  /** The shown behaviour, and the function that shows another behaviour of the story. */
  shown: BehaviourReport | undefined;
  choose: (machine: string) => void;
  written: Written;
  write: (key: string, text: string) => void;
  docked: boolean;
  chart: React.ReactNode;
  /** The address of the story in its current state, and what its page shows. */
  permalink: string;
  facts: () => Facts;
}

/** A chart with at most this many arrows is readable beside the story. */
const FEW = 12;

/** A large chart fits only below the canvas. */
export function isDocked(machine: AnyStateMachine | undefined, { chart }: Settings): boolean {
  if (!machine) return false;
  return chart ? chart === 'below' : chartOf(machine).arrows.length > FEW;
}

interface ChartPlaceProps {
  shown: BehaviourReport;
  written: Written;
  command: (command: Command) => void;
  docked: boolean;
  dock: (place: 'beside' | 'below') => void;
}

export function ChartPlace({ shown, written, command, docked, dock }: ChartPlaceProps) {
  const [actualSize, setActualSize] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const machine = machines.get(shown.machine);
  if (!machine) return null;
  const chart = {
    machine,
    state: shown.state,
    hrefOf: (path: string) => storyOf(shown, path),
    takes: new Set(shown.takes),
    take: (transition: string) => {
      const event = writtenEvent(shown, transition.split('|')[1] ?? '', written);
      if (event) command({ type: 'send', machine: shown.machine, event });
      else command({ type: 'take', machine: shown.machine, transition });
    },
  };
  return (
    <section className={docked ? styles.dock : styles.chartPlace} aria-label="Statechart">
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => dock(docked ? 'beside' : 'below')}>
          {docked ? 'Put it beside the story' : 'Put it below the story'}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-pressed={actualSize}
          onClick={() => setActualSize(!actualSize)}
        >
          Actual size
        </button>
        <button type="button" className={styles.button} onClick={() => setEnlarged(true)}>
          Enlarge
        </button>
      </div>
      <Statechart
        key={docked ? 'below' : 'beside'}
        direction={docked ? 'RIGHT' : 'DOWN'}
        actualSize={actualSize}
        {...chart}
      />
      {enlarged && (
        <Dialog label={`Statechart of ${machine.id}`} size="large" close={() => setEnlarged(false)}>
          <div className={styles.row}>
            <button type="button" className={styles.button} onClick={() => setEnlarged(false)}>
              Close
            </button>
          </div>
          <Statechart direction="RIGHT" {...chart} />
        </Dialog>
      )}
    </section>
  );
}

/** The story that shows a state; with several regions, the story closest to the current state. */
function storyOf({ machine, state }: BehaviourReport, path: string): string | undefined {
  const [region] = path.split('.');
  const wanted = state.includes(' ')
    ? state
        .split(' ')
        .map((leaf) => (leaf.startsWith(`${region}.`) ? path : leaf))
        .join(' ')
    : path;
  const mine = Object.entries(stories).filter(([, { meta }]) => meta?.meta?.machine === machine);
  const exact = mine.filter(([, { meta }]) => meta?.meta?.state === wanted);
  // If several match, the story that is named after the state.
  const name = wanted
    .split(' ')
    .map((leaf) => leaf.split('.').at(-1))
    .join('-');
  const found =
    exact.find(([id]) => id.endsWith(`--${name}`)) ??
    exact[0] ??
    mine.find(([, { meta }]) => meta?.meta?.state?.split(' ').includes(path));
  return found && `?story=${found[0]}`;
}

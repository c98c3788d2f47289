import type { Story } from '@ladle/react';
import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { machines } from './canvas';
import { ContactSheet } from './contact-sheet';
import { FrontDoor } from './front-door';
import * as styles from './overview.css';
import { PICTURE } from './picture';
import { Statechart } from './statechart-view';
import { stories } from './stories';
import { useTheme } from './theme';

/** What this is, and where to begin. */
export const Start: Story = () => <FrontDoor />;

/** Every story by its accepted picture. */
export const Everything: Story = () => <ContactSheet />;

/** Every machine: its statechart, and each state as a small live picture that links to its story. */
export const Machines: Story = () => {
  const all = [...machines.values()].sort((a, b) => a.id.localeCompare(b.id));
  const sums = all.map(count);
  const sum = (key: keyof Counts) => sums.reduce((total, counts) => total + counts[key], 0);
  return (
    <div className={styles.root}>
      <header>
        <h1 className={styles.title}>Machines</h1>
        <p className={styles.counts}>
          {all.length} machines, {sum('states')} states, {sum('transitions')} transitions, {sum('stories')} stories.
        </p>
      </header>
      {all.map((machine) => (
        <Machine key={machine.id} machine={machine} />
      ))}
    </div>
  );
};

function Machine({ machine }: { machine: AnyStateMachine }) {
  const { states, transitions, stories: shown } = count(machine);
  const live = storiesOf(machine).find(({ state }) => !state)?.id;
  const pinned = storiesOf(machine).filter(({ state }, at, all) => all.findIndex((one) => one.state === state) === at);
  return (
    <section className={styles.machine} aria-labelledby={machine.id}>
      <div className={styles.head}>
        <h2 id={machine.id} className={styles.name}>
          {machine.id}
        </h2>
        <p className={styles.counts}>
          {states} states, {transitions} transitions, {shown} stories
        </p>
        {live && (
          <a className={styles.link} href={`?story=${live}`} target="_top">
            Play {machine.id}
          </a>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.chart}>
          <Statechart machine={machine} />
        </div>
        <ul className={styles.states}>
          {pinned.map(
            ({ id, state, viewport }) =>
              state && <Preview key={id} story={id} machine={machine.id} state={state} viewport={viewport} />,
          )}
        </ul>
      </div>
    </section>
  );
}

interface PreviewProps {
  story: string;
  machine: string;
  state: string;
  /** Width of the story's window in px, if it sets one. */
  viewport: number | undefined;
}

/** The story itself, scaled down and inert; the link over it has the state's name. */
function Preview({ story, machine, state, viewport }: PreviewProps) {
  const theme = useTheme();
  const [place, near] = useNear();
  return (
    <li className={styles.state} data-state={near ? 'shown' : 'waiting'}>
      <div ref={place} className={styles.window} inert>
        {near && (
          <iframe
            className={styles.frame}
            style={viewport ? ofWidth(viewport) : undefined}
            title={`${machine}: ${state}`}
            // In Ladle's notation (workbench.tsx): otherwise Ladle would rewrite it and add a history entry.
            src={`?mode=preview&story=${story}${theme === 'light' ? '' : `&theme=${theme}`}`}
            name={PICTURE}
            tabIndex={-1}
          />
        )}
      </div>
      <a className={styles.link} href={`?story=${story}`} target="_top">
        {state}
      </a>
    </li>
  );
}

/** The target width of a picture in px, and the smallest scale. */
const PICTURE_WIDTH = 240;
const ZOOM = 0.4;

/** The frame of a story with its own window width, as large as the others. */
function ofWidth(px: number) {
  const scale = Math.min(ZOOM, PICTURE_WIDTH / px);
  return { inlineSize: `${px}px`, blockSize: `${100 / scale}%`, transform: `scale(${scale})` };
}

interface Counts {
  states: number;
  transitions: number;
  stories: number;
}

function count(machine: AnyStateMachine): Counts {
  const nodes = [...walk(machine.root)];
  return {
    states: nodes.filter((node) => Object.keys(node.states).length === 0).length,
    transitions: nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]).length,
    stories: storiesOf(machine).length,
  };
}

const storiesOf = (machine: AnyStateMachine) =>
  Object.entries(stories).flatMap(([id, { meta }]) =>
    meta.machine === machine.id ? [{ id, state: meta.state, viewport: meta.viewport }] : [],
  );

function* walk(node: AnyStateNode): Generator<AnyStateNode> {
  yield node;
  for (const child of Object.values(node.states) as AnyStateNode[]) yield* walk(child);
}

/** Whether an element is near the viewport. `loading="lazy"` starts so early that all frames would load at once. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, near] as const;
}

/** The ways from the machine's start to a state, as steps, and a button that plays them in the story that is not held. */
import { ButtonLink } from '@halloway/ui';
import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { waysOutOf } from '../src/testing/chart';
import type { SentEvent } from '../src/testing/examples';
import { routesOf } from '../src/testing/routes';
import { href } from './address';
import { everyStory } from './catalog';
import { Choice } from './choice';
import { firstAfar } from './first-afar';
import { toJson } from './json';
import type { BehaviourReport } from './messages';
import { eventName, examplesOf } from './session';
import { parseSettings } from './settings';
import { useStory } from './story-context';
import * as styles from './workbench.css';

type PathToProps = Readonly<{ machine: AnyStateMachine; shown: BehaviourReport }>;

export function PathTo(props: PathToProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    // Machines with counters take a while to walk.
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>How to get to a state</summary>
      {isOpen && <Paths {...props} />}
    </details>
  );
}

function Paths({ machine, shown }: PathToProps) {
  const answer = useRef<HTMLDivElement>(null);
  const [routes] = useState(() => routesOf(machine.id));
  const states = [...new Set([...routes.keys(), shown.state])];
  const [wanted, setWanted] = useState(() => {
    const near = waysOutOf(machine, shown.state).filter(({ key }) => shown.takes.includes(key));
    return firstAfar(states, shown.state, new Set(near.map(({ to }) => to)));
  });
  const { byReader, byProduct } = routes.get(wanted) ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer
  useEffect(() => {
    answer.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return (
    <>
      <Choice label="To" value={wanted} options={states.map((one) => [one, one])} choose={setWanted} />
      <div ref={answer}>
        {byReader && <Steps title="From the machine’s start:" machine={machine} state={wanted} path={byReader} />}
        {byProduct && <Steps title="Or, by the product:" machine={machine} state={wanted} path={byProduct} />}
        {!routes.has(wanted) && <p className={styles.note}>No example event leads there: its story is held in it.</p>}
      </div>
    </>
  );
}

type StepsProps = Readonly<{ title: string; machine: AnyStateMachine; state: string; path: readonly SentEvent[] }>;

function Steps({ title, machine, state, path }: StepsProps) {
  const { settings } = useStory();
  const nthOf = ({ type, output, error }: SentEvent) =>
    examplesOf(machine).find((one) => one.type === type && one.output === output && one.error === error)?.nth;
  if (path.length === 0) return <p className={styles.note}>The machine starts in it.</p>;
  const live = everyStory.find(({ story }) => story.machine === machine.id && !story.state);
  const played = path.map((event) => ({
    at: 0,
    machine: machine.id,
    event: event.type.startsWith('xstate.') ? { type: event.type, nth: nthOf(event) } : event,
  }));
  return (
    <>
      <p className={styles.note}>{title}</p>
      <ol className={styles.bullets}>
        {path.map(({ type, error, ...data }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps do not move
          <li key={at}>
            {eventName(type)}
            {error instanceof Error && `: ${error.message}`}{' '}
            {!type.startsWith('xstate.') && Object.keys(data).length > 0 && (
              <code className={styles.codeType}>{toJson(data)}</code>
            )}
          </li>
        ))}
      </ol>
      {live && (
        <div className={styles.row}>
          <ButtonLink
            size="small"
            href={href(
              { story: live.story.id, theme: document.documentElement.dataset.theme ?? 'light', rtl: false, mode: '' },
              { ...parseSettings(''), viewport: settings.viewport, played, at: 0, state },
            )}
          >
            Play these steps
          </ButtonLink>
        </div>
      )}
    </>
  );
}

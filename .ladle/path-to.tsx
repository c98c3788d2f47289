/** The shortest way from the machine's start to a state, as steps, and a button that plays them in the story that is not held. */
import { ButtonLink } from '@halloway/ui';
import { useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { SentEvent } from '../src/testing/examples';
import { modelNamed } from '../src/testing/models';
import { reachable } from '../src/testing/reachable';
import { href } from './address';
import { everyStory } from './catalog';
import { Choice } from './choice';
import { toJson } from './json';
import { eventName, examplesOf } from './session';
import { parseSettings } from './settings';
import { useStory } from './story-context';
import * as styles from './workbench.css';

export function PathTo({ machine, state }: { machine: AnyStateMachine; state: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    // Machines with counters take a while to walk.
    <details className={styles.section} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>How to get to a state</summary>
      {isOpen && <Paths machine={machine} state={state} />}
    </details>
  );
}

function Paths({ machine, state }: { machine: AnyStateMachine; state: string }) {
  const { examples } = modelNamed(machine.id);
  const [paths] = useState(() => reachable(machine, examples));
  const [wanted, setWanted] = useState(state);
  const path = paths.get(wanted);
  const states = [...new Set([state, ...paths.keys()])];
  return (
    <>
      <Choice label="To" value={wanted} options={states.map((one) => [one, one])} choose={setWanted} />
      {path ? (
        <Steps key={wanted} machine={machine} state={wanted} path={path} />
      ) : (
        <p className={styles.note}>No example event leads there: its story is held in it.</p>
      )}
    </>
  );
}

function Steps({ machine, state, path }: { machine: AnyStateMachine; state: string; path: readonly SentEvent[] }) {
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
      <p className={styles.note}>From the machine’s start:</p>
      <ol className={styles.bullets}>
        {path.map(({ type, ...data }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps do not move
          <li key={at}>
            {eventName(type)}{' '}
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

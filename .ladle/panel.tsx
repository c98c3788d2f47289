/** The instrument beside a behaviour: its statechart, what it accepts now, its actors, its clock, and what happened. */
import { useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Actors } from './actors';
import { Choice } from './choice';
import { ClockControls } from './clock-controls';
import { Events } from './events';
import type { Faults } from './faults';
import { Log } from './log';
import type { Command, Report } from './messages';
import { Section } from './section';
import { machines } from './stage';
import { Statechart } from './statechart-view';
import * as styles from './workbench.css';

interface PanelProps {
  /** The machine the story is about. */
  machine: string | undefined;
  report: Report | null;
  /** The state in which the link was made; empty when it is not known. */
  expected: string;
  faults: Faults;
  setFaults: (faults: Faults) => void;
  command: (command: Command) => void;
}

export function Panel({ machine, report, expected, faults, setFaults, command }: PanelProps) {
  const [chosen, choose] = useState('');
  const behaviours = report?.behaviours ?? [];
  const shown = behaviours.find((behaviour) => behaviour.machine === (chosen || machine)) ?? behaviours[0];
  const definition = shown && machines.get(shown.machine);
  if (!report || !shown || !definition)
    return (
      <aside className={styles.panel} aria-label="Machine">
        <p className={styles.note}>{report?.settled ? 'Nothing runs here.' : 'Starting …'}</p>
      </aside>
    );
  const missed = expected && report.settled && expected !== shown.state && report.played.length > 0;
  return (
    <aside className={styles.panel} aria-label="Machine">
      <Section title={shown.machine} level="first">
        {behaviours.length > 1 && (
          <Choice
            label="Machine"
            value={shown.machine}
            options={behaviours.map((behaviour) => [behaviour.machine, behaviour.machine])}
            choose={choose}
          />
        )}
        <p className={styles.state} data-workbench-state={shown.state}>
          {shown.state}
          {shown.pinned && <span className={styles.badge}>pinned</span>}
        </p>
        {shown.pinned && (
          <p className={styles.note}>
            The story is held in a state, and ignores its own controls. What you send from here reaches the machine,
            which goes on from that state.
          </p>
        )}
        {missed && (
          <p className={styles.note} role="status">
            This link was made in <strong>{expected}</strong>; its events have led elsewhere now.
          </p>
        )}
        <Statechart machine={definition} state={shown.state} />
        <Enlarge machine={definition} state={shown.state} />
      </Section>
      <Events behaviour={shown} command={command} />
      <Actors machine={definition} faults={faults} setFaults={setFaults} />
      <ClockControls clock={report.clock} command={command} />
      <Log entries={report.log.filter((entry) => entry.machine === shown.machine)} />
      <details className={styles.section}>
        <summary className={styles.summary}>Context</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <section className={styles.code} aria-label="Context as JSON" tabIndex={0}>
          <pre>{shown.context}</pre>
        </section>
      </details>
    </aside>
  );
}

function Enlarge({ machine, state }: { machine: AnyStateMachine; state: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        Enlarge
      </button>
      <dialog
        ref={dialog}
        className={styles.enlarged}
        aria-label={`Statechart of ${machine.id}`}
        onClose={() => setOpen(false)}
      >
        <form method="dialog" className={styles.row}>
          <button type="submit" className={styles.button}>
            Close
          </button>
        </form>
        {open && <Statechart machine={machine} state={state} />}
      </dialog>
    </div>
  );
}

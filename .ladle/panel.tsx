/** The instrument beside a behaviour: its statechart, what it accepts now, its actors, its clock, and what happened. */
import { useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Choice } from './choice';
import { actorsOf, type Faults } from './faults';
import { fromJson } from './json';
import type { BehaviourReport, ClockReport, Command, LogEntry, Report } from './messages';
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
      <Clock clock={report.clock} command={command} />
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

function Section({ title, level, children }: { title: string; level?: 'first'; children: React.ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={level ? styles.title : styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Events({ behaviour, command }: { behaviour: BehaviourReport; command: PanelProps['command'] }) {
  return (
    <Section title="Events">
      <p className={styles.note}>Those it accepts now can be sent.</p>
      <ul className={styles.list}>
        {Object.entries(behaviour.payloads).map(([type, payload]) => (
          <Event
            // A new machine, or a new latest payload, is shown afresh.
            key={`${behaviour.machine} ${type} ${payload}`}
            type={type}
            payload={payload}
            accepted={behaviour.accepts.includes(type)}
            send={(event) => command({ type: 'send', machine: behaviour.machine, event })}
          />
        ))}
      </ul>
    </Section>
  );
}

interface EventProps {
  type: string;
  payload: string;
  accepted: boolean;
  send: (event: string) => void;
}

function Event({ type, payload, accepted, send }: EventProps) {
  const { type: _, ...data } = fromJson(payload) as Record<string, unknown>;
  const bare = Object.keys(data).length === 0;
  const [text, setText] = useState(() => (bare ? '' : editable(payload)));
  const wrong = text.trim() !== '' && event(type, text) === undefined;
  return (
    <li className={styles.event}>
      <button
        type="button"
        className={styles.button}
        // Not `disabled`: a button that was just pressed must not lose the focus by what it did.
        aria-disabled={!accepted || wrong}
        onClick={() => {
          const ready = event(type, text);
          if (accepted && ready) send(ready);
        }}
      >
        {type}
      </button>
      {!bare && (
        <textarea
          className={styles.payload}
          aria-label={`Data of ${type}, as JSON`}
          aria-invalid={wrong || undefined}
          rows={1}
          spellCheck={false}
          value={text}
          onChange={(change) => setText(change.target.value)}
        />
      )}
      {wrong && <p className={styles.wrong}>This is not a JSON object, so it cannot be sent.</p>}
    </li>
  );
}

/** The data of an event without its type: `{"item":"languages"}`. */
function editable(payload: string): string {
  const { type: _, ...data } = JSON.parse(payload) as Record<string, unknown>;
  return JSON.stringify(data);
}

/** The event as JSON; undefined when its data cannot be read. */
function event(type: string, text: string): string | undefined {
  try {
    const data: unknown = JSON.parse(text.trim() || '{}');
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? JSON.stringify({ ...data, type })
      : undefined;
  } catch {
    return undefined;
  }
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

interface ActorsProps {
  machine: AnyStateMachine;
  faults: Faults;
  setFaults: (faults: Faults) => void;
}

function Actors({ machine, faults, setFaults }: ActorsProps) {
  const actors = actorsOf(machine);
  if (actors.length === 0) return null;
  return (
    <Section title="What it calls">
      {actors.map(({ key, name, outcomes }) => {
        const fault = faults[key];
        const { [key]: _, ...others } = faults;
        return (
          <div key={key} className={styles.row}>
            <Choice
              label={name}
              value={fault?.outcome ?? ''}
              options={[
                ['', 'as the story supplies it'],
                ...outcomes.map(({ value, label }): [string, string] => [value, label]),
              ]}
              choose={(value) =>
                setFaults(value ? { ...others, [key]: { outcome: value, seconds: fault?.seconds ?? 0 } } : others)
              }
            />
            {fault && fault.outcome !== 'hangs' && (
              <label className={styles.choice}>
                <span>after, in s</span>
                <input
                  className={styles.number}
                  type="number"
                  min={0}
                  step={0.5}
                  value={fault.seconds}
                  onChange={({ target: { valueAsNumber: seconds } }) =>
                    setFaults({ ...others, [key]: { ...fault, seconds: Number.isFinite(seconds) ? seconds : 0 } })
                  }
                />
              </label>
            )}
          </div>
        );
      })}
      <p className={styles.note}>Holds from the next call on.</p>
    </Section>
  );
}

function Clock({ clock, command }: { clock: ClockReport; command: PanelProps['command'] }) {
  const now = useNow(clock);
  const [by, setBy] = useState(1000);
  const [next] = clock.pending;
  return (
    <Section title="Clock">
      <p className={styles.figures}>
        {clock.paused ? 'Stands at' : 'Runs, at'} {now.toLocaleString('en-US')} ms ·{' '}
        {next
          ? `next delay of ${next.delay.toLocaleString('en-US')} ms ends in ${Math.max(0, next.due - now).toLocaleString('en-US')} ms`
          : 'no delay pending'}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          onClick={() => command({ type: clock.paused ? 'run' : 'pause' })}
        >
          {clock.paused ? 'Run' : 'Pause'}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={!next}
          onClick={() => next && command({ type: 'step' })}
        >
          To the next delay
        </button>
      </div>
      <div className={styles.row}>
        <label className={styles.choice}>
          <span>Step, in ms</span>
          <input
            className={styles.number}
            type="number"
            min={1}
            value={by}
            onChange={({ target }) => setBy(target.valueAsNumber)}
          />
        </label>
        <button
          type="button"
          className={styles.button}
          onClick={() => by > 0 && command({ type: 'advance', by: Math.round(by) })}
        >
          Go on by that
        </button>
      </div>
    </Section>
  );
}

/** The story's time, told on between its reports while its clock runs and something waits for it. */
function useNow({ paused, now, pending }: ClockReport): number {
  const [passed, setPassed] = useState(0);
  const ticking = !paused && pending.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report is a new time to count from
  useEffect(() => {
    setPassed(0);
    if (!ticking) return;
    const from = performance.now();
    const timer = setInterval(() => setPassed(Math.round(performance.now() - from)), 200);
    return () => clearInterval(timer);
  }, [ticking, now]);
  return now + passed;
}

function Log({ entries }: { entries: LogEntry[] }) {
  return (
    <Section title="What happened">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol className={styles.log} reversed aria-label="What happened, latest first" tabIndex={0}>
        {[...entries].reverse().map(({ id, at, event, from, to, taken }) => (
          <li key={id} className={styles.entry} data-taken={taken}>
            <span className={styles.time}>{(at / 1000).toFixed(2)} s</span>
            <span>{event}</span>
            <span className={styles.move}>{taken ? (from === to ? `stays ${to}` : `${from} → ${to}`) : 'ignored'}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { BehaviourReport, Command } from './messages';
import { Section } from './section';
import * as styles from './workbench.css';

/** Event data that the reader has edited, by machine, type and the data that it replaces. */
export type Written = Readonly<Record<string, string>>;

interface EventsProps {
  behaviour: BehaviourReport;
  written: Written;
  write: (key: string, text: string) => void;
  command: (command: Command) => void;
}

/** A button for every event; those that the machine accepts now are enabled. */
export function Events({ behaviour, written, write, command }: EventsProps) {
  return (
    <Section title="Events">
      <p className={styles.note}>Those it accepts now can be sent.</p>
      <ul className={styles.list}>
        {Object.entries(behaviour.payloads).map(([type, payload]) => (
          <Event
            key={type}
            type={type}
            bare={editable(payload) === '{}'}
            text={written[keyOf(behaviour, type)] ?? editable(payload)}
            write={(text) => write(keyOf(behaviour, type), text)}
            accepted={behaviour.accepts.includes(type)}
            send={(event) => command({ type: 'send', machine: behaviour.machine, event })}
          />
        ))}
      </ul>
    </Section>
  );
}

/** The edited event of this type; undefined if there is none or it is not valid. */
export function writtenEvent(behaviour: BehaviourReport, type: string, written: Written): string | undefined {
  const text = written[keyOf(behaviour, type)];
  return text === undefined ? undefined : event(type, text);
}

/** An edit applies to one payload only. */
const keyOf = ({ machine, payloads }: BehaviourReport, type: string) => `${machine} ${type} ${payloads[type]}`;

interface EventProps {
  type: string;
  /** Whether it carries no data. */
  bare: boolean;
  text: string;
  write: (text: string) => void;
  accepted: boolean;
  send: (event: string) => void;
}

function Event({ type, bare, text, write, accepted, send }: EventProps) {
  const wrong = text.trim() !== '' && event(type, text) === undefined;
  return (
    <li className={styles.event}>
      <button
        type="button"
        className={styles.button}
        // `aria-disabled` instead of `disabled`, so that a button does not lose the focus when its event is no longer accepted.
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
          // Where `field-sizing` is missing, as in WebKit.
          rows={Math.min(4, Math.ceil(text.length / 36))}
          spellCheck={false}
          value={text}
          onChange={(change) => write(change.target.value)}
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

/** The event as JSON; undefined if its data is not valid JSON. */
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

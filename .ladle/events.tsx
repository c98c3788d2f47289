import type { BehaviourReport, Command } from './messages';
import { Section } from './section';
import * as styles from './workbench.css';

/** What the reader has written as an event's data, by machine, type and the data it replaces. */
export type Written = Readonly<Record<string, string>>;

interface EventsProps {
  behaviour: BehaviourReport;
  written: Written;
  write: (key: string, text: string) => void;
  command: (command: Command) => void;
}

/** A button for every event; those that the machine accepts now can be pressed. */
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

/** The event that the reader has written for this type; undefined when nothing was written, or nothing that can be sent. */
export function writtenEvent(behaviour: BehaviourReport, type: string, written: Written): string | undefined {
  const text = written[keyOf(behaviour, type)];
  return text === undefined ? undefined : event(type, text);
}

/** What was written over one payload says nothing of the next. */
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

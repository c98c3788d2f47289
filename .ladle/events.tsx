import { useState } from 'react';
import { fromJson } from './json';
import type { BehaviourReport, Command } from './messages';
import { Section } from './section';
import * as styles from './workbench.css';

/** A button for every event; those that the machine accepts now can be pressed. */
export function Events({ behaviour, command }: { behaviour: BehaviourReport; command: (command: Command) => void }) {
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

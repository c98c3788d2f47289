import { Field } from '@halloway/ui';
import { Button } from './button';
import { isObject, jsonOf } from './json';
import type { BehaviourReport } from './messages';
import { Section } from './section';
import { useStory } from './story-context';
import * as styles from './workbench.css';

/** A button for every event; those that the machine accepts now are enabled. */
export function Events({ shown }: { shown: BehaviourReport }) {
  return (
    <Section title="Events">
      <p className={styles.note}>Those it accepts now can be sent.</p>
      <ul className={styles.list}>
        {Object.keys(shown.payloads).map((type) => (
          <Event key={type} type={type} shown={shown} />
        ))}
      </ul>
    </Section>
  );
}

/** The type of a transition's event, by its key. */
export const eventIn = (transition: string) => transition.split('|')[1] ?? '';

/** The edited event of this type; undefined if there is none or it is not valid. */
export function writtenEvent(behaviour: BehaviourReport, type: string, written: Readonly<Record<string, string>>) {
  const text = written[keyOf(behaviour, type)];
  return text === undefined ? undefined : event(type, text);
}

/** An edit applies to one payload only. */
const keyOf = ({ machine, payloads }: BehaviourReport, type: string) => `${machine} ${type} ${payloads[type]}`;

function Event({ type, shown }: { type: string; shown: BehaviourReport }) {
  const { written, write, command } = useStory();
  const key = keyOf(shown, type);
  const example = shown.payloads[type] ?? '{}';
  const text = written[key] ?? example;
  const sent = event(type, text);
  const accepted = shown.takes.some((transition) => eventIn(transition) === type) && sent !== undefined;
  return (
    <li className={styles.event}>
      <Button
        // `aria-disabled` instead of `disabled`, so that a button does not lose the focus when its event is no longer accepted.
        aria-disabled={!accepted}
        onClick={() => accepted && command({ type: 'send', machine: shown.machine, event: sent })}
      >
        {type}
      </Button>
      {example !== '{}' && (
        <Field
          label={`Data of ${type}, as JSON`}
          labelHidden
          error={sent === undefined && 'This is not a JSON object, so it cannot be sent.'}
        >
          {(field) => (
            <textarea
              {...field}
              // Where `field-sizing` is missing, as in WebKit.
              rows={Math.min(4, Math.ceil(text.length / 36))}
              spellCheck={false}
              value={text}
              onChange={({ target }) => write(key, target.value)}
            />
          )}
        </Field>
      )}
    </li>
  );
}

/** The event of this type; undefined if its data is not an object as JSON. */
function event(type: string, text: string) {
  const data = jsonOf(text.trim() || '{}');
  return isObject(data) ? { ...data, type } : undefined;
}

import type { LogEntry } from './messages';
import { Scrollable } from './scrollable';
import { Section } from './section';
import * as styles from './workbench.css';

export function Log({ entries }: { entries: LogEntry[] }) {
  return (
    <Section title="Events so far">
      <Scrollable className={styles.logFrame} label="Events, latest first">
        <ol className={styles.list} reversed>
          {[...entries].reverse().map(({ id, at, event, from, to, taken }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.note}>{(at / 1000).toFixed(2)} s</span>
              <span>
                {event} <span className={styles.note}>{taken ? moveOf(from, to) : 'ignored'}</span>
              </span>
            </li>
          ))}
        </ol>
      </Scrollable>
    </Section>
  );
}

const moveOf = (from: string, to: string) => (from === to ? `stays ${to}` : `${from} → ${to}`);

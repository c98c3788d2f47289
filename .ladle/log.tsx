import type { LogEntry } from './messages';
import { Scrollable } from './scrollable';
import { Section } from './section';
import * as styles from './workbench.css';

export function Log({ entries }: { entries: LogEntry[] }) {
  return (
    <Section title="Events so far">
      <Scrollable className={styles.logFrame} label="Events, latest first">
        <ol className={styles.log} reversed>
          {[...entries].reverse().map(({ id, at, event, from, to, taken }) => (
            <li key={id} className={styles.entry} data-taken={taken}>
              <span className={styles.time}>{(at / 1000).toFixed(2)} s</span>
              <span>{event}</span>
              <span className={styles.move}>
                {taken ? (from === to ? `stays ${to}` : `${from} → ${to}`) : 'ignored'}
              </span>
            </li>
          ))}
        </ol>
      </Scrollable>
    </Section>
  );
}

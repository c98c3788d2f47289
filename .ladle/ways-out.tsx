/** The current state and the transitions that leave it, as a list: readable at any width. */
import { type ChartState, chartOf, type Happening } from '../scripts/statechart/graph';
import { machines } from './canvas';
import type { BehaviourReport } from './messages';
import { storyOf } from './state-stories';
import * as styles from './statechart.css';

interface WayOut extends Happening {
  /** Empty if the state stays. */
  to: string;
}

/** Every transition of a state and of the states around it. */
export function waysOutOf(id: string, state: string): WayOut[] {
  const machine = machines.get(id);
  if (!machine) return [];
  const { machine: root, arrows } = chartOf(machine);
  const leaves = state.split(' ');
  const isCurrent = (path: string) => path === '' || leaves.some((leaf) => `${leaf}.`.startsWith(`${path}.`));
  const nodes = (node: ChartState): ChartState[] => [node, ...node.children.flatMap(nodes)];
  return [
    ...arrows
      .filter(({ from }) => isCurrent(from))
      .flatMap(({ to, happenings }) => happenings.map((one) => ({ ...one, to }))),
    ...nodes(root)
      .filter(({ path }) => isCurrent(path))
      .flatMap(({ stays }) => stays.map((one) => ({ ...one, to: '' }))),
  ];
}

interface WaysOutProps {
  shown: BehaviourReport;
  take: (transition: string) => void;
}

export function WaysOut({ shown, take }: WaysOutProps) {
  const ways = waysOutOf(shown.machine, shown.state);
  const possible = ways.filter(({ key }) => shown.takes.includes(key));
  const others = ways.filter(({ key }) => !shown.takes.includes(key));
  return (
    <>
      <h3 className={styles.heading}>From here</h3>
      {ways.length === 0 && <p className={styles.quiet}>No transition leaves this state.</p>}
      <ul className={styles.ways} role="list">
        {possible.map(({ key, text, to }) => (
          <li key={key} className={styles.way}>
            <button
              type="button"
              className={styles.take}
              aria-label={`${text}${to ? `, to ${to}` : ''}`}
              data-transition={key}
              onClick={() => take(key)}
            >
              {text}
            </button>
            <span aria-hidden="true">→</span>
            <Target shown={shown} to={to} />
          </li>
        ))}
        {others.map(({ key, text, to }) => (
          <li key={key} className={styles.way} data-state="impossible">
            <span className={styles.quiet}>{text}</span>
            <span aria-hidden="true">→</span>
            <Target shown={shown} to={to} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={styles.quiet}>
          Those without a frame cannot happen now: their guard refuses, or an inner state reacts first.
        </p>
      )}
    </>
  );
}

function Target({ shown, to }: { shown: BehaviourReport; to: string }) {
  const href = to && storyOf(shown, to);
  if (!to) return <span className={styles.quiet}>stays</span>;
  return href ? (
    <a className={styles.target} href={href}>
      {to}
    </a>
  ) : (
    <span>{to}</span>
  );
}

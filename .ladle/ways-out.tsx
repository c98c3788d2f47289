/** The current state and the transitions that leave it, as a list: readable at any width. */
import { useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { waysOutOf } from '../src/testing/chart';
import type { BehaviourReport } from './messages';
import { storyOf } from './state-stories';
import * as styles from './statechart.css';
import * as shared from './workbench.css';

interface WaysOutProps {
  machine: AnyStateMachine;
  shown: BehaviourReport;
  take: (transition: string) => void;
}

export function WaysOut({ machine, shown, take }: WaysOutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was shown when a transition was taken. */
  const taken = useRef<BehaviourReport>(null);
  // The pressed button may be gone in the next report, and the focus with it.
  useEffect(() => {
    if (!taken.current || taken.current === shown) return;
    if (document.activeElement === document.body) heading.current?.focus();
    taken.current = null;
  });
  const all = waysOutOf(machine, shown.state);
  const possible = all.filter(({ key }) => shown.takes.includes(key));
  const others = all.filter((way) => !possible.includes(way));
  return (
    <>
      <h3 ref={heading} className={shared.heading} tabIndex={-1}>
        From here
      </h3>
      {all.length === 0 && <p className={shared.note}>No transition leaves this state.</p>}
      <ul className={styles.ways} role="list">
        {[...possible, ...others].map(({ key, text, to }, at) => (
          <li key={key} className={styles.way}>
            {at < possible.length ? (
              <button
                type="button"
                className={styles.take}
                aria-label={`${text}${to ? `, to ${to}` : ''}`}
                data-transition={key}
                onClick={() => {
                  taken.current = shown;
                  take(key);
                }}
              >
                {text}
              </button>
            ) : (
              <span className={shared.note}>{text}</span>
            )}
            <span aria-hidden="true">→</span>
            <Target shown={shown} to={to} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={shared.note}>
          Those without a frame cannot happen now: their guard refuses, or an inner state reacts first.
        </p>
      )}
    </>
  );
}

function Target({ shown, to }: { shown: BehaviourReport; to: string }) {
  const href = to && storyOf(shown, to);
  if (!to) return <span className={shared.note}>stays</span>;
  return href ? (
    <a className={shared.link} href={href}>
      {to}
    </a>
  ) : (
    <span>{to}</span>
  );
}

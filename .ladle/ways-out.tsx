/** The current state and the transitions that leave it, as a list: readable at any width. */
import { useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { waysOutOf } from '../src/testing/chart';
import type { BehaviourReport } from './messages';
import { storyOf } from './state-stories';
import * as styles from './statechart.css';
import { useLoaded } from './use-loaded';
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
  const sentences = useLoaded('', () => import('virtual:guards'))?.default;
  // Forms share the guards of one machine.
  const guards = { ...sentences?.form, ...sentences?.[shown.machine] };
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
              <span className={shared.note}>
                {text}
                {shown.refuses.includes(key) ? ', not now' : ', but another transition of that event goes first'}
              </span>
            )}
            <span aria-hidden="true">→</span>
            <Target shown={shown} to={to} />
          </li>
        ))}
      </ul>
      {[...new Set(others.flatMap(({ key, text }) => (shown.refuses.includes(key) ? guardIn(text) : [])))].map(
        (guard) => (
          <p key={guard} className={shared.note}>
            <strong>{guard}</strong> is false now. {guards[guard] && `It is true when ${guards[guard]}`}
          </p>
        ),
      )}
    </>
  );
}

/** `isValid` of `submit [isValid]`. */
const guardIn = (text: string) => /\[(\w+)\]/.exec(text)?.[1] ?? [];

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

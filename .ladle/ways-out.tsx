/** The current state and the transitions that leave it, as a list: readable at any width. */
import { useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';
import { waysOutOf } from '../src/testing/chart';
import { Button } from './button';
import { eventIn } from './events';
import type { BehaviourReport } from './messages';
import { storyOf } from './state-stories';
import * as styles from './statechart.css';
import { useLoaded } from './use-loaded';
import * as shared from './workbench.css';

const sources = import.meta.glob<string>('../src/behaviours/*/*.machine.ts', { query: '?raw', import: 'default' });

/** What each guard wants: the comment before it in the machine, or in that of the forms, whose guards others share. */
async function guardsOf(machine: string): Promise<Readonly<Record<string, string>>> {
  const own = Object.keys(sources).filter((path) => path.includes(`/${machine}/`) || path.includes('/form/'));
  const texts = await Promise.all(own.map((path) => sources[path]?.()));
  const comments = [...texts.join('\n').matchAll(/\/\*\* Guard: (.+?) \*\/\s+(\w+)/g)];
  return Object.fromEntries(comments.map(([, words, name]) => [name, words]));
}

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
  const guards = useLoaded(shown.machine, () => guardsOf(shown.machine)) ?? {};
  // A transition without an event is taken at once or not at all.
  const all = waysOutOf(machine, shown.state).filter(({ key }) => eventIn(key));
  const possible = all.filter(({ key }) => shown.takes.includes(key));
  const others = all.filter((way) => !possible.includes(way));
  /** Why a transition cannot be taken now. */
  const reasonOf = ({ key, text }: (typeof all)[number]) => {
    const guard = guardIn(text);
    if (shown.refuses.includes(key))
      return guards[guard] ? `only when ${guards[guard]}` : `because ${guard || 'its guard'} is false.`;
    const other = possible.find((way) => eventIn(way.key) === eventIn(key));
    return `because ${other?.text ?? `another transition of ${eventIn(key)}`} goes first.`;
  };
  return (
    <>
      <h3 ref={heading} className={shared.heading} tabIndex={-1}>
        From here
      </h3>
      {all.length === 0 && <p className={shared.note}>No event leaves this state.</p>}
      <ul className={styles.ways} role="list">
        {[...possible, ...others].map((way, at) => (
          <li key={way.key} className={styles.way}>
            {at < possible.length ? (
              <Button
                aria-label={`${way.text}${way.to ? `, to ${way.to}` : ''}`}
                data-transition={way.key}
                onClick={() => {
                  taken.current = shown;
                  take(way.key);
                }}
              >
                {way.text}
              </Button>
            ) : (
              <span className={shared.note}>{way.text}</span>
            )}
            <span aria-hidden="true">→</span>
            <Target shown={shown} to={way.to} />
            {at >= possible.length && <span className={shared.note}>not now, {reasonOf(way)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** `isValid` of `submit [isValid]`; empty if it has none. */
const guardIn = (text: string) => /\[(\w+)\]/.exec(text)?.[1] ?? '';

function Target({ shown, to }: { shown: BehaviourReport; to: string }) {
  const href = to && storyOf(shown, to);
  if (!href) return <span>{to || 'stays'}</span>;
  return (
    <a className={shared.link} href={href}>
      {to}
    </a>
  );
}

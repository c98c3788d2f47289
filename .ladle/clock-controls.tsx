import { useEffect, useState } from 'react';
import { Amount } from './choice';
import type { ClockReport, Command } from './messages';
import { Section } from './section';
import { LONGEST } from './settings';
import * as styles from './workbench.css';

/** The story's clock: pause, step, run. */
export function ClockControls({ clock, command }: { clock: ClockReport; command: (command: Command) => void }) {
  const now = useNow(clock);
  const [by, setBy] = useState(1000);
  const [next] = clock.pending;
  return (
    <Section title="Clock">
      <p className={styles.figures}>
        {clock.paused ? 'Stands at' : 'Runs, at'} {now.toLocaleString('en-US')} ms ·{' '}
        {next
          ? `next delay of ${next.delay.toLocaleString('en-US')} ms ends in ${Math.max(0, next.due - now).toLocaleString('en-US')} ms`
          : 'no delay pending'}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          onClick={() => command({ type: clock.paused ? 'run' : 'pause' })}
        >
          {clock.paused ? 'Run' : 'Pause'}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={!next}
          onClick={() => next && command({ type: 'step' })}
        >
          To the next delay
        </button>
      </div>
      <div className={styles.row}>
        <Amount label="Step, in ms" min={1} max={LONGEST} value={by} set={setBy} />
        <button
          type="button"
          className={styles.button}
          onClick={() => by > 0 && command({ type: 'advance', by: Math.min(LONGEST, Math.round(by)) })}
        >
          Go on by that
        </button>
      </div>
    </Section>
  );
}

/** The story's time, extrapolated between two reports while its clock runs and a delay is pending. */
function useNow({ paused, now, pending }: ClockReport): number {
  const [passed, setPassed] = useState({ since: now, ms: 0 });
  const ticking = !paused && pending.length > 0;
  useEffect(() => {
    if (!ticking) return;
    const from = performance.now();
    const timer = setInterval(() => setPassed({ since: now, ms: Math.round(performance.now() - from) }), 200);
    return () => clearInterval(timer);
  }, [ticking, now]);
  return ticking && passed.since === now ? now + passed.ms : now;
}

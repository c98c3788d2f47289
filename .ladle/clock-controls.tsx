import { useEffect, useState } from 'react';
import { Button } from './button';
import { Amount } from './choice';
import type { ClockReport } from './messages';
import { Section } from './section';
import { LONGEST } from './settings';
import { useStory } from './story-context';
import * as styles from './workbench.css';

/** The story's clock: pause, step, run. */
export function ClockControls({ clock }: { clock: ClockReport }) {
  const { command } = useStory();
  const now = useNow(clock);
  const [by, setBy] = useState(1000);
  const [next] = clock.pending;
  return (
    <Section title="Clock">
      <p>
        {clock.paused ? 'Stands at' : 'Runs, at'} {now.toLocaleString('en-US')} ms ·{' '}
        {next
          ? `next delay of ${next.delay.toLocaleString('en-US')} ms ends in ${Math.max(0, next.due - now).toLocaleString('en-US')} ms`
          : 'no delay pending'}
      </p>
      <div className={styles.row}>
        <Button onClick={() => command({ type: clock.paused ? 'run' : 'pause' })}>
          {clock.paused ? 'Run' : 'Pause'}
        </Button>
        <Button aria-disabled={!next} onClick={() => next && command({ type: 'step' })}>
          To the next delay
        </Button>
      </div>
      <div className={styles.row}>
        <Amount label="Step, in ms" min={1} max={LONGEST} value={by} set={setBy} />
        <Button onClick={() => by > 0 && command({ type: 'advance', by: Math.min(LONGEST, Math.round(by)) })}>
          Go on by that
        </Button>
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

import { useState } from 'react';
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
  const [by, setBy] = useState(1000);
  const { now, paused } = clock;
  const [next] = clock.pending;
  return (
    <Section title="Clock">
      <p>
        {paused ? `Stands at ${ms(now)}` : 'Runs'} ·{' '}
        {next ? `next delay of ${ms(next.delay)}${paused ? ` ends in ${ms(next.due - now)}` : ''}` : 'no delay pending'}
      </p>
      <div className={styles.row}>
        <Button onClick={() => command({ type: paused ? 'run' : 'pause' })}>{paused ? 'Run' : 'Pause'}</Button>
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

const ms = (time: number) => `${time.toLocaleString('en-US')} ms`;

import type { AnyStateMachine } from 'xstate';
import { exportedNames } from './canvas';
import { playwrightTest, vitestTest } from './copied-test';
import { Copy } from './copy';
import type { BehaviourReport, LogEntry } from './messages';
import { Section } from './section';
import { useStory } from './story-context';
import * as styles from './workbench.css';

interface CopyAsTestProps {
  machine: AnyStateMachine;
  shown: BehaviourReport;
  log: readonly LogEntry[];
}

/** Copies what was done to the story as a test: of the machine alone, or of the story in a browser. */
export function CopyAsTest({ machine, shown, log }: CopyAsTestProps) {
  const { permalink, facts } = useStory();
  const exported = exportedNames.get(machine);
  if (!exported) return null;
  const begin = log.findLastIndex(({ machine: id, json }) => id === shown.machine && json === '');
  const mine = log.slice(Math.max(0, begin)).filter(({ machine: id }) => id === shown.machine);
  const ofStory = () => {
    const alone = new URL(permalink, location.href);
    alone.searchParams.set('mode', 'preview');
    return playwrightTest(`${shown.machine}: ${shown.state}`, alone.href, facts());
  };
  return (
    <Section title="Copy as a test">
      <p className={styles.note}>What happened so far, from the beginning, with the states that it led to.</p>
      <div className={styles.row}>
        <Copy text={() => vitestTest({ machine, exported, start: shown.start, log: mine })}>Machine, for Vitest</Copy>
        <Copy text={ofStory}>Story, for Playwright</Copy>
      </div>
    </Section>
  );
}

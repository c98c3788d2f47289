import { exportedNames, machines } from './canvas';
import { type Facts, playwrightTest, vitestTest } from './copied-test';
import { Copy } from './copy';
import type { BehaviourReport, LogEntry } from './messages';
import { Section } from './section';
import * as styles from './workbench.css';

interface CopyAsTestProps {
  shown: BehaviourReport;
  log: readonly LogEntry[];
  /** The address of the story in its current state. */
  permalink: string;
  /** What the story's page shows now. */
  facts: () => Facts;
}

/** Copies what was done to the story as a test: of the machine alone, or of the story in a browser. */
export function CopyAsTest({ shown, log, permalink, facts }: CopyAsTestProps) {
  const machine = machines.get(shown.machine);
  const exported = exportedNames.get(shown.machine);
  if (!machine || !exported) return null;
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

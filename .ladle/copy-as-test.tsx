import { useState } from 'react';
import { exportedNames, machines } from './canvas';
import { type Facts, playwrightTest, vitestTest } from './copied-test';
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
  const [note, setNote] = useState('');
  const machine = machines.get(shown.machine);
  const exported = exportedNames.get(shown.machine);
  const begin = log.findLastIndex(({ machine: id, json }) => id === shown.machine && json === '');
  const mine = log.slice(begin).filter(({ machine: id }) => id === shown.machine);

  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setNote('Copied'),
      () => setNote('The browser does not allow copying.'),
    );
  const copyVitest = () => {
    if (begin < 0 || !machine || !exported)
      return setNote('More has happened than is kept: press Restart, and do again only what the test is about.');
    return copy(vitestTest({ machine, exported, start: shown.start, log: mine }));
  };
  const copyPlaywright = () => {
    const alone = new URL(permalink, location.href);
    alone.searchParams.set('mode', 'preview');
    return copy(playwrightTest(`${shown.machine}: ${shown.state}`, alone.href, facts()));
  };

  return (
    <Section title="Copy as a test">
      <p className={styles.note}>What happened so far, from the beginning, with the states that it led to.</p>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={copyVitest}>
          Machine, for Vitest
        </button>
        <button type="button" className={styles.button} onClick={copyPlaywright}>
          Story, for Playwright
        </button>
        <output className={styles.note}>{note}</output>
      </div>
    </Section>
  );
}

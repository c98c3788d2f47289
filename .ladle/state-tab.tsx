/** The tab of a behaviour: statechart, accepted events, actors, clock and log. */
import { Badge } from '@halloway/ui';
import { Actors } from './actors';
import { machines } from './canvas';
import { ChartSection } from './chart-section';
import { Choice } from './choice';
import { ClockControls } from './clock-controls';
import type { Facts } from './copied-test';
import { CopyAsTest } from './copy-as-test';
import { Events, type Written } from './events';
import type { Faults } from './faults';
import { Log } from './log';
import type { BehaviourReport, Command, Report } from './messages';
import { Scrollable } from './scrollable';
import { Section } from './section';
import * as styles from './workbench.css';

export interface StateTabProps {
  report: Report | null;
  /** Why the story's state looks like another one, if it does. */
  visuallyEquals: string;
  /** The state when the link was made; empty if unknown. */
  expected: string;
  /** Whether that state is the expected end of a replay, or the pinned start. */
  isReplayed: boolean;
  faults: Faults;
  setFaults: (faults: Faults) => void;
  command: (command: Command) => void;
  /** The shown behaviour, and the function that shows another behaviour of the story. */
  shown: BehaviourReport | undefined;
  choose: (machine: string) => void;
  written: Written;
  write: (key: string, text: string) => void;
  /** The address of the story in its current state, and what its page shows. */
  permalink: string;
  facts: () => Facts;
}

export function StateTab({
  report,
  visuallyEquals,
  expected,
  isReplayed,
  faults,
  setFaults,
  command,
  shown,
  choose,
  written,
  write,
  permalink,
  facts,
}: StateTabProps) {
  const definition = shown && machines.get(shown.machine);
  if (!report || !shown || !definition)
    return (
      <p className={styles.nothing}>
        {report?.settled ? 'Nothing here has a state of its own: what it shows is what its props say.' : 'Starting …'}
      </p>
    );
  const isThere = report.settled && report.played.length > 0 === isReplayed;
  const missed = expected && isThere && expected !== shown.state;
  return (
    <>
      <Section title={shown.machine} level="first">
        {report.behaviours.length > 1 && (
          <Choice
            label="Machine"
            value={shown.machine}
            options={report.behaviours.map(({ machine }) => [machine, machine])}
            choose={choose}
          />
        )}
        <p className={styles.state} data-workbench-state={shown.state}>
          {shown.state}
          {shown.pinned && <Badge>pinned</Badge>}
        </p>
        {shown.pinned && (
          <p className={styles.note}>
            The story is held in a state, and ignores its own controls. What you send from here reaches the machine,
            which goes on from that state.
          </p>
        )}
        {visuallyEquals && <p className={styles.note}>Looks like {visuallyEquals}.</p>}
        {missed && (
          <p className={styles.note} role="status">
            This link was made in <strong>{expected}</strong>,{' '}
            {isReplayed ? 'but its events lead elsewhere now.' : 'which its machine has no more.'}
          </p>
        )}
        <ChartSection shown={shown} written={written} command={command} />
      </Section>
      <Events behaviour={shown} written={written} write={write} command={command} />
      <Actors machine={definition} faults={faults} setFaults={setFaults} />
      <ClockControls clock={report.clock} command={command} />
      <CopyAsTest shown={shown} log={report.log} permalink={permalink} facts={facts} />
      <Log entries={report.log.filter((entry) => entry.machine === shown.machine)} />
      <details className={styles.section}>
        <summary className={styles.summary}>Context</summary>
        <Scrollable className={styles.code} label="Context as JSON">
          <pre>{shown.context}</pre>
        </Scrollable>
      </details>
    </>
  );
}

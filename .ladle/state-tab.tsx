/** The tab of a behaviour: statechart, accepted events, actors, clock and log. */
import { models } from '../src/testing/models';
import { Actors } from './actors';
import { ChartSection } from './chart-section';
import { Choice } from './choice';
import { ClockControls } from './clock-controls';
import { Code } from './code';
import { CopyAsTest } from './copy-as-test';
import { Events } from './events';
import { Log } from './log';
import { PathTo } from './path-to';
import { Section } from './section';
import { useStory } from './story-context';
import * as styles from './workbench.css';

export function StateTab() {
  const { report, shown, choose, meta, settings } = useStory();
  const machine = shown && models[shown.machine]?.machine;
  if (!report || !shown || !machine)
    return (
      <p className={styles.nothing}>
        {report?.settled ? 'Nothing here has a state of its own: what it shows is what its props say.' : 'Starting …'}
      </p>
    );
  // In a link, `state` is the expected end of a replay; without a replay, the pinned start.
  const { state: expected, played, at } = settings;
  const isReplayed = played.length > 0 || at !== undefined;
  const start = (!isReplayed && expected) || meta.state;
  const isThere = report.settled && report.played.length + report.unfit.length > 0 === isReplayed;
  const missed = expected && isThere && expected !== shown.state;
  return (
    <>
      <Section title={shown.machine} level="first">
        {report.behaviours.length > 1 && (
          <Choice
            label="Machine"
            value={shown.machine}
            options={report.behaviours.map(({ machine: id }) => [id, id])}
            choose={choose}
          />
        )}
        <p className={styles.state} data-workbench-state={shown.state}>
          {shown.state}
          {shown.pinned && <span className={styles.note}>pinned</span>}
        </p>
        {shown.pinned && (
          <p className={styles.note}>
            {!start || start === shown.state
              ? 'The story is held in a state, and ignores its own controls. What you send from here reaches the machine, which goes on from that state.'
              : `The story began in ${start}, and goes on by what you send from here. It ignores its own controls.`}
          </p>
        )}
        {meta.visuallyEquals && <p className={styles.note}>Looks like {meta.visuallyEquals}.</p>}
        {missed && (
          <p className={styles.note} role="status">
            This link was made in <strong>{expected}</strong>,{' '}
            {isReplayed ? 'but its events lead elsewhere now.' : 'which its machine has no more.'}
          </p>
        )}
        {report.unfit.length > 0 && (
          <p className={styles.note} role="status">
            The link sends {report.unfit.join(', ')} with data that no event of that type has. It is left out.
          </p>
        )}
        <PathTo key={shown.machine} machine={machine} shown={shown} />
        <ChartSection machine={machine} shown={shown} />
      </Section>
      <Events shown={shown} />
      <Actors machine={machine} />
      <ClockControls clock={report.clock} />
      <CopyAsTest machine={machine} shown={shown} log={report.log} />
      <Log entries={report.log.filter((entry) => entry.machine === shown.machine)} />
      <details className={styles.section}>
        <summary className={styles.summary}>Context</summary>
        <Code label="Context as JSON">{shown.context}</Code>
      </details>
    </>
  );
}

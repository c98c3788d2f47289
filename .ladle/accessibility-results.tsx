/** The accessibility results of the story beside it: announcements, and which input reaches which transition (tests/evidence). */

import { readAnnouncements, readTransitions, type TransitionRow } from '../tests/evidence/results';
import { Scrollable } from './scrollable';
import { Section } from './section';
import { stories } from './stories';
import { useStory } from './story-context';
import { useLoaded } from './use-loaded';
import * as styles from './workbench.css';

const files = import.meta.glob<string>('../tests/evidence/accepted/{announcements,transitions}/*.md', {
  query: '?raw',
  import: 'default',
});

/** The accepted results of a behaviour. */
const resultsOf = (kind: 'announcements' | 'transitions', machine = '') =>
  files[`../tests/evidence/accepted/${kind}/${machine}.md`]?.();

/** What a screen reader announces for a pinned story, and after each transition of its machine. */
export function AnnouncementsSection() {
  const {
    story,
    meta: { machine },
  } = useStory();
  const text = useLoaded(machine ?? '', () => resultsOf('announcements', machine));
  const recorded = text === undefined ? undefined : readAnnouncements(text);
  const lines = recorded?.states.get(story);
  if (!recorded || (!lines && recorded.transitions.size === 0)) return null;
  return (
    <Section title="Announcements">
      <p className={styles.note}>A simulation of a screen reader, as accepted; no screen reader was run.</p>
      {lines && <List lines={lines} />}
      {recorded.transitions.size > 0 && (
        <details className={styles.section}>
          <summary className={styles.summary}>After each transition, with the keyboard</summary>
          {[...recorded.transitions].map(([transition, after]) => (
            <div key={transition}>
              <h3 className={styles.heading}>{transition}</h3>
              <List lines={after} />
            </div>
          ))}
        </details>
      )}
    </Section>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ol className={styles.bullets}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an announcement may repeat, and the order is fixed
        <li key={at}>{line}</li>
      ))}
    </ol>
  );
}

/** Which transitions can be triggered with which input, those of the current state first; links to all results of the component. */
export function TransitionsSection() {
  const {
    story,
    shown,
    meta: { machine },
  } = useStory();
  const recorded = readTransitions(useLoaded(machine ?? '', () => resultsOf('transitions', machine)) ?? '');
  const isFromHere = ({ from }: TransitionRow) =>
    shown?.state.split(' ').some((leaf) => `${leaf}.`.startsWith(`${from}.`));
  const rows = [...recorded.filter(isFromHere), ...recorded.filter((row) => !isFromHere(row))];
  const [, component] = /^src\/(?:behaviours|elements|sections)\/([^/]+)\//.exec(stories[story]?.entry ?? '') ?? [];
  return (
    <>
      {rows.length > 0 && (
        <Section title="Transitions by ability">
          <p className={styles.note}>
            Every transition by user input, performed in a browser by keyboard, by touch and by pointer alone, those
            from the current state first; the tab Readme has the keys. “→ =” stays in its state. “by” names another
            event with the same effect, “same” a transition that changes nothing without a pointer; “no” in all columns
            one that only the program makes.
          </p>
          <Scrollable className={styles.tableFrame} label={`Transitions of ${machine} by ability`}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {['Transition', 'Keyboard', 'Touch', 'Pointer'].map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ from, event, to, keyboard, touch, pointer }) => (
                  <tr key={`${from}${event}${to}`}>
                    <th scope="row">
                      {from} · {event} → {to}
                    </th>
                    <td>{keyboard}</td>
                    <td>{touch}</td>
                    <td>{pointer}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrollable>
        </Section>
      )}
      {component && (
        <Section title="Conformance">
          <a className={styles.link} href={`conformance/${component}.html`}>
            WCAG 2.2, A and AA: claims and evidence
          </a>
        </Section>
      )}
    </>
  );
}

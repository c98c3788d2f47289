import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './button';
import type { Checked, Finding } from './checks';
import { Section } from './section';
import { useStory } from './story-context';
import * as styles from './workbench.css';

/** Checks that cannot be automated, and who does them. */
const forPeople = [
  'Whether its names and labels say what a stranger needs to know.',
  'Whether a screen reader says what happens at the moment it happens.',
  'Whether the focus goes where a reader expects it.',
  'Whether it can be understood without color, motion and sound.',
];

/** Runs axe on the story in its current state. */
export function ChecksTab() {
  const { checked, look, report, command } = useStory();
  const isReady = report !== null;
  const [lit, setLit] = useState('');
  /** The result that was there when this look was first shown. */
  const [old, setOld] = useState<{ look: string; checked: Checked | null }>({ look, checked: null });
  const outdate = useEffectEvent(() => setOld({ look, checked }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again for every look
  useEffect(() => {
    outdate();
    setLit('');
    if (!isReady) return;
    // Waits for the theme's transitions to end.
    const timer = setTimeout(() => command({ type: 'check' }), 400);
    return () => clearTimeout(timer);
  }, [command, look, isReady]);
  useEffect(() => () => command({ type: 'light', selector: '' }), [command]);
  const light = (selector: string) => {
    const next = selector === lit ? '' : selector;
    setLit(next);
    command({ type: 'light', selector: next });
  };
  if (!checked) return <p className={styles.nothing}>Checking …</p>;
  const { violations, undecided, passed, theme, width, failed } = checked;
  if (failed) return <p className={styles.nothing}>{failed}</p>;
  // The results of the state before stay until the next ones are there, and keep the focus.
  const isOld = checked === old.checked;
  return (
    <>
      <Section
        title={['No rule is broken', '1 rule is broken'][violations.length] ?? `${violations.length} rules are broken`}
        level="first"
      >
        <p className={styles.note} role="status">
          {isOld
            ? 'Checking again …'
            : `axe in ${theme}, at ${width} px: ${passed} rules hold, ${violations.length} are broken, ${undecided.length} are undecided.`}
        </p>
        <div className={styles.row}>
          <Button onClick={() => command({ type: 'check' })}>Check again</Button>
        </div>
        <Findings findings={violations} lit={lit} light={light} />
      </Section>
      <Section title="For a person to judge">
        {undecided.length > 0 && <p className={styles.note}>What axe saw and could not decide:</p>}
        <Findings findings={undecided} lit={lit} light={light} />
        <p className={styles.note}>What no program sees:</p>
        <ul className={styles.bullets}>
          {forPeople.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Findings({ findings, lit, light }: { findings: Finding[]; lit: string; light: (selector: string) => void }) {
  return (
    <ul className={styles.list}>
      {findings.map(({ rule, help, helpUrl, impact, elements }) => (
        <li key={rule} className={styles.list}>
          <p>
            <strong>{help}</strong>{' '}
            <a className={styles.link} href={helpUrl} target="_blank" rel="noreferrer">
              {rule}
            </a>
            {impact && `, ${impact}`}
          </p>
          <ul className={styles.list}>
            {elements.map(({ selector, name, why }) => (
              <li key={selector}>
                <Button aria-pressed={selector === lit} onClick={() => light(selector)}>
                  Show {name}
                </Button>
                <p className={styles.note}>{why}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Checked, Finding } from './checks';
import type { Command } from './messages';
import { Section } from './section';
import * as styles from './workbench.css';

interface ChecksTabProps {
  checked: Checked | null;
  look: string;
  /** Whether the story has loaded. */
  ready: boolean;
  command: (command: Command) => void;
}

/** Checks that cannot be automated, and who does them. */
const forPeople = [
  'Whether its names and labels say what a stranger needs to know.',
  'Whether a screen reader says what happens at the moment it happens.',
  'Whether the focus goes where a reader expects it.',
  'Whether it can be understood without color, motion and sound.',
];

/** Runs axe on the story in its current state. */
export function ChecksTab({ checked, look, ready, command }: ChecksTabProps) {
  const [lit, setLit] = useState('');
  /** The result that was there when this look was first shown. */
  const [old, setOld] = useState<{ look: string; checked: Checked | null }>({ look, checked: null });
  const latest = useRef(checked);
  useEffect(() => {
    latest.current = checked;
  });
  useEffect(() => {
    setOld({ look, checked: latest.current });
    setLit('');
    if (!ready) return;
    // Waits for the theme's transitions to end.
    const timer = setTimeout(() => command({ type: 'check' }), 400);
    return () => clearTimeout(timer);
  }, [command, look, ready]);
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
      <Section title={violations.length === 0 ? 'Nothing found' : `${violations.length} found`} level="first">
        <p className={styles.note} role="status">
          {isOld
            ? 'Checking again …'
            : `axe in ${theme}, at ${width} px: ${passed} rules hold, ${violations.length} are broken, ${undecided.length} are undecided.`}
        </p>
        <div className={styles.row}>
          <button type="button" className={styles.button} onClick={() => command({ type: 'check' })}>
            Check again
          </button>
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
        <li key={rule} className={styles.finding}>
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
                <button
                  type="button"
                  className={styles.button}
                  aria-pressed={selector === lit}
                  onClick={() => light(selector)}
                >
                  Show {name}
                </button>
                <p className={styles.note}>{why}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

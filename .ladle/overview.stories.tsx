import type { Story } from '@ladle/react';
import { lazy } from 'react';
import { machines } from './canvas';
import { groups } from './catalog';
import { ContactSheet } from './contact-sheet';
import { FrontDoor } from './front-door';
import { byLifeCycle } from './life-cycle';
import * as styles from './overview.css';
import { stories } from './stories';

const Matrix = lazy(() => import('./matrix'));

/** What this is, and where to begin. */
export const Start: Story = () => <FrontDoor />;

/** Every story by its accepted picture. */
export const Everything: Story = () => <ContactSheet />;

/** Every element in every variant and state, and the way to the states of every behaviour. */
export const Variants: Story = () => (
  <div className={styles.root}>
    <header className={styles.intro}>
      <h1 className={styles.title}>Variants and states</h1>
      <p>
        Each element in each variant that its props allow, and in each state of its control. The states of a behaviour
        are stories, which can be seen beside each other, and receive the same events.
      </p>
      <nav className={styles.links} aria-label="On this page">
        {groups.flatMap(({ title, entries }) =>
          title === 'Elements'
            ? entries.map((entry) => (
                <a key={entry.name} className={styles.link} href={`#${entry.name}`}>
                  {entry.title}
                </a>
              ))
            : [],
        )}
        <a className={styles.link} href="#behaviours">
          Behaviours
        </a>
      </nav>
    </header>
    {groups.flatMap(({ title, entries }) =>
      title === 'Elements'
        ? entries.map((entry) => (
            <section key={entry.name} className={styles.group} aria-labelledby={entry.name}>
              <h2 id={entry.name} className={styles.name}>
                {entry.title}
              </h2>
              <Matrix folder={entry.name} />
            </section>
          ))
        : [],
    )}
    <section className={styles.group} aria-labelledby="behaviours">
      <h2 id="behaviours" className={styles.name}>
        Behaviours
      </h2>
      <ul className={styles.doors} role="list">
        {[...machines.values()].map((machine) => {
          const pinned = Object.entries(stories).filter(([, { meta }]) => meta.machine === machine.id && meta.state);
          pinned.sort(([, a], [, b]) => byLifeCycle(machine, a.meta.state ?? '', b.meta.state ?? ''));
          const states = new Set(pinned.map(([, { meta }]) => meta.state));
          return (
            <li key={machine.id}>
              <a className={styles.door} href={`?story=${pinned[0]?.[0]}&compare=states`} target="_top">
                {machine.id}
              </a>
              <p className={styles.counts}>{[...states].join(', ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  </div>
);

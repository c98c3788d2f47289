import type { Story } from '@ladle/react';
import { lazy } from 'react';
import { Accessibility as AccessibilityPage } from './accessibility';
import { machines } from './canvas';
import { elements, statesOf } from './catalog';
import { ContactSheet } from './contact-sheet';
import { FrontDoor } from './front-door';
import * as styles from './overview.css';

const Matrix = lazy(() => import('./matrix'));

/** What this is, and where to begin. */
export const Start: Story = () => <FrontDoor />;

/** What holds of WCAG, and how it was seen. */
export const Accessibility: Story = () => <AccessibilityPage />;

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
        {elements.map(({ name, title }) => (
          <a key={name} className={styles.link} href={`#${name}`}>
            {title}
          </a>
        ))}
        <a className={styles.link} href="#behaviours">
          Behaviours
        </a>
      </nav>
    </header>
    {elements.map(({ name, title }) => (
      <section key={name} className={styles.group} aria-labelledby={name}>
        <h2 id={name} className={styles.name}>
          {title}
        </h2>
        <Matrix folder={name} />
      </section>
    ))}
    <section className={styles.group} aria-labelledby="behaviours">
      <h2 id="behaviours" className={styles.name}>
        Behaviours
      </h2>
      <ul className={styles.doors} role="list">
        {[...machines.keys()].map((machine) => {
          const states = statesOf(machine);
          return (
            <li key={machine}>
              <a className={styles.door} href={`?story=${states[0]?.id}&compare=states`} target="_top">
                {machine}
              </a>
              <p className={styles.counts}>{states.map(({ state }) => state).join(', ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  </div>
);

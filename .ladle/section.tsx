import type { ReactNode } from 'react';
import * as styles from './workbench.css';

/** A part of the panel. */
export function Section({ title, level, children }: { title: string; level?: 'first'; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={level ? styles.title : styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

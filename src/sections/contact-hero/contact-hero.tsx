import type { ComponentProps, ReactNode } from 'react';
import { Globe, type Place } from '../../elements/globe';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './contact-hero.css';

export interface ContactHeroProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's h1. */
  title: ReactNode;
  lead: ReactNode;
  /** Ways to reach the company, and when: a term and what is said of it. */
  details: readonly { term: string; detail: ReactNode }[];
  /** What is said when somebody picks up; drawn, with its words below. */
  greeting: string;
  /** Where the company is, on the globe behind it all. */
  place: Place;
  /** The form. */
  children: ReactNode;
}

/** Who picks up, when, and where in the world, beside the form that writes to them. */
export function ContactHero({ title, lead, details, greeting, place, children, className, ...root }: ContactHeroProps) {
  return (
    <div {...root} className={classNames(styles.root, className)}>
      <Globe center={[place[0] - 52, place[1] + 8]} marker={place} visible={0.28} className={styles.globe} />
      <div className={styles.who}>
        {/* Focused after a route change, so that the new page is announced (D19). */}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <figure className={styles.figure}>
          <Voice text={greeting} height={72} unit={26} tone="brand" />
          <figcaption className={styles.caption}>“{greeting}”</figcaption>
        </figure>
        <dl className={styles.details}>
          {details.map(({ term, detail }) => (
            <div key={term} className={styles.detail}>
              <dt className={styles.term}>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  );
}

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
  /** What is said when somebody picks up: a sentence, drawn with its words below, or a `VoicePlayer` that says it. */
  greeting: ReactNode;
  /** Where the company is, on the globe behind it all. */
  place: Place;
  /** The form. */
  children: ReactNode;
}

/** Who picks up, when, and where in the world, beside the form that writes to them. */
export function ContactHero({ title, lead, details, greeting, place, children, className, ...root }: ContactHeroProps) {
  return (
    <div data-scope="contact-hero" data-part="root" {...root} className={classNames(styles.root, className)}>
      <Globe
        data-part="globe"
        center={[place[0] - 50, place[1] - 16]}
        marker={place}
        visible={0.34}
        className={styles.globe}
      />
      <div data-part="who" className={styles.who}>
        {/* Focused after a route change, so that the new page is announced (D19). */}
        <h1 data-part="title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p data-part="lead" className={styles.lead}>
          {lead}
        </p>
        {typeof greeting === 'string' ? (
          <figure data-part="figure" className={styles.figure}>
            <Voice data-part="voice" text={greeting} height={72} unit={26} tone="brand" />
            <figcaption data-part="caption" className={styles.caption}>
              “{greeting}”
            </figcaption>
          </figure>
        ) : (
          greeting
        )}
      </div>
      {/* Before the addresses: on a phone, what the page is for comes first. */}
      <div data-part="form" className={styles.form}>
        {children}
      </div>
      <dl data-part="details" className={styles.details}>
        {details.map(({ term, detail }) => (
          <div data-part="detail" key={term} className={styles.detail}>
            <dt data-part="term" className={styles.term}>
              {term}
            </dt>
            <dd data-part="detail-text" className={styles.plain}>
              {detail}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Globe, type Place } from '../../elements/globe';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './contact-hero.css';

export interface ContactHeroProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's h1. */
  title: ReactNode;
  lead: ReactNode;
  /** Contact details: terms with their descriptions. */
  details: readonly { term: string; detail: ReactNode }[];
  /** A sentence, drawn with its words below, or a `VoicePlayer`. */
  greeting: ReactNode;
  /** When it is answered: the office's time, for example. */
  hours?: ReactNode;
  /** The company's place on the globe. */
  place: Place;
  /** The form. */
  children: ReactNode;
}

/** The top of a contact page: details, a globe and the form. */
export function ContactHero({
  title,
  lead,
  details,
  greeting,
  hours,
  place,
  children,
  className,
  ...root
}: ContactHeroProps) {
  return (
    <div data-scope="contact-hero" data-part="root" {...root} className={classNames(styles.root, className)}>
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
        {hours && (
          <p data-part="hours" className={styles.hours}>
            {hours}
          </p>
        )}
      </div>
      {/* Before the addresses, which are secondary on a phone. */}
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
      <Globe data-part="globe" center={[place[0] - 20, place[1] + 8]} marker={place} className={styles.globe} />
    </div>
  );
}

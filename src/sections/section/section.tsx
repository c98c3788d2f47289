import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../theme/class-names';
import { TextRun } from '../../theme/text-run';
import * as styles from './section.css';

/** The props of `SplitSection`. */
export interface SplitSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Links or buttons beside the heading. */
  actions?: ReactNode;
}

/** The props of `Section`. */
export interface SectionProps extends SplitSectionProps {
  /** `statement` has a small heading, and its intro in large type. Default: `plain`. */
  variant?: 'plain' | 'statement' | undefined;
}

/** A band of a page: its heading, then its full-width content. */
export function Section({ title, intro, actions, variant = 'plain', children, className, ...root }: SectionProps) {
  const id = useId();
  return (
    <section
      data-scope="section"
      data-part="root"
      aria-labelledby={id}
      {...root}
      className={classNames(styles.band, variant === 'statement' && styles.statement, className)}
    >
      <div data-part="head" className={styles.head}>
        <h2 data-part="title" id={id} className={styles.title}>
          {title}
        </h2>
        {(intro || actions) && (
          <div data-part="aside" className={styles.aside}>
            {intro && (
              <p data-part="intro" className={styles.intro}>
                {intro}
              </p>
            )}
            {actions && (
              <div data-part="actions" className={styles.actions}>
                {actions}
              </div>
            )}
          </div>
        )}
      </div>
      <TextRun>{children}</TextRun>
    </section>
  );
}

/** A band with a sticky heading beside its content. */
export function SplitSection({ title, intro, actions, children, className, ...root }: SplitSectionProps) {
  const id = useId();
  return (
    <section
      data-scope="split-section"
      data-part="root"
      aria-labelledby={id}
      {...root}
      className={classNames(styles.band, styles.split, className)}
    >
      <div data-part="side" className={styles.side}>
        <h2 data-part="title" id={id} className={styles.title}>
          {title}
        </h2>
        {intro && (
          <p data-part="intro" className={styles.intro}>
            {intro}
          </p>
        )}
        {actions && (
          <div data-part="actions" className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
      <div data-part="main" className={styles.main}>
        <TextRun>{children}</TextRun>
      </div>
    </section>
  );
}

/** A band without a heading, for content that has its own or that belongs to the band above. */
export function Band({ className, ...root }: ComponentProps<'div'>) {
  return (
    <div data-scope="band" data-part="root" {...root} className={classNames(styles.band, styles.bare, className)} />
  );
}

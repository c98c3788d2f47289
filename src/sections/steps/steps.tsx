import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import * as styles from './steps.css';

/** A step and its description. */
export interface StepsItem {
  /** For display, above the title: "October 2024". */
  date?: string | undefined;
  /** The heading of the step. */
  title: string;
  /** What happens in it. */
  description: ReactNode;
  /** In place of the number: a `Voice` 88 px high, which draws the title on the line. For all steps, or for none. */
  voice?: ReactNode;
}

/** The props of `Steps`. */
export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In order. */
  steps: readonly StepsItem[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Numbered steps on a line, or milestones with their dates. */
export function Steps({ steps, headingLevel = 3, className, ...root }: StepsProps) {
  const keys = keysOf(steps.map(({ title }) => title));
  const isSpoken = steps.some(({ voice }) => voice);
  const isEarly = !isSpoken && steps.length < 5;
  const Heading = `h${headingLevel}` as const;
  return (
    <ol
      data-scope="steps"
      data-part="root"
      role="list"
      {...root}
      className={classNames(styles.root, isEarly && styles.early, !isSpoken && styles.ruled, className)}
    >
      {steps.map(({ date, title, description, voice }, at) => (
        <li
          data-part="step"
          key={keys[at]}
          className={classNames(styles.step, isSpoken ? styles.spoken : styles.numbered, isEarly && styles.earlyStep)}
        >
          {voice}
          <div data-part="text" className={styles.text}>
            {date && (
              <p data-part="date" className={styles.date}>
                {date}
              </p>
            )}
            <Heading data-part="title" className={styles.title}>
              {title}
            </Heading>
            <div data-part="description" className={styles.description}>
              {description}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

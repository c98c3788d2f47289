import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './steps.css';

/** A step and its description. */
export interface Step {
  title: string;
  description: ReactNode;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In order. */
  steps: readonly Step[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Numbered steps on a line. */
export function Steps({ steps, headingLevel = 3, className, ...root }: StepsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol data-scope="steps" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {steps.map(({ title, description }) => (
        <li data-part="step" key={title} className={styles.step}>
          <div data-part="text" className={styles.text}>
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

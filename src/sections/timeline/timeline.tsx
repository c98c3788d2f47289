import type { ComponentProps } from 'react';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './timeline.css';

/** A milestone and its date. */
export interface Milestone {
  /** For display: "October 2024". */
  date: string;
  title: string;
  description: string;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In order; the last one is at the end of the line, in the live color. */
  milestones: readonly Milestone[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Milestones on one line, which draws each title as a voice. */
export function Timeline({ milestones, headingLevel = 3, className, ...root }: TimelineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol data-scope="timeline" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {milestones.map(({ date, title, description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a milestone's identity is its position, and a month may have two
        <li data-part="milestone" key={index} className={styles.milestone}>
          <Voice
            data-part="voice"
            text={title}
            height={88}
            unit={22}
            tone={index === milestones.length - 1 ? 'live' : 'ink'}
          />
          <div data-part="hanging" className={styles.hanging}>
            <p data-part="date" className={styles.date}>
              {date}
            </p>
            <Heading data-part="title" className={styles.title}>
              {title}
            </Heading>
            <p data-part="description" className={styles.description}>
              {description}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Points } from '../../elements/points';
import { classNames } from '../../theme/class-names';
import * as styles from './entries.css';

/** A list in an entry. */
export interface EntryList {
  /** The list's label: "What you bring". */
  label?: string;
  points: readonly string[];
  /** Makes it a numbered list. */
  ordered?: boolean;
}

/** Something described by a paragraph, and by lists, such as a job or a press article. */
export interface Entry {
  title: string;
  /** Short facts below the title, such as a department, or a date in a `<time>`. */
  facts?: readonly ReactNode[];
  description: ReactNode;
  lists?: readonly EntryList[];
  /** An action or a link. Its name has to identify the entry, because other entries have one, too. */
  action?: ReactNode;
}

export interface EntriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  entries: readonly Entry[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Stacked entries: title, facts and action on one side, the description on the other. */
export function Entries({ entries, headingLevel = 3, className, ...root }: EntriesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul data-scope="entries" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {entries.map(({ title, facts = [], description, lists = [], action }) => (
        <li data-part="entry" key={title} className={styles.entry}>
          <div data-part="side" className={styles.side}>
            <Heading data-part="title" className={styles.title}>
              {title}
            </Heading>
            {facts.length > 0 && (
              <ul data-part="facts" role="list" className={styles.facts}>
                {facts.map((fact, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fact's identity is its position
                  <li data-part="fact" key={index} className={styles.fact}>
                    {fact}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div data-part="main" className={styles.main}>
            <p data-part="description" className={styles.description}>
              {description}
            </p>
            {lists.length > 0 && (
              <div data-part="lists" className={styles.lists}>
                {lists.map((list) => (
                  <Points data-part="list" key={list.label ?? list.points[0]} {...list} />
                ))}
              </div>
            )}
          </div>
          {action && (
            <div data-part="action" className={styles.action}>
              {action}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

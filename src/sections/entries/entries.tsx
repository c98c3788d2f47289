import type { ComponentProps, ReactNode } from 'react';
import { Points } from '../../elements/points';
import { classNames } from '../../theme/class-names';
import * as styles from './entries.css';

/** A list within an entry. */
export interface EntryList {
  /** What its points have in common: "What you bring". */
  label?: string;
  points: readonly string[];
  /** The points happen one after the other. */
  ordered?: boolean;
}

/** Something that takes a paragraph and a list or two to explain: a job, a kind of work. */
export interface Entry {
  title: string;
  /** Short facts below the title: a department, a place. */
  facts?: readonly string[];
  description: ReactNode;
  lists: readonly EntryList[];
  /** What can be done about it. Name it after the entry, since the others have one too. */
  action?: ReactNode;
}

export interface EntriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  entries: readonly Entry[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Entries one below the other: what it is and what to do on one side, what there is to know on the other. */
export function Entries({ entries, headingLevel = 3, className, ...root }: EntriesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul data-scope="entries" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {entries.map(({ title, facts = [], description, lists, action }) => (
        <li data-part="entry" key={title} className={styles.entry}>
          <div data-part="side" className={styles.side}>
            <Heading data-part="title" className={styles.title}>
              {title}
            </Heading>
            {facts.length > 0 && (
              // biome-ignore lint/a11y/noRedundantRoles: as above
              <ul data-part="facts" role="list" className={styles.facts}>
                {facts.map((fact) => (
                  <li data-part="fact" key={fact} className={styles.fact}>
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
            <div data-part="lists" className={styles.lists}>
              {lists.map((list) => (
                <Points data-part="list" key={list.label ?? list.points[0]} {...list} />
              ))}
            </div>
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

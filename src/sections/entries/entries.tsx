import { type ComponentProps, type ReactNode, useId } from 'react';
import { Points } from '../../elements/points';
import { Metrics, type StatMetric } from '../../elements/stat-value';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import * as styles from './entries.css';

/** A list in an entry. */
export interface EntriesList {
  /** The list's label: "What you bring". */
  label?: string | undefined;
  /** The points, in their order. */
  points: readonly string[];
  /** Makes it a numbered list. */
  ordered?: boolean | undefined;
}

/** Something described by a paragraph, and by lists, such as a job or a press article. */
export interface EntriesItem {
  /** The heading of the entry. */
  title: string;
  /** Short facts below the title, such as a department, or a date in a `<time>`. */
  facts?: readonly ReactNode[] | undefined;
  /** A number that distinguishes it, such as its duration. */
  figure?: string | undefined;
  /** The text below the heading. */
  description: ReactNode;
  /** What it looks or sounds like, such as a `VoicePlayer`. */
  picture?: ReactNode;
  /** Lists below the text. */
  lists?: readonly EntriesList[] | undefined;
  /** Numbers with their labels. With them, the description is at the side. */
  metrics?: readonly StatMetric[] | undefined;
  /** Who it is for, or an example. */
  note?: { label: string; text: ReactNode } | undefined;
  /** An action or a link. Its name has to identify the entry, because other entries have one, too. */
  action?: ReactNode;
}

/** The props of `Entries`. */
export interface EntriesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The entries, in their order. */
  entries: readonly EntriesItem[];
  /** `columns` for two or three alternatives, whose parts are aligned for comparison. Default: `rows`. */
  layout?: 'rows' | 'columns' | undefined;
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Entries, in rows with the title, facts and action at the side, or in columns. */
export function Entries({ entries, layout = 'rows', headingLevel = 3, className, ...root }: EntriesProps) {
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(entries.map(({ title }) => title));
  const id = useId();
  return (
    <ul
      data-scope="entries"
      data-part="root"
      role="list"
      {...root}
      className={classNames(styles.root, styles[layout], className)}
    >
      {entries.map(({ title, facts = [], figure, description, picture, lists = [], metrics, note, action }, index) => {
        const text = (
          <p
            data-part="description"
            className={classNames(styles.description, (metrics || layout === 'columns') && styles.quiet)}
          >
            {description}
          </p>
        );
        return (
          <li data-part="entry" key={keys[index]} aria-labelledby={`${id}${index}`} className={styles.entry}>
            <div data-part="side" className={styles.side}>
              <Heading data-part="title" id={`${id}${index}`} className={styles.title}>
                {title}
              </Heading>
              {facts.length > 0 && (
                <ul data-part="facts" role="list" className={styles.facts}>
                  {facts.map((fact, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a fact's identity is its position
                    <li data-part="fact" key={at} className={styles.fact}>
                      {fact}
                    </li>
                  ))}
                </ul>
              )}
              {figure && (
                <div data-part="figure" className={styles.figure}>
                  <bdi data-part="number">{figure}</bdi>
                </div>
              )}
              {metrics && text}
            </div>
            <div data-part="main" className={styles.main}>
              {!metrics && text}
              {picture && <div data-part="picture">{picture}</div>}
              {(lists.length > 0 || metrics || note) && (
                <div data-part="lists" className={styles.lists}>
                  {lists.map((list, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a list's identity is its position
                    <Points data-part="list" key={at} {...list} />
                  ))}
                  {(metrics || note) && (
                    <div data-part="results" className={styles.results}>
                      {metrics && <Metrics metrics={metrics} />}
                      {note && (
                        <div data-part="note" className={styles.note}>
                          <p data-part="note-label" className={styles.noteLabel}>
                            {note.label}
                          </p>
                          <div data-part="note-text">{note.text}</div>
                        </div>
                      )}
                    </div>
                  )}
                </div>
              )}
            </div>
            {action && (
              <div data-part="action" className={styles.action}>
                {action}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

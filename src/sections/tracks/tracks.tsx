import type { ComponentProps } from 'react';
import { Points } from '../../elements/points';
import { classNames } from '../../theme/class-names';
import type { EntryList } from '../entries';
import * as styles from './tracks.css';

/** One of the alternatives. */
export interface Track {
  title: string;
  /** The number that distinguishes it, such as its duration. */
  figure?: string;
  description: string;
  lists: readonly EntryList[];
  /** Who it is for, or other criteria. */
  note?: { label: string; text: string };
}

export interface TracksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Two, or three short ones. */
  tracks: readonly Track[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Alternatives side by side, aligned for comparison. */
export function Tracks({ tracks, headingLevel = 3, className, ...root }: TracksProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul data-scope="tracks" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {tracks.map(({ title, figure, description, lists, note }) => (
        <li data-part="track" key={title} className={styles.track}>
          <Heading data-part="title" className={styles.title}>
            {title}
          </Heading>
          {figure && (
            <div data-part="figure" className={styles.figure}>
              <bdi data-part="number">{figure}</bdi>
            </div>
          )}
          <p data-part="description" className={styles.description}>
            {description}
          </p>
          {lists.map((list) => (
            <Points data-part="list" key={list.label ?? list.points[0]} {...list} />
          ))}
          {note && (
            <p data-part="note" className={styles.note}>
              <span data-part="note-label" className={styles.noteLabel}>
                {note.label}
              </span>{' '}
              {note.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../../elements/link';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './card-grid.css';

/** One thing among equals: its name and what there is to say of it. */
export interface Card {
  title: string;
  description: ReactNode;
  /** Makes the whole card a link. */
  href?: string;
  /** What the link says at the card's foot, such as "Learn More"; hidden from the link's name, which is the title. */
  linkLabel?: string;
  /** One line at the card's foot: what improves, or a status. */
  note?: ReactNode;
}

export interface CardGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  cards: readonly Card[];
  /** Columns on a wide screen; a phone shows one, a tablet two. Default: 3. */
  columns?: 2 | 3 | 4;
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Regions between hairlines, each with a title drawn as it sounds. One height a row, one baseline. */
export function CardGrid({ cards, columns = 3, headingLevel = 3, className, ...root }: CardGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...root} className={classNames(styles.root, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={classNames(styles.grid, styles.columns[columns])}>
        {cards.map(({ title, description, href, linkLabel, note }) => (
          <li key={title} className={styles.card}>
            <Voice text={title} height={30} unit={14} className={styles.mark} />
            <Heading className={styles.title}>
              {href ? (
                <Anchor href={href} className={styles.link}>
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </Heading>
            <div className={styles.description}>{description}</div>
            {note && <p className={styles.note}>{note}</p>}
            {linkLabel && (
              <p className={styles.more} aria-hidden="true">
                {linkLabel}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Anchor } from '../../elements/link';
import { Metrics, type StatMetric } from '../../elements/stat-value';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import { TextRun, withTextRuns } from '../../theme/text-run';
import * as styles from './card-grid.css';

/** A card: a title and its description. */
export interface CardGridItem {
  /** Text, or a `PartnerMark`. */
  title: ReactNode;
  /** A bold line above the description, such as a partner's trade. */
  subtitle?: ReactNode;
  /** One or two sentences below the title. */
  description: ReactNode;
  /** A picture over its title, such as an `Icon`. */
  icon?: ReactNode;
  /** Makes the whole card a link. */
  href?: string | undefined;
  /** The link's text, at the card's foot: "Learn More". Without it, the title is the link. */
  linkLabel?: string | undefined;
  /** Numbers with their labels. */
  metrics?: readonly StatMetric[] | undefined;
  /** One line at the card's foot, such as a status. */
  note?: ReactNode;
}

/** The props of `CardGrid`. */
export interface CardGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The cards, in their order. */
  cards: readonly CardGridItem[];
  /** Columns on a desktop; a phone shows one, a tablet two. Default: 3. */
  columns?: 2 | 3 | 4 | undefined;
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Cards between hairlines, aligned in rows. */
export function CardGrid({ cards, columns = 3, headingLevel = 3, className, ...root }: CardGridProps) {
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(
    cards.map(({ title, href }, index) => (typeof title === 'string' ? title : (href ?? `${index}`))),
  );
  const odd = cards.length % 2 === 1;
  return (
    <div data-scope="card-grid" data-part="root" {...root} className={classNames(styles.root, className)}>
      <ul data-part="grid" role="list" className={classNames(styles.grid, styles.columns[columns], odd && styles.odd)}>
        {cards.map((card, index) => (
          <li data-part="card" key={keys[index]} className={styles.card}>
            {card.icon && (
              <span data-part="icon" className={styles.icon}>
                {card.icon}
              </span>
            )}
            <div data-part="text" className={styles.text}>
              <Heading data-part="title" className={styles.title}>
                {card.href && !card.linkLabel ? (
                  <Anchor data-part="link" href={card.href} className={styles.link}>
                    {card.title}
                  </Anchor>
                ) : (
                  card.title
                )}
              </Heading>
              <div data-part="description" className={styles.description}>
                {card.subtitle && (
                  <p data-part="subtitle" className={styles.subtitle}>
                    {card.subtitle}
                  </p>
                )}
                <TextRun>{card.description}</TextRun>
              </div>
            </div>
            <Foot {...card} isAmbiguous={cards.filter(({ linkLabel }) => linkLabel === card.linkLabel).length > 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FootProps extends CardGridItem {
  /** If other cards' links have the same text, the title is part of the name. */
  isAmbiguous: boolean;
}

function Foot({ title, metrics, note, href, linkLabel, isAmbiguous }: FootProps) {
  if (!metrics && !note && !linkLabel) return null;
  return (
    <div data-part="foot" className={styles.foot}>
      {metrics && <Metrics metrics={metrics} className={styles.metrics} />}
      {note && (
        <p data-part="note" className={styles.note}>
          {note}
        </p>
      )}
      {href && linkLabel && (
        <p data-part="more" className={styles.more}>
          <Anchor data-part="link" href={href} className={styles.link}>
            {linkLabel}
            {isAmbiguous && (
              <span data-part="subject" className={styles.subject}>
                {withTextRuns([' ', title])}
              </span>
            )}
          </Anchor>
        </p>
      )}
    </div>
  );
}

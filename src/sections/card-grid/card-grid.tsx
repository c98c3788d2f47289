import { type ComponentProps, type ReactNode, useId } from 'react';
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
  /** What the link says, at the card's foot: "Learn More". Without it, the title is the link. */
  linkLabel?: string;
  /** Numbers that speak for it. */
  metrics?: readonly { value: string; label: string }[];
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
  const id = useId();
  const odd = cards.length % 2 === 1;
  return (
    <div {...root} className={classNames(styles.root, className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul role="list" className={classNames(styles.grid, styles.columns[columns], odd && styles.odd)}>
        {cards.map((card, index) => (
          <li key={card.title} className={styles.card}>
            <Voice text={card.title} height={30} unit={14} className={styles.mark} />
            <Heading id={`${id}-${index}`} className={styles.title}>
              {card.href && !card.linkLabel ? (
                <Anchor href={card.href} className={styles.link}>
                  {card.title}
                </Anchor>
              ) : (
                card.title
              )}
            </Heading>
            <div className={styles.description}>{card.description}</div>
            <Foot
              {...card}
              titleId={`${id}-${index}`}
              ambiguous={cards.filter(({ linkLabel }) => linkLabel === card.linkLabel).length > 1}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FootProps extends Card {
  titleId: string;
  /** Other cards' links say the same: only with the title is the name this link's own. */
  ambiguous: boolean;
}

function Foot({ metrics, note, href, linkLabel, titleId, ambiguous }: FootProps) {
  if (!metrics && !note && !linkLabel) return null;
  return (
    <div className={styles.foot}>
      {metrics && (
        <dl className={styles.metrics}>
          {metrics.map(({ value, label }) => (
            <div key={label} className={styles.metric}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {href && linkLabel && (
        <p className={styles.more}>
          <Anchor
            href={href}
            id={`${titleId}-link`}
            aria-labelledby={ambiguous ? `${titleId}-link ${titleId}` : undefined}
            className={styles.link}
          >
            {linkLabel}
          </Anchor>
        </p>
      )}
    </div>
  );
}

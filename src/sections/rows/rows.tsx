import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../elements/badge';
import { Anchor } from '../../elements/link';
import { Metrics, type StatMetric, StatValue } from '../../elements/stat-value';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import { withTextRuns } from '../../theme/text-run';
import type { StatsItem } from '../stats';
import * as styles from './rows.css';

/** An item with its own page. */
export interface RowsItem {
  /** The heading of the row. */
  title: string;
  /** One or two sentences below the title. */
  description: string;
  /** Where the row leads. */
  href: string;
  /** A picture before its title, such as an `Icon`. */
  icon?: ReactNode;
  /** Its benefits, in a few words each. */
  benefits?: readonly string[] | undefined;
  /** Its number. */
  metric?: Pick<StatsItem, 'value' | 'label' | 'tone'> | undefined;
  /** The link's text, at the row's end. Without it, the title is the link. If other rows have it too, the title completes its name. */
  linkLabel?: string | undefined;
  /** What it says, as a compact `VoicePlayer`. The row is then three columns: words, voice, numbers and link. For all rows, or for none. */
  voice?: ReactNode;
  /** Several numbers, beside its `voice`. */
  metrics?: readonly StatMetric[] | undefined;
  /** An example, below its `voice`. */
  note?: ReactNode;
  /** A notice beside the title: "Coming Soon". */
  status?: string | undefined;
}

/** The props of `Rows`. */
export interface RowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The rows, in their order. */
  rows: readonly RowsItem[];
  /** The rank of the titles. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A list of items, each with a link to its page, and a voice, a number or a link text. */
export function Rows({ rows, headingLevel = 3, className, ...root }: RowsProps) {
  const Heading = `h${headingLevel}` as const;
  const keys = keysOf(rows.map(({ title, href }) => `${title} ${href}`));
  const linked = rows.map(({ linkLabel }) => linkLabel);
  return (
    <ul data-scope="rows" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {rows.map(
        ({ title, description, href, icon, benefits, metric, linkLabel, status, voice, metrics, note }, index) => {
          const text = (
            <p data-part="description" className={styles.description}>
              {description}
            </p>
          );
          const listed = benefits && (
            <ul data-part="benefits" role="list" className={styles.benefits}>
              {benefits.map((benefit, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may have the same words
                <li data-part="benefit" key={at} className={styles.benefit}>
                  {benefit}
                </li>
              ))}
            </ul>
          );
          const more = linkLabel && (
            <p data-part="more" className={styles.more}>
              <Anchor data-part="link" href={href} className={styles.link}>
                {linkLabel}
                {linked.indexOf(linkLabel) !== linked.lastIndexOf(linkLabel) && (
                  <span data-part="subject" className={styles.subject}>
                    {withTextRuns([' ', title])}
                  </span>
                )}
              </Anchor>
            </p>
          );
          return (
            <li
              data-part="row"
              key={keys[index]}
              className={classNames(styles.row, voice ? styles.voiced : linkLabel && styles.worded)}
            >
              <div data-part="name" className={classNames(styles.name, Boolean(icon) && styles.pictured)}>
                {icon && (
                  <span data-part="icon" className={styles.icon}>
                    {icon}
                  </span>
                )}
                <Heading data-part="title" className={styles.title}>
                  {linkLabel ? (
                    title
                  ) : (
                    <Anchor data-part="link" href={href} className={styles.link}>
                      {title}
                    </Anchor>
                  )}
                </Heading>
                {status && <Badge data-part="status">{status}</Badge>}
                {voice && text}
              </div>
              {!voice && text}
              {metric && (
                <p data-part="metric" className={styles.metric}>
                  <span data-part="value" className={styles.value}>
                    <StatValue value={metric.value} tone={metric.tone} />
                  </span>{' '}
                  <span data-part="label" className={styles.label}>
                    {metric.label}
                  </span>
                </p>
              )}
              {voice ? (
                <>
                  <div data-part="voice" className={styles.voice}>
                    {voice}
                    {listed}
                    {note && (
                      <div data-part="note" className={styles.note}>
                        {note}
                      </div>
                    )}
                  </div>
                  <div data-part="end" className={styles.end}>
                    {metrics && <Metrics metrics={metrics} />}
                    {more}
                  </div>
                </>
              ) : (
                <>
                  {listed}
                  {more}
                </>
              )}
            </li>
          );
        },
      )}
    </ul>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../elements/badge';
import { Anchor } from '../../elements/link';
import { StatValue } from '../../elements/stat-value';
import { classNames } from '../../theme/class-names';
import type { StatsItem } from '../stats';
import * as styles from './rows.css';

/** An item with its own page. */
export interface RowsItem {
  title: string;
  description: string;
  href: string;
  /** A picture before its title, such as an `Icon`. */
  icon?: ReactNode;
  /** Its benefits, in a few words each. */
  benefits?: readonly string[] | undefined;
  /** Its number. */
  metric?: Pick<StatsItem, 'value' | 'label' | 'tone'> | undefined;
  /** The link's text, at the row's end. Without it, the title is the link. */
  linkLabel?: string | undefined;
  /** A notice beside the title: "Coming Soon". */
  status?: string | undefined;
}

export interface RowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rows: readonly RowsItem[];
}

/** A list of items, each with a link to its page and a number or a link text. */
export function Rows({ rows, className, ...root }: RowsProps) {
  return (
    <ul data-scope="rows" data-part="root" role="list" {...root} className={classNames(styles.root, className)}>
      {rows.map(({ title, description, href, icon, benefits, metric, linkLabel, status }) => (
        <li data-part="row" key={`${title} ${href}`} className={classNames(styles.row, linkLabel && styles.worded)}>
          <div data-part="name" className={classNames(styles.name, Boolean(icon) && styles.pictured)}>
            {icon && (
              <span data-part="icon" className={styles.icon}>
                {icon}
              </span>
            )}
            <h3 data-part="title" className={styles.title}>
              {linkLabel ? (
                title
              ) : (
                <Anchor data-part="link" href={href} className={styles.link}>
                  {title}
                </Anchor>
              )}
            </h3>
            {status && <Badge data-part="status">{status}</Badge>}
          </div>
          <p data-part="description" className={styles.description}>
            {description}
          </p>
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
          {benefits && (
            <ul data-part="benefits" role="list" className={styles.benefits}>
              {benefits.map((benefit) => (
                <li data-part="benefit" key={benefit} className={styles.benefit}>
                  {benefit}
                </li>
              ))}
            </ul>
          )}
          {linkLabel && (
            <p data-part="more" className={styles.more}>
              <Anchor data-part="link" href={href} className={styles.link}>
                {linkLabel}
              </Anchor>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

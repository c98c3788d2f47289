import type { ComponentProps } from 'react';
import { Badge } from '../../elements/badge';
import { Anchor } from '../../elements/link';
import { Voice } from '../../elements/voice';
import { classNames } from '../../theme/class-names';
import * as styles from './rows.css';

/** One of the things to choose from, and the page about it. */
export interface Row {
  title: string;
  description: string;
  href: string;
  /** What is drawn in the row. Default: the description, spoken. */
  voice?: string;
  /** The number it stands for. */
  metric?: { value: string; label: string };
  /** What the link says, at the row's end. Without it, the title is the link. */
  linkLabel?: string;
  /** Something to know first, beside the title: "Coming Soon". */
  status?: string;
}

export interface RowsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  rows: readonly Row[];
}

/** A list of things to choose from, each on its own line with its voice and what leads on: a number, or a link's words. */
export function Rows({ rows, className, ...root }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" {...root} className={classNames(styles.root, className)}>
      {rows.map(({ title, description, href, voice = description, metric, linkLabel, status }) => (
        <li key={href} className={classNames(styles.row, linkLabel && styles.worded)}>
          <div className={styles.name}>
            <h3 className={styles.title}>
              {linkLabel ? (
                title
              ) : (
                <Anchor href={href} className={styles.link}>
                  {title}
                </Anchor>
              )}
            </h3>
            {status && <Badge>{status}</Badge>}
          </div>
          <p className={styles.description}>{description}</p>
          <Voice text={voice} height={46} unit={23} className={styles.voice} />
          {metric && (
            <p className={styles.metric}>
              <span className={styles.value}>{metric.value}</span> <span className={styles.label}>{metric.label}</span>
            </p>
          )}
          {linkLabel && (
            <p className={styles.more}>
              <Anchor href={href} className={styles.link}>
                {linkLabel}
              </Anchor>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

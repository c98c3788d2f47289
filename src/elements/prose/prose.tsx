import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './prose.css';

export type ProseProps = ComponentProps<'div'>;

/**
 * The look of long text: a measure that is easy to read, and what HTML has for it (paragraphs, lists, quotations).
 * Headings and tables that need more than a look are `ProseHeading` and `ProseTable`.
 */
export function Prose({ className, ...root }: ProseProps) {
  return <div {...root} className={classNames(styles.root, className)} />;
}

export interface ProseHeadingProps extends ComponentProps<'h2'> {
  /** Default: 2. */
  level?: 2 | 3 | 4;
  /** The fragment that leads here; stable, since others link to it. */
  id: string;
  /** What the link beside the heading is called, before the heading's own words. Default: "Link to". */
  linkLabel?: string;
}

/**
 * A heading that can be linked to: beside it, not in it, so that its name stays its words, a link to itself appears for
 * the pointer and the keyboard.
 */
export function ProseHeading({
  level = 2,
  id,
  linkLabel = 'Link to',
  className,
  children,
  ...heading
}: ProseHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head} data-level={level}>
      <Heading {...heading} id={id} className={classNames(styles.heading, className)}>
        {children}
      </Heading>
      <a
        id={`${id}-link`}
        href={`#${id}`}
        className={styles.anchor}
        aria-label={linkLabel}
        aria-labelledby={`${id}-link ${id}`}
      >
        #
      </a>
    </div>
  );
}

export interface ProseTableProps extends ComponentProps<'table'> {
  /** The id of what names the table, such as the heading above it. */
  labelledBy: string;
}

/** A table that scrolls by itself where the window is narrower, with the keyboard too. */
export function ProseTable({ labelledBy, className, ...table }: ProseTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard (axe: scrollable-region-focusable)
    <section aria-labelledby={labelledBy} tabIndex={0} className={styles.scroller}>
      <table {...table} className={classNames(styles.table, className)} />
    </section>
  );
}

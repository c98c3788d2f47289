import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './prose.css';
import { columnsOf, withLabels } from './stacked';

export type ProseProps = ComponentProps<'div'>;

/**
 * The look of long text: a measure that is easy to read, and what HTML has for it (paragraphs, lists, quotations).
 * Headings and tables that need more than a look are `ProseHeading` and `ProseTable`.
 */
export function Prose({ className, ...root }: ProseProps) {
  return <div data-scope="prose" data-part="root" {...root} className={classNames(styles.root, className)} />;
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
    <div data-scope="prose-heading" data-part="root" className={styles.head} data-level={level}>
      <Heading data-part="heading" {...heading} id={id} className={classNames(styles.heading, className)}>
        {children}
      </Heading>
      <a
        data-part="anchor"
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

/**
 * A table that scrolls by itself where the window is narrower, with the keyboard too. On a phone each row stands as labels and
 * values instead, the labels taken from the head: `thead`, `tbody`, rows and cells have to be written within it for that.
 */
export function ProseTable({ labelledBy, className, children, ...table }: ProseTableProps) {
  const columns = columnsOf(children);
  return (
    <section
      data-scope="prose-table"
      data-part="root"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard (axe: scrollable-region-focusable)
      tabIndex={0}
      className={styles.scroller}
    >
      <table
        data-part="table"
        // biome-ignore lint/a11y/noRedundantRoles: on a phone it is not laid out as a table, which takes its role away in some browsers
        role="table"
        {...table}
        className={classNames(styles.table, columns.length > 0 && styles.stacked, className)}
      >
        {withLabels(children, columns)}
      </table>
    </section>
  );
}

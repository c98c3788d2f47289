import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './prose.css';
import { columnsOf, withLabels } from './stacked';

export interface ProseProps extends ComponentProps<'div'> {
  /** `lead` sets the first paragraph large, and the others in a quiet color. Default: `plain`. */
  variant?: 'plain' | 'lead' | undefined;
}

/**
 * The styles of long text, for plain HTML elements (paragraphs, lists, quotations). Headings with links are `ProseHeading`,
 * responsive tables are `ProseTable`.
 */
export function Prose({ variant = 'plain', className, ...root }: ProseProps) {
  return (
    <div
      data-scope="prose"
      data-part="root"
      {...root}
      className={classNames(styles.root, variant === 'lead' && styles.lead, className)}
    />
  );
}

export interface ProseHeadingProps extends ComponentProps<'h2'> {
  /** Default: 2. */
  level?: 2 | 3 | 4 | undefined;
  /** The fragment of the heading; keep it stable, because others link to it. */
  id: string;
  /** The name of the link, before the heading's text. Default: "Link to". */
  linkLabel?: string | undefined;
}

/**
 * A heading with a link to itself, shown on hover and focus. The link is beside it, not in it, so that the heading's name stays
 * its text.
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
  /** The id of the table's label, such as the heading above it. */
  labelledBy: string;
}

/**
 * A table that scrolls in a narrow window, also with the keyboard. On a phone each row is shown as labels and values instead,
 * with the labels from the head: `thead`, `tbody`, rows and cells must be literal children.
 */
export function ProseTable({ labelledBy, className, children, ...table }: ProseTableProps) {
  const columns = columnsOf(children);
  return (
    <section
      data-scope="prose-table"
      data-part="root"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable (axe: scrollable-region-focusable)
      tabIndex={0}
      className={styles.scroller}
    >
      <table
        data-part="table"
        role="table"
        {...table}
        className={classNames(styles.table, columns.length > 0 && styles.stacked, className)}
      >
        {withLabels(children, columns)}
      </table>
    </section>
  );
}

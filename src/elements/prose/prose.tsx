import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { warnOldName } from '../../theme/development-warning';
import { HeadingLink } from './heading-link';
import * as styles from './prose.css';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The props of `Prose`. */
export interface ProseProps extends ComponentProps<'div'> {
  /** `lead` sets the first paragraph large, and the others in a quiet color. Default: `plain`. */
  variant?: 'plain' | 'lead' | undefined;
}

/**
 * The styles of long text, for plain HTML elements (paragraphs, lists, quotations). Headings with links are `ProseHeading`,
 * tables are `Table`.
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

/** The props of `ProseHeading`. */
export interface ProseHeadingProps extends ComponentProps<'h2'> {
  /** Its rank. Default: 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The old name of `headingLevel`.
   * @deprecated Write `headingLevel`.
   */
  level?: 2 | 3 | 4 | undefined;
  /** The fragment of the heading; keep it stable, because others link to it. */
  id: string;
  /** The name of the link, before the heading's text. Default: `linkTo` of the texts, "Link to". */
  linkLabel?: string | undefined;
}

/**
 * A heading with a link to itself, shown on hover and focus. The link is beside it, not in it, so that the heading's name stays
 * its text.
 */
export function ProseHeading({
  level,
  headingLevel = 2,
  id,
  linkLabel,
  className,
  children,
  ...heading
}: ProseHeadingProps) {
  if (process.env.NODE_ENV !== 'production' && level) warnOldName('ProseHeading', 'level', 'headingLevel');
  const rank = level ?? headingLevel;
  const Heading = `h${rank}` as const;
  return (
    <div data-scope="prose-heading" data-part="root" className={styles.head} data-level={rank}>
      <Heading data-part="heading" {...heading} id={id} className={classNames(styles.heading, className)}>
        {children}
      </Heading>
      <HeadingLink id={id} label={linkLabel} />
    </div>
  );
}

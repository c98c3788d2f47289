'use client';
import { useText } from '../../theme/provided-texts';
import * as styles from './prose.css';
import { proseTexts } from './prose.texts';

/** The link of a heading to itself, named after it: a client component, for a name of a provider. */
export function HeadingLink({ id, label }: { id: string; label: string | undefined }) {
  return (
    <a
      data-part="anchor"
      id={`${id}-link`}
      href={`#${id}`}
      className={styles.anchor}
      aria-label={useText('prose', 'linkTo', proseTexts.linkTo, label)}
      aria-labelledby={`${id}-link ${id}`}
    >
      #
    </a>
  );
}

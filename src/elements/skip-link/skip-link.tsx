import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './skip-link.css';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The fragment of the page's main part. Default: `#main`. */
  href?: `#${string}` | undefined;
}

/** The first tab stop: skips the navigation. Visible only while focused. */
export function SkipLink({ href = '#main', className, children = 'Skip to content', ...anchor }: SkipLinkProps) {
  return (
    <a data-scope="skip-link" data-part="root" href={href} className={classNames(styles.link, className)} {...anchor}>
      {children}
    </a>
  );
}

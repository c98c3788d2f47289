import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { ProvidedText } from '../../theme/provided-texts';
import * as styles from './skip-link.css';
import { skipLinkTexts } from './skip-link.texts';

/** The props of `SkipLink`. */
export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The fragment of the page's main part. Default: `#main`. */
  href?: `#${string}` | undefined;
  /** Default: `skip` of the texts, "Skip to content". */
  children?: ReactNode;
}

/** The first tab stop: skips the navigation. Visible only while focused. */
export function SkipLink({ href = '#main', className, children, ...anchor }: SkipLinkProps) {
  return (
    <a data-scope="skip-link" data-part="root" href={href} className={classNames(styles.link, className)} {...anchor}>
      {children ?? (
        <ProvidedText of="skip-link" name="skip">
          {skipLinkTexts.skip}
        </ProvidedText>
      )}
    </a>
  );
}

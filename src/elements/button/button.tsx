import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { withTextRuns } from '../../theme/text-run';
import { Anchor } from '../link/link';
import * as styles from './button.css';

type Look = {
  /** `primary` is the main action of a view; there is at most one. Default: `secondary`. */
  variant?: 'primary' | 'secondary' | undefined;
};

/** Triggers an action on this page. For navigation, use `ButtonLink`. */
export function Button({
  variant = 'secondary',
  className,
  type = 'button',
  children,
  ...button
}: ComponentProps<'button'> & Look) {
  return (
    <button
      data-scope="button"
      data-part="root"
      type={type}
      className={classNames(styles.button, styles[variant], className)}
      {...button}
    >
      {withTextRuns(children)}
    </button>
  );
}

/** A link with the look of a button, for the page's main navigation action. */
export function ButtonLink({ variant = 'secondary', className, ...anchor }: ComponentProps<typeof Anchor> & Look) {
  return (
    <Anchor
      data-scope="button-link"
      data-part="root"
      className={classNames(styles.button, styles[variant], className)}
      {...anchor}
    />
  );
}

export type ButtonProps = ComponentProps<typeof Button>;
export type ButtonLinkProps = ComponentProps<typeof ButtonLink>;

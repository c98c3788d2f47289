import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import { Anchor } from '../link/link';
import * as styles from './button.css';

type Look = {
  /** `primary` is the one thing a view asks for; there is at most one. Default: `secondary`. */
  variant?: 'primary' | 'secondary';
};

/** Does something on this page. For going somewhere else, use `ButtonLink`. */
export function Button({
  variant = 'secondary',
  className,
  type = 'button',
  ...button
}: ComponentProps<'button'> & Look) {
  return (
    <button
      data-scope="button"
      data-part="root"
      type={type}
      className={classNames(styles.button, styles[variant], className)}
      {...button}
    />
  );
}

/** A link that looks like a button, because it is the page's main way on. */
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

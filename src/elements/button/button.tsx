import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { renderPart } from '../../theme/render-part';
import { Anchor } from '../link/link';
import * as styles from './button.css';

type Look = {
  /** `primary` is the main action of a view; there is at most one. `ghost` has no line around it. Default: `secondary`. */
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  /** Default: `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
};

const lookOf = ({ variant = 'secondary', size = 'medium' }: Look, className: string | undefined) =>
  classNames(styles.button, styles[variant], styles.size[size], className);

/** The props of `Button`. */
export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Whether its action is running: it shows so, keeps the focus, and ignores presses. */
    busy?: boolean | undefined;
    /** What is rendered in the place of the button: an element, which gets its props, or a function of them. */
    render?: ReactElement | ((props: ComponentProps<'button'>) => ReactNode) | undefined;
  };

/** The props of `ButtonLink`. */
export type ButtonLinkProps = ComponentProps<typeof Anchor> & Look;

/** Triggers an action on this page. For navigation, use `ButtonLink`. */
export function Button({ variant, size, busy, className, ...native }: ButtonProps) {
  const waiting = { 'aria-busy': true, 'aria-disabled': true, onClick: ignore };
  const button = { 'data-scope': 'button', 'data-part': 'root', type: 'button' as const, ...native };
  return renderPart('button', { className: lookOf({ variant, size }, className), ...(busy && waiting) }, button, {});
}

/** The press neither acts nor submits its form. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** A link with the look of a button, for the page's main navigation action. */
export function ButtonLink({ variant, size, className, ...link }: ButtonLinkProps) {
  return (
    <Anchor data-scope="button-link" data-part="root" {...link} className={lookOf({ variant, size }, className)} />
  );
}

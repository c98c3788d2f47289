import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './alert.css';
import { Cross, Sign } from './sign';

export interface AlertProps extends ComponentProps<'div'> {
  /** `success` is a status, read when the reader pauses; `danger` is an alert, read at once. */
  tone: 'success' | 'danger';
  /** What there is to say. Nothing: no alert is seen. */
  children: ReactNode;
  /** Given, the alert has a button that calls it. */
  onDismiss?: (() => void) | undefined;
  /** The name of that button. Default: "Dismiss". */
  dismissLabel?: string;
}

/**
 * Says in the page how something went, and stays until somebody has read it (D10).
 *
 * Render it before there is anything to say: a status that arrives together with its words is skipped by some screen
 * readers, so an empty `success` keeps its place as an unseen live region. Its `ref` takes focus by script.
 */
export function Alert({ tone, children, onDismiss, dismissLabel = 'Dismiss', className, ...root }: AlertProps) {
  const silent = children == null || children === false || children === '';
  if (silent && tone === 'danger') return null;
  return (
    <div
      data-scope="alert"
      data-part="root"
      tabIndex={silent ? undefined : -1}
      {...root}
      className={silent ? styles.silent : classNames(styles.root, styles[tone], className)}
      data-tone={tone}
      data-state={silent ? 'silent' : 'shown'}
    >
      <p
        data-part="text"
        role={tone === 'success' ? 'status' : 'alert'}
        className={silent ? styles.quiet : styles.text}
      >
        {!silent && <Sign tone={tone} />}
        {children}
      </p>
      {onDismiss && !silent && (
        <button
          data-part="dismiss"
          type="button"
          className={styles.dismiss}
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <Cross />
        </button>
      )}
    </div>
  );
}

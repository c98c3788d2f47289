import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './alert.css';

export interface AlertProps extends ComponentProps<'div'> {
  /** `success` is a status, read when the reader pauses; `danger` is an alert, read at once. */
  tone: 'success' | 'danger';
  children: ReactNode;
  /** Given, the alert has a button that calls it. */
  onDismiss?: (() => void) | undefined;
  /** The name of that button. Default: "Dismiss". */
  dismissLabel?: string;
}

/** Says in the page how something went, and stays until somebody has read it (D10). */
export function Alert({ tone, children, onDismiss, dismissLabel = 'Dismiss', className, ...root }: AlertProps) {
  return (
    <div {...root} className={classNames(styles.root, styles[tone], className)} data-tone={tone}>
      <p role={tone === 'success' ? 'status' : 'alert'} className={styles.text}>
        {children}
      </p>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
      )}
    </div>
  );
}

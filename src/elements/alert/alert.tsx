import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { somethingOf, TextRun } from '../../theme/text-run';
import * as styles from './alert.css';
import { Dismiss } from './dismiss';
import { Sign } from './sign';

/** The props of `Alert`. */
export interface AlertProps extends ComponentProps<'div'> {
  /** `success` is a status, announced politely; `danger` is an alert, announced at once. */
  tone: 'success' | 'danger';
  /** The text. Empty: the alert is invisible. */
  children: ReactNode;
  /** If given, the alert has a dismiss button that calls it. */
  onDismiss?: (() => void) | undefined;
  /** The name of that button. Default: `dismiss` of the texts, "Dismiss". */
  dismissLabel?: string | undefined;
}

/**
 * Shows a result in the page until it is dismissed (D10).
 *
 * Render it before it has text: some screen readers do not announce a status that is inserted together with its text, so an
 * empty `success` is rendered as an invisible live region. Its `ref` can be focused by script.
 */
export function Alert({ tone, children, onDismiss, dismissLabel, className, ...root }: AlertProps) {
  const silent = somethingOf(children) === undefined;
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
      <div
        data-part="text"
        role={tone === 'success' ? 'status' : 'alert'}
        className={silent ? styles.quiet : styles.text}
      >
        {!silent && <Sign tone={tone} />}
        <TextRun>{children}</TextRun>
      </div>
      {onDismiss && !silent && <Dismiss label={dismissLabel} onClick={onDismiss} />}
    </div>
  );
}

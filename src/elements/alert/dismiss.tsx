'use client';
import { useText } from '../../theme/provided-texts';
import * as styles from './alert.css';
import { alertTexts } from './alert.texts';
import { Cross } from './sign';

/** The button that dismisses an alert: a client component, as what it calls is. */
export function Dismiss({ label, onClick }: { label: string | undefined; onClick: () => void }) {
  const name = useText('alert', 'dismiss', alertTexts.dismiss, label);
  return (
    <button data-part="dismiss" type="button" className={styles.dismiss} aria-label={name} onClick={onClick}>
      <Cross />
    </button>
  );
}

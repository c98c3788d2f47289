import { useId } from 'react';
import * as styles from './workbench.css';

interface ChoiceProps {
  label: string;
  value: string;
  options: [value: string, label: string][];
  choose: (value: string) => void;
  /** Whether the options name it themselves. */
  isHidden?: boolean;
}

export function Choice({ label, value, options, choose, isHidden }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={isHidden ? styles.hidden : undefined}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

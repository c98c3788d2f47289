import type { ComponentProps } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './comparison.css';

export interface ComparisonProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What is compared. */
  columns: readonly string[];
  /** By what, and what each has of it, in the order of the columns. */
  rows: readonly { label: string; values: readonly string[] }[];
}

/** Two or three things compared line by line: a table, so that every value is read with its row and column. */
export function Comparison({ columns, rows, className, ...root }: ComparisonProps) {
  return (
    <table {...root} className={classNames(styles.root, className)}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className={styles.row}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            {values.map((value, index) => (
              <td key={columns[index]} className={styles.value}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

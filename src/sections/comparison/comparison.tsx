import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './comparison.css';

export interface ComparisonProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The column headers. */
  columns: readonly string[];
  /** A row header, and its values in the order of the columns. */
  rows: readonly { label: string; values: readonly ReactNode[] }[];
}

/** A table that compares two or three things row by row. */
export function Comparison({ columns, rows, className, ...root }: ComparisonProps) {
  return (
    <table
      data-scope="comparison"
      data-part="root"
      role="table"
      {...root}
      className={classNames(styles.root, className)}
    >
      <thead data-part="head-group" role="rowgroup">
        <tr data-part="head" role="row" className={styles.head}>
          <td data-part="corner" role="cell" className={styles.corner} />
          {columns.map((column) => (
            <th data-part="column" key={column} role="columnheader" scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-part="body" role="rowgroup">
        {rows.map(({ label, values }) => (
          <tr data-part="row" key={label} role="row" className={styles.row}>
            <th data-part="label" role="rowheader" scope="row" className={styles.label}>
              {label}
            </th>
            {values.map((value, index) => (
              <td
                data-part="value"
                data-label={columns[index]}
                key={columns[index]}
                role="cell"
                className={styles.value}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

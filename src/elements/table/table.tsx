import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { few, many } from './table.css';

/** The props of `Table`. */
export interface TableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The column headers, which are the labels of the values in a narrow window. */
  columns: readonly string[];
  /**
   * A row header, and its values in the order of the columns. The `id` of a row says which it is where rows come, go or are sorted: a dialog or a
   * field in it then keeps its state and the focus. Default: its position.
   */
  rows: readonly { id?: string | undefined; label: ReactNode; values: readonly ReactNode[] }[];
  /** The header above the row headers. Default: none. */
  corner?: string | undefined;
}

/** A table of two or three values a row, which in a narrow window have the labels of their columns. */
export function Table({ columns, rows, corner, className, ...root }: TableProps) {
  const styles = columns.length > 2 ? many : few;
  return (
    <table data-scope="table" data-part="root" role="table" {...root} className={classNames(styles.root, className)}>
      <thead data-part="head-group" role="rowgroup">
        <tr data-part="head" role="row">
          {corner ? (
            <th data-part="corner" role="columnheader" scope="col" className={styles.column}>
              {corner}
            </th>
          ) : (
            <td data-part="corner" role="cell" className={styles.column} />
          )}
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may have the same words
            <th data-part="column" key={at} role="columnheader" scope="col" className={styles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-part="body" role="rowgroup">
        {rows.map(({ id, label, values }, index) => (
          <tr data-part="row" key={id ?? index} role="row" className={styles.row}>
            <th data-part="label" role="rowheader" scope="row" className={styles.label}>
              {label}
            </th>
            {values.map((value, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: its identity is its position, and two may have the same words
              <td data-part="value" data-label={columns[at]} key={at} role="cell" className={styles.value}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

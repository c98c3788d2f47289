/** The results of one part of the bench, as a table of numbers beside their references. */
export interface Table {
  /** What the columns mean and how they were measured. Must be understood without other context. */
  says: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
};

/** The quantile: the value below which `share` of the values are. */
export const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** A figure and its ratio to the reference of the same run. */
export const beside = (value: number, reference: number, digits = 0) =>
  `${shown(value, digits)} (${reference === 0 ? '–' : `${(value / reference).toFixed(2)} ×`})`;

export const shown = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });

/** As Markdown, numbers aligned right. */
export function markdown({ says, head, rows }: Table): string {
  const texts = [head, ...rows].map((row) => row.map((cell) => cell.toLocaleString('en-US')));
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width, fill) : (row[column] ?? '').padStart(width, fill))).join(' | ')} |`;
  const rule = line(
    head.map((_, column) => (column === 0 ? '---' : '--:')),
    '-',
  );
  return [says, '', line(texts[0] ?? []), rule, ...texts.slice(1).map((row) => line(row))].join('\n');
}

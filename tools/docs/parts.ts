import type { Anatomy } from '../sources';
import { withGenerated } from './generated';

type Parts = Pick<Anatomy, 'scopes' | 'parts'>;

/** The readme with these parts under "Parts". */
export const withParts = (readme: string, parts: Parts): string =>
  withGenerated(readme, 'parts', 'Parts', partsIn(parts));

/** Each part with the values of its `data-state`, in Markdown. */
export function partsIn({ scopes, parts }: Parts): string {
  const quoted = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  const rows = parts.map(({ name, states }) => [`\`${name}\``, quoted(states)]);
  const all = [['part', '`data-state`'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const roots =
    scopes.length > 0 ? `The root carries \`data-scope\`: ${quoted(scopes)}.` : 'It has no root of its own.';
  return [roots, ...(parts.length > 0 ? ['', line(head), rule, ...body.map(line)] : [])].join('\n');
}

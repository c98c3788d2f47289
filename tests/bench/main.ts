/**
 * `npm run bench`: what the library costs and how fast it is, measured here and now, as tables.
 * `npm run bench -- --peers` also installs a few peers into a temporary folder and measures their accordions.
 */
import { cpus } from 'node:os';
import { renderTimes } from './pages';
import { peerSizes } from './peers';
import { partSizes, wholeSizes } from './sizes';
import { machineSpeeds } from './speeds';

/** Rows as a Markdown table, numbers to the right. */
function table(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const texts = [head, ...rows].map((row) => row.map((cell) => cell.toLocaleString('en-US')));
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width, fill) : (row[column] ?? '').padStart(width, fill))).join(' | ')} |`;
  const rule = line(
    head.map((_, column) => (column === 0 ? '---' : '--:')),
    '-',
  );
  console.log([`\n## ${title}\n`, line(texts[0] ?? []), rule, ...texts.slice(1).map((row) => line(row))].join('\n'));
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}`);

table('The package, bytes', ['part', 'plain', 'gzip', 'brotli'], await wholeSizes());
table('JavaScript by component, gzipped bytes, without React', ['part', 'alone', 'with XState'], await partSizes());
if (process.argv.includes('--peers'))
  table('An accordion, gzipped bytes, without React', ['package', 'gzip'], await peerSizes());
table('Machines, one actor', ['machine', 'events/s', 'µs/event'], await machineSpeeds());
table('Pages rendered to HTML, milliseconds', ['page', 'median', '95th', 'bytes'], await renderTimes());

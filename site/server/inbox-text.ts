import type { Received } from './stored';

export function table(submissions: readonly Received[]): string {
  const rows = submissions.map((one) => [
    one.createdAt.slice(0, 16).replace('T', ' '),
    one.form,
    short(`${one.fields.name} <${one.fields.email}>`, 44),
    short(one.form === 'contact' ? one.fields.subject : `${one.fields.position}, ${size(one.resume.bytes)} resume`, 44),
    one.id,
  ]);
  const all = [['Received (UTC)', 'Form', 'From', 'About', 'Id'], ...rows];
  return all.map((row) => row.map((cell, i) => cell.padEnd([16, 7, 44, 44][i] ?? 0)).join('  ')).join('\n');
}

/** One submission in full. */
export function details(one: Received): string {
  const resume = one.form === 'career' ? { resume: `${one.resume.name} (${size(one.resume.bytes)})` } : {};
  const lines = Object.entries({ id: one.id, received: one.createdAt, form: one.form, ...one.fields, ...resume });
  return lines.map(([name, value]) => `${name}: ${harmless(value).replaceAll('\n', '\n  ')}`).join('\n');
}

/**
 * A safe file name from the sender's: no folders, nothing hidden, no shell characters. With the end of the id, since ids begin
 * with the time.
 */
export function fileNameFor(name: string, id: string): string {
  const stem = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+|(?<![-.])[-.]+$/g, '')
    .slice(0, 80);
  return `${stem || 'resume'}-${id.slice(-12)}.pdf`;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Removes control and bidirectional characters: a sender's text must not move the cursor or reorder the text after it. */
function harmless(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n]/gu, '');
}

function short(text: string, length: number): string {
  const line = harmless(text).replaceAll('\n', ' ');
  if (line.length <= length) return line;
  // Whole characters as a reader sees them: an emoji of a family is many code points.
  let cut = '';
  for (const { segment } of graphemes.segment(line)) {
    if (cut.length + segment.length >= length) break;
    cut += segment;
  }
  return `${cut}…`;
}

function size(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

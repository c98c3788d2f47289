import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Written by programs, or a record of the past. */
const GENERATED = /^(?:CHANGELOG\.md|\.changeset\/|tests\/evidence\/accepted\/|tests\/package\/api\.md)/;

export interface Document {
  path: string;
  /** Without the parts that `npm run generate` and `npm run bench` write. */
  text: string;
}

/** Every Markdown file of the repository that people write. */
export const documents: Document[] = execFileSync('git', ['ls-files', '--', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !GENERATED.test(path))
  .map((path) => ({ path, text: handwritten(readFileSync(path, 'utf8')) }));

function handwritten(text: string): string {
  return text
    .replace(/<!-- bench: [\w-]+ -->.*?<!-- end -->/gs, '')
    .replace(/<!-- [\w-]+: generated .*?-->.*?(?=^## |(?![\s\S]))/gms, '');
}

/** The contents of code spans, also those in tables. */
export const spansOf = (text: string): string[] =>
  [...text.replace(/^ *```.*?^ *```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The code blocks in TypeScript. */
export const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code);

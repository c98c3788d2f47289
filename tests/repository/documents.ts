import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lexer, type Token } from 'marked';

/** Written by programs, or a record of the past. */
const GENERATED = /^(?:CHANGELOG\.md|\.changeset\/|tests\/evidence\/accepted\/|tests\/package\/api\.md)/;

export interface Document {
  path: string;
  /** Without the parts that `npm run docs` and `npm run bench` write. */
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

/** The text of every paragraph, heading and list item. A code span counts as one word. Tables and code blocks are left out. */
export const passagesOf = (text: string): string[] => lexer(text).flatMap(passages);

function passages(token: Token): string[] {
  if (token.type === 'paragraph' || token.type === 'heading' || token.type === 'text') return [words(token)];
  if (token.type === 'list') return token.items.flatMap((item: Token) => passages(item));
  return token.type === 'blockquote' || token.type === 'list_item' ? (token.tokens ?? []).flatMap(passages) : [];
}

function words(token: Token): string {
  if (token.type === 'codespan') return 'Code';
  if (token.type === 'html' || token.type === 'br') return ' ';
  if ('tokens' in token && token.tokens) return token.tokens.map(words).join('');
  return 'text' in token ? token.text : '';
}

/** The contents of code spans, also those in tables. */
export const spansOf = (text: string): string[] =>
  [...text.replace(/^ *```.*?^ *```/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The code blocks in TypeScript. */
export const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code);

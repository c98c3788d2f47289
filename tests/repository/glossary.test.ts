/** The words of CONTRIBUTING's glossary that code must not use: those in `code` in the column "instead of". */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { titlesIn } from '../tools/titles';

/** Files with texts that are quoted or published word by word. */
const verbatim: readonly { path: RegExp; reason: string }[] = [
  { path: /^site\/content\//, reason: 'prose for visitors' },
  { path: /^tests\/repository\/glossary\.test\.ts$/, reason: 'tests this check with such words' },
];

const glossary = readFileSync('CONTRIBUTING.md', 'utf8').split('## Glossary')[1]?.split('\n## ')[0] ?? '';

/** By the word to avoid: what to write instead. */
const replacements = new Map(
  glossary.split('\n').flatMap((row) => {
    const [, write = '', , instead = ''] = row.split('|');
    return [...instead.matchAll(/`([^`]+)`/g)].map(([, word = '']) => [word, write.trim()] as const);
  }),
);

/** `isTold` and `TOLD_TWICE` contain the word `told`. */
const wordsOf = (text: string) =>
  text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Identifiers, comments and test titles, with their positions. */
function* textsIn(source: ts.SourceFile, node: ts.Node = source): Generator<{ text: string; at: number }> {
  const children = node.getChildren(source);
  if (children.length === 0) {
    const trivia = source.text.slice(node.pos, node.getStart(source));
    if (trivia.includes('/')) yield { text: trivia, at: node.pos };
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) yield { text: node.text, at: node.getStart(source) };
  }
  for (const child of children) yield* textsIn(source, child);
}

const anyWord = new RegExp([...replacements.keys()].join('|'), 'i');

function findIn(path: string, text: string): string[] {
  if (!anyWord.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const titles = titlesIn(text, path).map((title) => ({ text: title, at: text.indexOf(title) }));
  return [...textsIn(source), ...titles].flatMap((found) =>
    [...new Set(wordsOf(found.text))].flatMap((word) => {
      const write = replacements.get(word);
      const offset = Math.max(found.text.toLowerCase().indexOf(word), 0);
      const line = source.getLineAndCharacterOfPosition(found.at + offset).line + 1;
      return write ? [`${path}:${line}: "${word}"; write: ${write}`] : [];
    }),
  );
}

test('identifiers, comments and test titles use the glossary of CONTRIBUTING', () => {
  const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const checked = paths.filter((path) => existsSync(path) && !verbatim.some((file) => file.path.test(path)));
  expect(replacements.size).toBeGreaterThan(10);
  expect(checked.length).toBeGreaterThan(500);
  expect(checked.flatMap((path) => findIn(path, readFileSync(path, 'utf8')))).toEqual([]);
});

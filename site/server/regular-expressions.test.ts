import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The regular expressions of what reads visitors' text: the server, the forms, and the table of headers. */
function expressions(): { place: string; regex: RegExp }[] {
  const found: { place: string; regex: RegExp }[] = [];
  for (const folder of ['site/server', 'site/hosting', 'src/forms'])
    for (const name of readdirSync(folder).filter((one) => /(?<!\.(test|testing))\.tsx?$/.test(one))) {
      const file = join(folder, name);
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const [, pattern = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
          found.push({ place: `${file}: ${node.text}`, regex: new RegExp(pattern, flags) });
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  return found;
}

/** What may keep an expression busy: its own characters repeated, alone and in pairs, after what it begins with. */
function* adversaries({ source }: RegExp, length: number): Generator<string> {
  const letters = [...new Set([...source.replace(/\\[a-zA-Z]|[()[\]{}|?*+^$]/g, ''), ' ', 'a', '0', '\n'])].slice(
    0,
    14,
  );
  const [start = ''] = /^\^?(?:\\\/|[\w/ =-])*/.exec(source) ?? [];
  for (const before of new Set(['', start.replace(/[\\^]/g, '')]))
    for (const one of letters)
      for (const other of ['', ...letters])
        for (const end of ['', '\0']) yield before + (one + other).repeat(length / (one + other).length) + end;
}

/** Whether a text of 20,000 letters takes more than a moment: a square of them does. */
function isSlow(regex: RegExp) {
  for (const text of adversaries(regex, 20_000)) {
    const took = () => {
      const began = performance.now();
      text.replace(regex, '');
      return performance.now() - began;
    };
    // The fastest of three: another program may take the processor.
    if (took() > 50 && took() > 50 && took() > 50) return true;
  }
  return false;
}

test('20,000 adversarial letters keep no regular expression busy: one header could otherwise stop the server', () => {
  const all = expressions();
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ regex }) => isSlow(regex)).map(({ place }) => place)).toEqual([]);
  for (const slow of [/\/+$/, /[^,]*;\s*q=0(\.0*)?\s*(?=,|$)/gi]) expect([slow, isSlow(slow)]).toEqual([slow, true]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { consumer } from './installed';
import { wants } from './wants';

const working = wants.filter((want) => 'proof' in want);

test('lists the 52 wants of products, each with its proof or the reason why not', () => {
  expect(wants).toHaveLength(52);
  for (const want of wants) if ('not' in want) expect(want.not, want.want).toMatch(/\.$/);
});

test.each(working)('$want: its proof exists', ({ proof: [file, text] }) => {
  expect(readFileSync(file, 'utf8')).toContain(text);
});

test('those that the compiler proves compile against the package, in a strict product', () => {
  const program = ts.createProgram([join(consumer, 'wants.tsx')], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const messages = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(messages).toEqual([]);
});

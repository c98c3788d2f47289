import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { consumer } from './installed';

/** The compiler's errors for a file of the application and for the package's declarations that it reaches. */
function complaints(file: string, module: ts.ModuleKind, moduleResolution: ts.ModuleResolutionKind) {
  const program = ts.createProgram([join(consumer, file)], {
    module,
    moduleResolution,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    // The application's own stylesheet is typed by its bundler; ours have types of their own.
    noUncheckedSideEffectImports: file === 'subpaths.tsx',
    noEmit: true,
    types: [],
  });
  // Declarations of other packages are not ours: XState's fail with `exactOptionalPropertyTypes`.
  const ours = program.getSourceFiles().filter(({ fileName }) => !/node_modules\/(?!@halloway\/)/.test(fileName));
  expect(ours.map(({ fileName }) => fileName).join()).toContain('@halloway/ui/dist/index.d.ts');
  return ours
    .flatMap((source) => ts.getPreEmitDiagnostics(program, source))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const readmes = readdirSync('src/behaviours', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/behaviours/${name}/readme.md`);

/** The examples of a readme as one module: later ones use imports and names of earlier ones. */
function exampleOf(readme: string) {
  const blocks = [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  expect(blocks).not.toEqual([]);
  return blocks.join('\n');
}

describe('the types of the package', () => {
  test.each([
    ['main.tsx', 'a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['main.tsx', 'Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    ['wanted.tsx', 'a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['subpaths.tsx', 'a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['subpaths.tsx', 'Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])('compile in a strict %s, resolved as %s does', (file, _, module, moduleResolution) => {
    expect(complaints(file, module, moduleResolution)).toEqual([]);
  });

  test('include each behaviour that a provider can give texts, and the texts themselves', () => {
    writeFileSync(
      join(consumer, 'words.tsx'),
      `import { TextsProvider } from '@halloway/ui';
      const children = 'Página';
      export const right = <TextsProvider texts={{ 'contact-form': { submit: 'Enviar' } }}>{children}</TextsProvider>;
      export const misspelled = <TextsProvider texts={{ 'contact-from': { submit: 'Enviar' } }}>{children}</TextsProvider>;
      export const nothing = <TextsProvider texts={{ carousel: { nxet: 'Siguiente' } }}>{children}</TextsProvider>;`,
    );
    expect(complaints('words.tsx', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler)).toEqual([
      expect.stringContaining('contact-from'),
      expect.stringContaining(`'nxet' does not exist`),
    ]);
  });

  test.each(readmes)('compile in the examples of %s', (path) => {
    const name = `readme-of-${basename(dirname(path))}.tsx`;
    writeFileSync(join(consumer, name), exampleOf(readFileSync(path, 'utf8')));
    expect(complaints(name, ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler)).toEqual([]);
  });
});

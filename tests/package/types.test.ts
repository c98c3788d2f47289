import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { manifest } from '../../tools/package/documented';
import { consumer, load, read } from './installed';

/** The hand-written files of the application. */
const parts = ['main.tsx', 'subpaths.tsx'];

const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
const node = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

/**
 * By file, the compiler's errors in these files of the application, and in the package's declarations that they reach. One
 * program for many files: it reads the declarations once.
 */
function complaintsOf(files: readonly string[], resolution: ts.CompilerOptions): Map<string, string[]> {
  const program = ts.createProgram(
    files.map((file) => join(consumer, file)),
    {
      ...resolution,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedSideEffectImports: true,
      allowArbitraryExtensions: true,
      noEmit: true,
      // A product that is a library has declarations of its own.
      declaration: true,
      types: [],
    },
  );
  // Declarations of other packages are not ours: XState's fail with `exactOptionalPropertyTypes`.
  const ours = program.getSourceFiles().filter(({ fileName }) => !/node_modules\/(?!@halloway\/)/.test(fileName));
  expect(ours.map(({ fileName }) => fileName).join()).toContain('@halloway/ui/dist/index.d.ts');
  return new Map(
    ours.map((source) => [
      basename(source.fileName),
      ts
        .getPreEmitDiagnostics(program, source)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}

/** The examples of a document as one module: later ones use imports and names of earlier ones. */
const exampleIn = (document: string) =>
  [...document.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code).join('\n');

const readmes = readdirSync('src/behaviours', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [`readme-of-${name}.tsx`, exampleIn(readFileSync(`src/behaviours/${name}/readme.md`, 'utf8'))]);

const pages = manifest
  .parse(JSON.parse(read('dist/components.json')))
  .components.map(({ name, page }) => {
    const [, example = ''] = read(`dist/${page}`).split('\n## Example\n');
    return [`page-of-${name}.tsx`, exampleIn(example.split('\n## ')[0] ?? '')];
  })
  .filter(([, code]) => code !== '');

/** The examples of each guide as one module; one that begins with `'use client'` begins a module of its own. */
const guides = readdirSync('docs/guides').flatMap((name) =>
  exampleIn(readFileSync(`docs/guides/${name}`, 'utf8'))
    .split(/^(?='use client')/m)
    .filter((code) => code !== '')
    .map((code, at) => [`guide-to-${basename(name, '.md')}-${at + 1}.tsx`, code]),
);
/** Packages of others, whose types are not ours to check. */
const others = ['@base-ui/react/*', 'next/link', 'next-themes', 'react-router-dom', 'sonner'].map(
  (name) => `declare module '${name}';`,
);

const wrongTexts = `import { TextsProvider } from '@halloway/ui';
  const children = 'Página';
  export const right = <TextsProvider texts={{ 'contact-form': { submit: 'Enviar' } }}>{children}</TextsProvider>;
  export const misspelled = <TextsProvider texts={{ 'contact-from': { submit: 'Enviar' } }}>{children}</TextsProvider>;
  export const nothing = <TextsProvider texts={{ carousel: { nxet: 'Siguiente' } }}>{children}</TextsProvider>;`;

/** A module of a product that exports each value of an entry as its own: its declarations have to name their types. */
async function reexported(entry: string): Promise<[file: string, code: string]> {
  const names = Object.keys(await load(`dist/${entry}.js`));
  const values = names.map(
    (name) =>
      `export const own_${name} = ${name}${/Machine$/.test(name) && !/^create/.test(name) ? '.provide({})' : ''};`,
  );
  const from = entry === 'index' ? '@halloway/ui' : `@halloway/ui/${entry}`;
  return [`own-${entry}.ts`, `import { ${names.join(', ')} } from '${from}';\n${values.join('\n')}`];
}
const entries = ['index', 'machines', 'testing'];

describe('in a strict application, the types of the package', () => {
  let files: string[];
  let complaints: ReturnType<typeof complaintsOf>;
  beforeAll(async () => {
    const own = await Promise.all(entries.map(reexported));
    const written = [
      ...own,
      ...readmes,
      ...pages,
      ...guides,
      ['texts.tsx', wrongTexts],
      ['others.d.ts', others.join('\n')],
    ];
    // As the application's bundler would type its own stylesheet.
    writeFileSync(join(consumer, 'main.d.css.ts'), 'export {};');
    for (const [file = '', code = ''] of written) writeFileSync(join(consumer, file), code);
    files = [...parts, ...written.map(([file = '']) => file)];
    complaints = complaintsOf(files, bundler);
  }, 300_000);

  test('have no error themselves', () => {
    const declarations = [...complaints].filter(([file]) => file.endsWith('.d.ts'));
    expect(declarations.length).toBeGreaterThan(1);
    expect(declarations.flatMap(([, found]) => found)).toEqual([]);
  });

  test.each(parts)('fit %s', (file) => {
    expect(complaints.get(file)).toEqual([]);
  });

  test.each(readmes)('fit the examples of a readme, %s', (file = '', code = '') => {
    expect(code).not.toBe('');
    expect(complaints.get(file)).toEqual([]);
  });

  test.each(guides)('fit the example of a guide, %s', (file = '') => {
    expect(complaints.get(file)).toEqual([]);
  });

  test.each(entries)('can be named in the declarations of a product that exports what it makes of %s', (entry) => {
    expect(complaints.get(`own-${entry}.ts`)).toEqual([]);
  });

  test('fit the example on the page of each component', () => {
    expect(pages.length).toBeGreaterThan(40);
    expect(
      pages.flatMap(([file = '']) =>
        (complaints.get(file) ?? [`${file} was not compiled`]).map((text) => `${file}: ${text}`),
      ),
    ).toEqual([]);
  });

  test('include each behaviour that a provider can give texts, and the texts themselves', () => {
    expect(complaints.get('texts.tsx')).toEqual([
      expect.stringContaining('contact-from'),
      expect.stringContaining(`'nxet' does not exist`),
    ]);
  });

  test.each(['typescript-5.4', 'typescript-7'])('have no other error with %s', (compiler) => {
    const compilerOptions = {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2022',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      allowArbitraryExtensions: true,
      declaration: true,
      noEmit: true,
      types: [],
    };
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const tsc = join(consumer, 'node_modules', compiler, 'bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '--pretty', 'false'], { cwd: consumer, encoding: 'utf8' });
    const found = stdout.split('\n').filter((line) => /^\S/.test(line) && !/^node_modules\/(?!@halloway\/)/.test(line));
    expect(found).toEqual([expect.stringContaining('contact-from'), expect.stringContaining(`'nxet' does not exist`)]);
  });

  test('fit main.tsx and subpaths.tsx as Node resolves them', () => {
    expect([...complaintsOf(['main.tsx', 'subpaths.tsx'], node).values()].flat()).toEqual([]);
  });
});

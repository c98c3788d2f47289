import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const product = ['src', 'site', 'tools'];
const projects = [...product, 'tests'];

/** A resolved `tsconfig`. */
function read(project: string) {
  const path = resolve(project.endsWith('.json') ? project : `${project}/tsconfig.json`);
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, host);
  if (!config) throw new Error(`${path} cannot be read. Correct it, or the list of projects in this test.`);
  return config;
}

test('`npm run types` checks every file, each in one project', () => {
  const root: { references: { path: string }[] } = ts.readConfigFile('tsconfig.json', ts.sys.readFile).config;
  expect(root.references.map(({ path }) => path.replace('./', ''))).toEqual(product);
  const seen = new Set(projects.flatMap((project) => read(project).fileNames));
  const ours = ['src', 'site', 'tests', 'tools', 'docs/examples', '.ladle'].flatMap((folder) =>
    ts.sys.readDirectory(folder, ['.ts', '.tsx'], ['**/bench/peers', '**/consumers/*/**']),
  );
  expect(ours.length).toBeGreaterThan(500);
  const roots = ts.sys.readDirectory('.', ['.ts'], [], ['*.ts']);
  expect([...ours, ...roots].filter((path) => !seen.has(resolve(path)))).toEqual([]);
});

test('the packages of the bench’s peers are imported by the bench alone', () => {
  const ours = ['src', 'site', 'tests', 'tools', 'docs/examples', '.ladle'].flatMap((folder) =>
    ts.sys.readDirectory(folder, ['.ts', '.tsx'], ['**/bench', '**/consumers/*/**']),
  );
  expect(ours.length).toBeGreaterThan(500);
  const imported = ours.filter((path) => /from ['"][^'"]*bench\/peers/.test(ts.sys.readFile(path) ?? ''));
  expect(imported).toEqual([]);
});

test('the folders of the library import one way: theme, elements, forms, behaviours, sections', () => {
  const layers = ['theme', 'elements', 'forms', 'behaviours', 'sections'];
  const layerOf = (path: string) => layers.indexOf(relative('src', path).split('/')[0] ?? '');
  const modules = ts.sys
    .readDirectory('src', ['.ts', '.tsx'], ['**/*.test.*', '**/*.stories.*', '**/*.testing.*'])
    .filter((path) => layerOf(path) >= 0);
  expect(modules.length).toBeGreaterThan(150);
  const upwards = modules.flatMap((path) =>
    [...(ts.sys.readFile(path) ?? '').matchAll(/from '(\.[^']+)'/g)]
      .map(([, to = '']) => resolve(dirname(path), to))
      .filter((to) => layerOf(to) > layerOf(path))
      .map((to) => `${relative('src', path)} imports ${relative('src', to)}`),
  );
  expect(upwards).toEqual([]);
});

describe.each([
  ['src', /node_modules\/(@types\/node|vite|vitest)\//],
  ['site', /node_modules\/(@types\/node|vitest)\//],
])('the code of %s', (project, foreign) => {
  test('imports nothing of the environment where it is built and tested', () => {
    const { fileNames, options } = read(project);
    const program = ts.createProgram(fileNames, options);
    const known = program.getSourceFiles().map(({ fileName }) => fileName);
    expect(known.length).toBeGreaterThan(fileNames.length);
    expect(known.filter((path) => foreign.test(path))).toEqual([]);
  }, 60_000);
});

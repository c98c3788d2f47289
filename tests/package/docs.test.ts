/** Compares the packed documentation with the packed types, machines and files. */
import { join } from 'node:path';
import { marked } from 'marked';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { actual } from '../../src/testing/tables';
import { readApi } from '../../tools/package/api';
import { manifest, manifestSchema } from '../../tools/package/documented';
import { files, installed, load, read } from './installed';

const { components, ...head } = manifest.parse(JSON.parse(read('dist/components.json')));
const entry = join(installed, 'dist/index.d.ts');
const compilerOptions: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};
const pages = new Map(components.map(({ name, page }) => [name, read(`dist/${page}`)]));
const pageOf = (name: string) => pages.get(name) ?? '';
/** What the page of a component says under the heading of an export. */
const chapterOf = (component: string, heading: string) =>
  pageOf(component).split(`\n### \`${heading}\`\n`)[1]?.split(/\n##/)[0] ?? '';
const guides = files.filter((path) => path.startsWith('dist/docs/guides/'));
const markdown = [
  'llms.txt',
  'docs/testing.md',
  ...guides.map((path) => path.replace('dist/', '')),
  ...components.map(({ page }) => page),
];

/** Created by the package's own XState, not by that of these tests. */
const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value;

describe('the documentation in the package', () => {
  test('has a page for every public import, and no other', async () => {
    const documented = new Set(components.flatMap(({ exports }) => exports.map(({ name }) => name)));
    const exported = Object.keys(await load('dist/index.js')).filter((name) => name !== 'vars');
    expect([...documented].sort()).toEqual(exported.sort());
    const written = files.filter((path) => path.startsWith('dist/docs/') && !guides.includes(path));
    expect(written).toEqual(['dist/docs/testing.md', ...components.map(({ page }) => `dist/${page}`)].sort());
    for (const { name, exports } of components)
      for (const one of exports) expect(pageOf(name)).toMatch(new RegExp(`^### \`<?${one.name}(>|\\(\\))?\`$`, 'm'));
  });

  test('has the definition of a field, the refusal of a server, and the names of texts', () => {
    const types = components.flatMap(({ types }) => types);
    expect(types).toEqual(expect.arrayContaining(['FieldDefinition', 'FieldProblem', 'StandardSchema', 'TextsByName']));
    expect(chapterOf('submission', 'SubmissionRefused')).toMatch(
      /^`new SubmissionRefused\(message: string, options\?: .*fields\?.*reason\?/m,
    );
    expect(pageOf('form')).toContain('maxBytes');
  });

  test('has a guide for each task, with every default text in the guide to words', () => {
    expect(guides.map((path) => path.match(/([\w-]+)\.md$/)?.[1]).sort()).toEqual(
      [
        ...['beside', 'browsers', 'fields', 'frameworks', 'resets', 'router', 'shadcn', 'start', 'theming', 'upgrade'],
        'words',
      ].sort(),
    );
    const words = read('dist/docs/guides/words.md');
    for (const line of [
      '| `anyProblem.tooLong` | Use at most {limit} characters',
      '## navbar',
      '| `problems.name.missing` |',
    ])
      expect(words).toContain(line);
    for (const path of guides) {
      expect(read('README.md'), path).toContain(`](${path})`);
      expect(read('dist/llms.txt')).toContain(path.replace('dist/', ''));
    }
  });

  test('documents all imports of the testing entry', async () => {
    const page = read('dist/docs/testing.md');
    for (const name of Object.keys(await load('dist/testing.js'))) expect(page).toContain(`### \`${name}`);
    expect(page).toContain('experimental until 1.0');
  });

  test('lists the props of the types but for old names, and which are required', () => {
    const api = readApi({
      program: ts.createProgram([entry], compilerOptions),
      entries: [entry],
      isOurFile: (path) => path.includes('/@halloway/ui/'),
      defaults: new Map(),
    });
    const symbols = new Map(api.exportsOf(entry).map(({ name, symbol }) => [name, symbol]));
    let listed = 0;
    for (const { name: folder, exports } of components)
      for (const { name, kind } of exports) {
        const symbol = symbols.get(name);
        if (kind !== 'component' || !symbol) continue;
        const { props, element } = api.component(name, symbol);
        const current = props.filter(({ deprecated }) => !deprecated);
        const lines = chapterOf(folder, `<${name}>`).split('\n');
        const said = lines.flatMap((line) => /^- `([\w-]+\??): /.exec(line)?.[1] ?? []);
        expect(said.sort(), name).toEqual(current.map((prop) => `${prop.name}${prop.required ? '' : '?'}`).sort());
        const taken = lines.filter((line) => line.startsWith('- and what an '));
        expect(taken, name).toEqual(element ? [`- and what an \`${element}\` takes`] : []);
        listed += said.length;
      }
    expect(listed).toBeGreaterThan(0);
  });

  test('lists the states, events and transitions of the machines', async () => {
    const machines = Object.entries(await load('dist/machines.js')).filter((one): one is [string, AnyStateMachine] =>
      isMachine(one[1]),
    );
    const documented = new Map(components.flatMap(({ name, machine }) => (machine ? [[machine, name]] : [])));
    expect([...documented.keys()].sort()).toEqual(machines.map(([name]) => name).sort());
    for (const [name, machine] of machines) {
      const [, chapter = ''] = pageOf(documented.get(name) ?? '').split('\n## States\n');
      const lines = chapter.split('\n');
      const rows = [...actual(machine)].flatMap(([region, states]) =>
        [...states].map(([state, cells]) => {
          const ways = [...cells].filter(([, cell]) => cell !== '').map(([event, cell]) => `\`${event}\` → ${cell}`);
          return `- ${region === 'state' ? '' : `${region}: `}**${state}** ${ways.join('; ')}`.trim();
        }),
      );
      const said = chapter.split('\n## ')[0]?.split('\n') ?? [];
      expect(
        said.filter((line) => line.startsWith('- ')),
        name,
      ).toEqual(rows);
      for (const type of machine.events.filter((type: string) => !type.startsWith('xstate.')))
        expect(
          lines.some((line) => line.startsWith(`- \`'${type}'\``)),
          `${name}: ${type}`,
        ).toBe(true);
    }
  });

  test('lists each part with its states, and each variable, on the page of its component', () => {
    for (const { name, parts, scopes, variables } of components) {
      for (const { name: part, states } of parts)
        for (const word of [part, ...states]) expect(pageOf(name)).toContain(`\`${word}\``);
      for (const scope of scopes) expect(pageOf(name)).toMatch(new RegExp(`\`(data-scope=")?${scope}"?\``));
      for (const word of variables) expect(pageOf(name)).toContain(`\`${word}\``);
    }
    const withParts = new Set(components.filter(({ parts }) => parts.length > 0).map(({ name }) => name));
    expect(components.flatMap(({ madeOf }) => madeOf).filter((name) => !withParts.has(name))).toEqual([]);
    const known = new Set(read('dist/styles.css').match(/--hw-[\w-]+/g));
    expect(components.flatMap(({ variables }) => variables).filter((name) => !known.has(name))).toEqual([]);
  });

  test('links to files of the package', () => {
    for (const path of ['README.md', ...markdown.map((page) => `dist/${page}`)]) {
      const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      const base = new URL(`file:///${path}`);
      const targets = links
        .filter((link) => !/^https:/.test(link))
        .map((link) => new URL(link, base).pathname.slice(1));
      expect(targets.filter((target) => !files.includes(target))).toEqual([]);
    }
  });

  test('imports existing entries and stylesheets', () => {
    for (const { import: path, stylesheet } of components) {
      expect(files).toContain(`dist/components/${path.replace('@halloway/ui/', '')}.js`);
      if (stylesheet) expect(files).toContain(`dist/components/${stylesheet.replace('@halloway/ui/', '')}`);
    }
  });

  test('cites nothing outside of the package', () => {
    const cited = /SPEC\b|§|ART\.md|STYLE|DESIGN|\b[DR]\d+\b|tests\/|\.ladle|site\/|src\/|npm run|readme|import\(|<!--/;
    const declarations = files.filter((path) => path.endsWith('.d.ts'));
    const lines = [...[...markdown, 'components.json'].map((path) => `dist/${path}`), ...declarations].flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line) => line.match(new RegExp(`.{0,60}(?:${cited.source}).{0,40}`)) ?? [])
        .map((line) => `${path}: ${line}`),
    );
    expect(lines).toEqual([]);
  });

  test('has an index in the format of llmstxt.org: a title, a summary, text, and links under headings', () => {
    const [title, summary, ...rest] = marked.lexer(read('dist/llms.txt')).filter(({ type }) => type !== 'space');
    expect([title?.type, title && 'depth' in title && title.depth]).toEqual(['heading', 1]);
    expect(summary?.type).toBe('blockquote');
    const first = rest.findIndex(({ type }) => type === 'heading');
    expect(rest.slice(0, first).map(({ type }) => type)).toEqual(['paragraph']);
    const lists = rest.slice(first);
    for (const [at, token] of lists.entries()) expect(token.type).toBe(at % 2 === 0 ? 'heading' : 'list');
    const lines = lists.flatMap((token) => (token.type === 'list' ? token.raw.trim().split('\n') : []));
    // Beside the components and the guides: testing, and everything as data.
    expect(lines).toHaveLength(components.length + guides.length + 2);
    // A guide without chapters has no note.
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\((?:docs\/guides\/[\w-]+\.md\)$|[^)]+\): \S)/);
  });

  test('has a manifest with its schema beside it', () => {
    expect(head).toEqual({ $schema: './components.schema.json', package: '@halloway/ui' });
    expect(JSON.parse(read('dist/components.schema.json'))).toEqual(manifestSchema());
    expect(manifest.strict().parse(JSON.parse(read('dist/components.json'))).components).toEqual(components);
  });
});

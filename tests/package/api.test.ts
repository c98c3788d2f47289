import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { actual } from '../../src/testing/tables';
import { isSaidOnce, readApi, type SentEvent } from '../../tools/package/api';
import { installed, load, read } from './installed';
import { defaults, vocabulary } from './vocabulary';

const pathOf = (entry: string) => join(installed, `dist/${entry}.d.ts`);

const entries = { '@halloway/ui': 'index', '@halloway/ui/machines': 'machines', '@halloway/ui/testing': 'testing' };
const paths = Object.values(entries).map(pathOf);
const program = ts.createProgram(paths, {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
});
const { checker, exportsOf, types, events } = readApi({
  program,
  entries: paths,
  isOurFile: (path) => path.includes('/@halloway/ui/'),
  defaults,
});

/** One line per event. */
const sent = (events: readonly SentEvent[]) =>
  events.map(({ type, data }) => `- ${type}${data ? ` with \`${data}\`` : ''}`).sort();

/** Each state with the targets of its events, in the notation of the machine's table. */
const graph = (machine: AnyStateMachine) =>
  [...actual(machine)].flatMap(([region, rows]) =>
    [...rows].map(([state, cells]) => {
      const ways = [...cells].filter(([, cell]) => cell !== '').map(([event, cell]) => `${event} → ${cell}`);
      return `- ${region === 'state' ? '' : `${region}: `}**${state}** ${ways.join('; ')}`.trim();
    }),
  );

/** The names of the implementations that a product can `provide`. */
const implementations = ({ implementations }: AnyStateMachine) =>
  (['actors', 'actions', 'guards', 'delays'] as const).flatMap((kind) => {
    const names = Object.keys(implementations[kind]).sort();
    return names.length > 0 ? [`- ${kind}: ${names.join(', ')}`] : [];
  });

/** Texts with parameters are functions, which JSON would drop. */
const shown = (value: unknown) =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'function' ? String(inner) : inner));

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value;

async function document(entry: string): Promise<string> {
  const values = await load(`dist/${entry}.js`);
  const parts = exportsOf(pathOf(entry))
    .filter(isSaidOnce)
    .map(({ name, symbol }) => {
      const value = values[name];
      if (isMachine(value)) {
        const names = implementations(value);
        return [
          `### ${name}`,
          ...graph(value),
          '',
          'Events',
          ...sent(events(symbol)),
          ...(names.length > 0 ? ['', 'Names', ...names] : []),
        ];
      }
      // A namespace of parts, whose props are exported types.
      if (Object.prototype.toString.call(value) === '[object Module]')
        return [`### ${name}`, `- ${Object.keys(Object(value)).join(', ')}`];
      if (value !== undefined && typeof value !== 'function') return [`### ${name}`, `\`${shown(value)}\``];
      return types(name, symbol);
    });
  // TypeScript writes the members of a union in the order in which it has met them.
  return parts
    .map((lines) => lines.join('\n'))
    .join('\n\n')
    .replace(/\{ type: "\w+"; params: unknown; \}(?: \| \{ type: "\w+"; params: unknown; \})+/g, (union) =>
      union.split(' | ').sort().join(' | '),
    );
}

describe('the public API', () => {
  test('equals the reviewed snapshot: a change needs a changeset, and a removal a major one', async () => {
    const chapters = Object.entries(entries).map(async ([name, entry]) => `## ${name}\n\n${await document(entry)}`);
    const variables = [...new Set(read('dist/styles.css').match(/--hw-[\w-]+/g))].sort();
    const text = [
      '# What products depend on',
      ...(await Promise.all(chapters)),
      '## Parts and their states',
      ...vocabulary(),
      '## CSS variables',
      variables.map((name) => `- \`${name}\``).join('\n'),
    ].join('\n\n');
    expect(text.match(/.*(?:__type|\w\$\d|\bimport\().*/g), 'names that only the build knows').toBeNull();
    await expect(`${text}\n`).toMatchFileSnapshot('api.md');
  });

  test.each(Object.entries(entries))('of %s documents each of its names', (_, entry) => {
    const all = exportsOf(pathOf(entry));
    const silent = all.filter(isSaidOnce).filter(({ symbol }) => symbol.getDocumentationComment(checker).length === 0);
    expect(all.length).toBeGreaterThan(0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('has a value for every name with types, and types for every value', async () => {
    for (const entry of Object.values(entries)) {
      const typed = exportsOf(pathOf(entry)).filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value);
      expect(typed.map(({ name }) => name)).toEqual(Object.keys(await load(`dist/${entry}.js`)).sort());
    }
  });
});

import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { actual } from '../transitions';
import { installed, load } from './installed';

const entries = { '@halloway/ui': 'index', '@halloway/ui/machines': 'machines' };
const paths = Object.values(entries).map((entry) => join(installed, `dist/${entry}.d.ts`));
const program = ts.createProgram(paths, {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
});
const checker = program.getTypeChecker();

/** What an entry exports, under the names a product imports. */
function exportsOf(entry: string) {
  const file = program.getSourceFile(join(installed, `dist/${entry}.d.ts`));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`There are no types for ${entry}. Build the package again.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The props of a component are what the component itself is about. */
const isSaidOnce = ({ name }: { name: string }, _: number, all: readonly { name: string }[]) =>
  !all.some((other) => name === `${other.name}Props`);

const print = (type: ts.Type) =>
  checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.includes('/@halloway/ui/')) ?? false;

/** The element whose own attributes are taken too, by the `ref` it hands out. */
const elementOf = (type: ts.Type, at: ts.Node) => {
  const ref = type.getProperty('ref');
  return ref && print(checker.getTypeOfSymbolAtLocation(ref, at)).match(/\b(?:HTML|SVG)\w*Element\b/)?.[0];
};

/** As it was written: a printed union would come in an order that depends on the rest of the program. */
const written = (node: ts.Node) =>
  node
    .getText()
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');

function typeOf(property: ts.Symbol, at: ts.Node) {
  const [declaration] = property.declarations ?? [];
  return declaration && ts.isPropertySignature(declaration) && declaration.type
    ? written(declaration.type)
    : print(checker.getTypeOfSymbolAtLocation(property, at));
}

/** A line for each property that we declared; what HTML's elements take is not repeated. */
function properties(type: ts.Type, at: ts.Node): string[] {
  const own = (type.isUnion() ? type.types : [type])
    .flatMap((member) => checker.getPropertiesOfType(member))
    .filter(isOurs)
    .map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `- \`${property.name}${optional}: ${typeOf(property, at)}\``;
    });
  const element = elementOf(type, at);
  return [...[...new Set(own)].sort(), ...(element ? [`- and what an \`${element}\` takes`] : [])];
}

function types(name: string, symbol: ts.Symbol): string[] {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${name} has no declaration.`);
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    const own = properties(checker.getDeclaredTypeOfSymbol(symbol), declaration);
    const alias = ts.isTypeAliasDeclaration(declaration) ? [`\`${written(declaration.type)}\``] : [];
    return [`### type ${name}`, ...(own.length > 0 ? own : alias)];
  }
  if (ts.isClassDeclaration(declaration)) {
    const parents = declaration.heritageClauses?.map(written) ?? [];
    return [`### class ${name}`, ...parents.map((parent) => `\`${parent}\``)];
  }
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  if (!signature) throw new Error(`${name} is neither a type nor a function, and has no value.`);
  if (!/^[A-Z]/.test(name)) return [`### ${name}()`, `\`${written(declaration).replace(/^.*?(?=[<(])/, '')}\``];
  const [props] = signature.getParameters();
  const taken = props && checker.getTypeOfSymbolAtLocation(props, declaration);
  return [`### <${name}>`, ...(taken ? properties(taken, declaration) : [])];
}

/** The events as they are sent: what the second parameter of the machine's `transition` takes. */
function events(symbol: ts.Symbol): string[] {
  const [declaration] = symbol.declarations ?? [];
  const transition = declaration && checker.getTypeOfSymbolAtLocation(symbol, declaration).getProperty('transition');
  const [signature] = transition ? checker.getTypeOfSymbolAtLocation(transition, declaration).getCallSignatures() : [];
  const parameter = signature?.getParameters()[1];
  if (!parameter || !declaration) throw new Error(`${symbol.name} has no events.`);
  const sent = checker.getTypeOfSymbolAtLocation(parameter, declaration);
  return (sent.isUnion() ? sent.types : [sent])
    .flatMap((event) => {
      const type = event.getProperty('type');
      const names = type && checker.getTypeOfSymbolAtLocation(type, declaration);
      const data = checker
        .getPropertiesOfType(event)
        .filter(({ name }) => name !== 'type')
        .map((property) => `${property.name}: ${print(checker.getTypeOfSymbolAtLocation(property, declaration))}`);
      return (names?.isUnion() ? names.types : [names]).map(
        (name) => `- ${name && print(name)}${data.length > 0 ? ` with \`${data.join('; ')}\`` : ''}`,
      );
    })
    .sort();
}

/** Each state with where its events lead, in the notation of the machine's own table. */
const graph = (machine: AnyStateMachine) =>
  [...actual(machine)].flatMap(([region, rows]) =>
    [...rows].map(([state, cells]) => {
      const ways = [...cells].filter(([, cell]) => cell !== '').map(([event, cell]) => `${event} → ${cell}`);
      return `- ${region === 'state' ? '' : `${region}: `}**${state}** ${ways.join('; ')}`.trim();
    }),
  );

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value;

async function document(entry: string): Promise<string> {
  const values = await load(`dist/${entry}.js`);
  const parts = exportsOf(entry)
    .filter(isSaidOnce)
    .map(({ name, symbol }) => {
      const value = values[name];
      if (isMachine(value)) return [`### ${name}`, ...graph(value), '', 'Events', ...events(symbol)];
      if (value !== undefined && typeof value !== 'function') return [`### ${name}`, `\`${JSON.stringify(value)}\``];
      return types(name, symbol);
    });
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

describe('the public API', () => {
  test('is the one that was reviewed: a change here needs a changeset, and something removed a major one', async () => {
    const chapters = Object.entries(entries).map(async ([name, entry]) => `## ${name}\n\n${await document(entry)}`);
    const text = ['# What products depend on', ...(await Promise.all(chapters))].join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('api.md');
  });

  test.each(Object.entries(entries))('of %s says what each of its names is for', (_, entry) => {
    const all = exportsOf(entry);
    const silent = all.filter(isSaidOnce).filter(({ symbol }) => symbol.getDocumentationComment(checker).length === 0);
    expect(all.length).toBeGreaterThan(0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('gives every name that has types a value, and every value types', async () => {
    for (const entry of Object.values(entries)) {
      const typed = exportsOf(entry).filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value);
      expect(typed.map(({ name }) => name)).toEqual(Object.keys(await load(`dist/${entry}.js`)).sort());
    }
  });
});

/** Collects what is known of each component: types, sources, machines and readmes. */
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { actual } from '../../src/testing/tables';
import { codeOf } from '../docs/story-code';
import { anatomies, defaultsIn, importsIn, type Part, readSources } from '../sources';
import { type Prop, readApi } from './api';
import { wordsWithoutCitations } from './citations';
import type { DocumentedComponent } from './documented';
import { type Entry, entries } from './entries';
import { readReadme } from './readme';

type Exported = DocumentedComponent['exports'][number];

/** Every entry of the package, sorted by name. */
export async function components(): Promise<DocumentedComponent[]> {
  const sources = readSources();
  const api = readApi({
    program: sources.program,
    entries: [sources.entry, sources.machines],
    defaults: defaultsIn(sources),
  });
  const known = new Map(api.exportsOf(sources.entry).map(({ name, symbol }) => [name, symbol]));
  const machineSymbols = new Map(api.exportsOf(sources.machines).map(({ name, symbol }) => [name, symbol]));
  const anatomyOf = new Map(anatomies(sources).map((anatomy) => [anatomy.folder, anatomy]));
  const listed = new Map(entries().map(({ name, module }) => [module.replace(/\/index$/, ''), name]));
  const imports = importsIn(sources);

  /** Its own parts and those of folders without a page, and the pages of the components that it is composed of. */
  function composed(folder: string): { parts: Part[]; madeOf: string[] } {
    const parts = new Map((anatomyOf.get(folder)?.parts ?? []).map((part) => [part.name, part]));
    const madeOf = new Set<string>();
    for (const other of imports.get(folder) ?? []) {
      const page = listed.get(other);
      // A module that exports no component has no parts.
      if (!anatomyOf.has(other)) continue;
      if (page) madeOf.add(page);
      else for (const part of composed(other).parts) if (!parts.has(part.name)) parts.set(part.name, part);
    }
    const sorted = [...parts.values()].sort((one, another) => (one.name < another.name ? -1 : 1));
    return { parts: sorted, madeOf: [...madeOf].sort() };
  }

  const say = (symbol: ts.Symbol) => wordsWithoutCitations(api.wordsOf(symbol));
  const find = (name: string) => {
    const symbol = known.get(name);
    if (!symbol) throw new Error(`src/index.ts does not export ${name}.`);
    return symbol;
  };

  function exported(name: string): Exported {
    const symbol = find(name);
    const description = say(symbol);
    const declaration = symbol.valueDeclaration;
    const isFunction = declaration && ts.isFunctionDeclaration(declaration);
    if (declaration && ts.isClassDeclaration(declaration))
      return { name, kind: 'value', description, signature: constructorOf(declaration) };
    if (!isFunction) return { name, kind: 'value', description };
    if (!/^[A-Z]/.test(name)) return { name, kind: 'function', description, signature: api.signatureOf(symbol) };
    const { props, element } = api.component(name, symbol);
    return { name, kind: 'component', description, props: inPublic(props), ...(element && { element }) };
  }

  async function machineOf(name: string): Promise<DocumentedComponent['machine']> {
    const path = `src/behaviours/${name}/${name}.machine.ts`;
    if (!existsSync(path)) return undefined;
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    const found = Object.entries(module).find(
      (entry): entry is [string, AnyStateMachine] => entry[1] instanceof StateMachine,
    );
    const symbol = found && machineSymbols.get(found[0]);
    if (!symbol) throw new Error(`src/machines.ts does not export the machine of ${path}.`);
    return { name: found[0], states: statesOf(found[1]), events: api.events(symbol) };
  }

  const typesOf = ({ values, types }: Entry) =>
    types
      .filter((name) => !values.some((value) => name === `${value}Props`) && !api.isDeprecated(find(name)))
      .map((name) => {
        const { members, definition } = api.typeIn(find(name));
        // A variant of a union may exclude a member of the others.
        const own = members.filter(({ type }) => type !== 'undefined');
        const type = { name, description: say(find(name)), members: inPublic(own) };
        return definition ? { ...type, definition } : type;
      });

  async function componentOf(entry: Entry): Promise<DocumentedComponent> {
    const { name, module, values } = entry;
    const folder = module.endsWith('/index') ? module.slice(0, -'/index'.length) : undefined;
    // A provider that knows every folder is in none: it is documented with the behaviours.
    const group = (module.includes('/') ? module.split('/')[0] : 'behaviours') as DocumentedComponent['group'];
    const exports = values.map(exported);
    const readme = folder ? readReadme(readFileSync(`src/${folder}/readme.md`, 'utf8')) : undefined;
    const description = readme?.description ?? exports[0]?.description ?? '';
    const scopes = anatomyOf.get(folder ?? '')?.scopes ?? [];
    const { parts, madeOf } = composed(folder ?? '');
    const machine = await machineOf(name);
    const example = readme?.example ?? (folder && firstStory(`src/${folder}/${name}.stories.tsx`));
    return {
      name,
      title: readme?.title ?? exports[0]?.name ?? name,
      group,
      summary: firstSentence(description),
      description,
      page: `docs/${name}.md`,
      import: `@halloway/ui/${name}`,
      ...(folder && { stylesheet: `@halloway/ui/${name}.css` }),
      exports,
      types: typesOf(entry),
      ...(example && { example }),
      sections: readme?.sections ?? {},
      scopes,
      parts,
      madeOf,
      ...(machine && { machine }),
      variables: readme?.variables ?? [],
    };
  }

  const all = await Promise.all(entries().map(componentOf));
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** How an instance is made: `new SubmissionRefused(message: string, …)`. */
function constructorOf(declaration: ts.ClassDeclaration): string {
  const made = declaration.members.find(ts.isConstructorDeclaration);
  const parameters = made?.parameters.map(({ name, type, initializer }) => {
    const called = ts.isIdentifier(name) ? name.text : 'options';
    return `${called}${initializer ? '?' : ''}: ${type?.getText().replace(/\s+/g, ' ')}`;
  });
  return `new ${declaration.name?.text}(${parameters?.join(', ') ?? ''})`;
}

/** Without old names. */
const inPublic = (props: readonly Prop[]): Prop[] =>
  props
    .filter(({ deprecated }) => !deprecated)
    .map((prop) => ({ ...prop, description: wordsWithoutCitations(prop.description) }));

const firstSentence = (markdown: string) =>
  (markdown.split('\n\n')[0] ?? '')
    .replace(/\s+/g, ' ')
    .match(/^.*?[.:](?= |$)/)?.[0]
    .replace(/:$/, '.') ?? markdown;

function statesOf(machine: AnyStateMachine) {
  const tables = [...actual(machine)];
  return tables.flatMap(([region, rows]) =>
    [...rows].map(([state, cells]) => ({
      ...(region !== 'state' && { region }),
      state,
      transitions: Object.fromEntries([...cells].filter(([, cell]) => cell !== '')),
    })),
  );
}

/** The first story without imports of this repository, as a product could write it. */
const firstStory = (path: string) =>
  existsSync(path)
    ? Object.values(codeOf(readFileSync(path, 'utf8'), path))
        .filter((code) => !/from '\.\.?\//.test(code))
        .map((code) => `\`\`\`tsx\n${code}\n\`\`\``)[0]
    : undefined;

/** An entry for each component beside the main one: `@halloway/ui/accordion` maps to `dist/components/accordion.js`. */
import { basename } from 'node:path';
import ts from 'typescript';
import { programOf, resolved } from '../sources';

export interface Entry {
  /** The subpath of its import: `accordion`. */
  name: string;
  /** Its module, by path below `src`: `behaviours/accordion/index`. */
  module: string;
  values: string[];
  types: string[];
}

/** The entries that also have the types of modules that export nothing else. */
const TYPES_OF: Readonly<Record<string, string>> = {
  'forms/fields': 'form',
  'forms/schema': 'form',
  'behaviours/texts': 'texts-provider',
  'texts-by-name': 'texts-provider',
};

/** The exports that each module contributes to `src/index.ts`. */
export function entries(): Entry[] {
  const program = programOf(['src/index.ts']);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile('src/index.ts');
  const added = new Map<string, string[]>();
  const all = (source?.statements.filter(ts.isExportDeclaration) ?? []).flatMap((statement): Entry[] => {
    const from = statement.moduleSpecifier && checker.getSymbolAtLocation(statement.moduleSpecifier);
    const file = from?.declarations?.[0]?.getSourceFile().fileName;
    if (!from || !file) throw new Error(`src/index.ts has an export without a module: ${statement.getText()}`);
    const module = file.replace(/^.*\/src\/|\.tsx?$/g, '');
    const listed =
      statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : undefined;
    const names = checker.getExportsOfModule(from).filter(({ name }) => !listed || listed.includes(name));
    const values = names.filter((symbol) => resolved(checker, symbol).flags & ts.SymbolFlags.Value);
    const home = TYPES_OF[module];
    if (home) added.set(home, [...(added.get(home) ?? []), ...names.map(nameOf)]);
    // A module that exports only types or variables gets no entry.
    if (values.length === 0 || module.startsWith('theme/')) return [];
    const name = module.endsWith('/index') ? basename(module.slice(0, -'/index'.length)) : basename(module);
    const types = names.filter((symbol) => !values.includes(symbol));
    return [{ name, module, values: values.map(nameOf).sort(), types: types.map(nameOf).sort() }];
  });
  return all.map((entry) => ({ ...entry, types: [...entry.types, ...(added.get(entry.name) ?? [])].sort() }));
}

const nameOf = ({ name }: ts.Symbol) => name;

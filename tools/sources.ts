/**
 * Read from the library's sources because the types do not contain it: names of parts, values of `data-state` and defaults of
 * props.
 */
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/** A part of a component, with the possible values of its `data-state`. */
export interface Part {
  name: string;
  states: string[];
}

export interface Anatomy {
  /** `elements/button`. */
  folder: string;
  scopes: string[];
  parts: Part[];
}

/** The folder of a component, below `src`. */
const COMPONENT = /^(elements|behaviours|sections)\/[^/]+$/;

/** The program of these modules with the repository's own options. */
export function programOf(modules: readonly string[], root = '.'): ts.Program {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.createProgram(modules, ts.parseJsonConfigFileContent(config, ts.sys, root).options);
}

/** One module by itself, without types. */
export const parse = (path: string, text = ts.sys.readFile(path) ?? ''): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, /x$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** The library's sources, read once. */
export function readSources(root = '.') {
  const entry = resolve(root, 'src/index.ts');
  const machines = resolve(root, 'src/machines.ts');
  const program = programOf([entry, machines], root);
  const sources = program
    .getSourceFiles()
    .map((file) => ({ file, folder: relative(resolve(root, 'src'), dirname(file.fileName)) }))
    .filter(({ folder }) => COMPONENT.test(folder));
  return { program, checker: program.getTypeChecker(), sources, entry, machines };
}

export type Sources = ReturnType<typeof readSources>;

/** What a symbol stands for that was imported or exported again. */
export const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The strings that an expression may evaluate to; `undefined` if only the machine determines it. */
function words(checker: ts.TypeChecker, expression: ts.Expression): string[] | undefined {
  if (ts.isStringLiteral(expression)) return [expression.text];
  const type = checker.getTypeAtLocation(expression);
  const all = (type.isUnion() ? type.types : [type]).filter((one) => !(one.flags & ts.TypeFlags.Undefined));
  return all.every((one) => one.isStringLiteral()) ? all.map((one) => one.value).sort() : undefined;
}

const expressionOf = (attribute: ts.JsxAttribute) => {
  const { initializer } = attribute;
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
};

/** The attributes that a spread adds: `{...(isShown && { 'data-state': 'shown' })}`. */
function spreadIn(attributes: ts.JsxAttributes, name: string): ts.Expression | undefined {
  const find = (node: ts.Node): ts.Expression | undefined =>
    ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && node.name.text === name
      ? node.initializer
      : ts.forEachChild(node, find);
  return attributes.properties
    .filter(ts.isJsxSpreadAttribute)
    .map(({ expression }) => find(expression))
    .find((found) => found !== undefined);
}

/** The value of a property in an object of attributes: `renderPart('div', { 'data-part': 'root' }, …)`. */
const valueIn = ({ properties }: ts.ObjectLiteralExpression, name: string) =>
  properties.filter(ts.isPropertyAssignment).find(({ name: key }) => ts.isStringLiteral(key) && key.text === name)
    ?.initializer;

/** The parts of each folder's components. */
export function anatomies({ checker, sources }: Sources): Anatomy[] {
  const folders = [...new Set(sources.map(({ folder }) => folder))].sort();
  return folders.map((folder) => {
    const files = sources.filter((one) => one.folder === folder).map(({ file }) => file);
    return { folder, ...anatomyOf(checker, files) };
  });
}

function anatomyOf(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
  const scopes = new Set<string>();
  const parts = new Map<string, Set<string>>();
  const add = (names: readonly string[], states: readonly string[] = []) => {
    for (const name of names) parts.set(name, new Set([...(parts.get(name) ?? []), ...states]));
  };
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const [scope, part, state] = ['data-scope', 'data-part', 'data-state'].map((name) => valueIn(node, name));
      for (const name of (scope && words(checker, scope)) ?? []) scopes.add(name);
      const states = state ? (words(checker, state) ?? ['the states of its machine']) : [];
      if (part) add(words(checker, part) ?? [], states);
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const attribute = (name: string) => {
        const found = node.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);
        return found ? expressionOf(found as ts.JsxAttribute) : spreadIn(node.attributes, name);
      };
      const [scope, part, state] = ['data-scope', 'data-part', 'data-state'].map(attribute);
      for (const name of (scope && words(checker, scope as ts.Expression)) ?? []) scopes.add(name);
      const names = part
        ? words(checker, part as ts.Expression)
        : state && [`<${node.tagName.getText()}> without a name`];
      const states = state ? (words(checker, state as ts.Expression) ?? ['the states of its machine']) : [];
      if (names) add(names, states);
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return {
    scopes: [...scopes].sort(),
    parts: [...parts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, states]) => ({ name, states: [...states].sort() })),
  };
}

/** The folders that each folder's modules import from, to find what a component is composed of. */
export function importsIn({ sources }: Sources): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { file, folder } of sources) {
    const own = imports.get(folder) ?? new Set();
    imports.set(folder, own);
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
      const path = (statement.moduleSpecifier as ts.StringLiteral).text;
      const target = relative('/', resolve('/', folder, path));
      const found = [target, dirname(target)].find((one) => COMPONENT.test(one));
      if (path.startsWith('.') && found && found !== folder) own.add(found);
    }
  }
  return imports;
}

/** Defaults by component and prop, where the default is a literal. */
export function defaultsIn({ checker, sources }: Sources): Map<string, Map<string, string>> {
  const defaults = new Map<string, Map<string, string>>();
  for (const { file } of sources)
    ts.forEachChild(file, (node) => {
      if (!ts.isFunctionDeclaration(node) || !node.name) return;
      const [props] = node.parameters;
      if (!props || !ts.isObjectBindingPattern(props.name)) return;
      const own = new Map<string, string>();
      for (const { propertyName, name, initializer } of props.name.elements) {
        if (!initializer) continue;
        const type = checker.getTypeAtLocation(initializer);
        const value = type.isLiteral() ? JSON.stringify(type.value) : /^(true|false)$/.exec(initializer.getText())?.[0];
        if (value) own.set((propertyName ?? name).getText(), value);
      }
      defaults.set(node.name.text, own);
    });
  return defaults;
}

/** Reads the public API: the names that an entry exports, with their props, types and events as written in the source. */
import ts from 'typescript';
import { resolved } from '../sources.ts';

export interface ApiSource {
  program: ts.Program;
  /** Every public module, by path. Only their names are known to products. */
  entries: readonly string[];
  /** Whether a file belongs to this package, not to React or XState. */
  isOurFile?: (path: string) => boolean;
  /** By component, then by prop: the default. */
  defaults?: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** A property that we declared. */
export interface Prop {
  name: string;
  required: boolean;
  /** As written in the source, in public names. */
  type: string;
  default?: string;
  /** Its doc comment; empty if there is none. */
  description: string;
  /** There if it is an old name. */
  deprecated?: true;
}

/** An event as it is sent to a machine. */
export interface SentEvent {
  /** Its `type` as a TypeScript type. */
  type: string;
  /** Its other properties. */
  data?: string;
}

/** `- name?: type = default` */
export const lineOf = ({ name, required, type, default: otherwise }: Prop) =>
  `- \`${name}${required ? '' : '?'}: ${type}${otherwise ? ` = ${otherwise}` : ''}\``;

const printed = ({ props, element }: { props: readonly Prop[]; element?: string }) => [
  ...props.map(lineOf),
  ...(element ? [`- and what an \`${element}\` takes`] : []),
];

/** Reads the public API of a program's modules. */
export function readApi({
  program,
  entries,
  isOurFile = (path) => !path.includes('/node_modules/'),
  defaults = new Map(),
}: ApiSource) {
  const checker = program.getTypeChecker();

  /** The exports of an entry, under their public names. */
  function exportsOf(entry: string) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry} has no type declarations. Run: npm run build:package`);
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: resolved(checker, symbol) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  const print = (type: ts.Type, how = ts.TypeFormatFlags.None) =>
    checker.typeToString(
      type,
      undefined,
      how | ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    );

  /** How a function is called; undefined for anything else. */
  function callOf(symbol: ts.Symbol | undefined): ts.Signature | undefined {
    const [declaration] = symbol?.declarations ?? [];
    return symbol && declaration && checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()[0];
  }

  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some((declaration) => isOurFile(declaration.getSourceFile().fileName)) ?? false;

  /** The element whose attributes a component also takes, according to the type of its `ref`. */
  const elementOf = (type: ts.Type, at: ts.Node) => {
    const ref = type.getProperty('ref');
    return ref && print(checker.getTypeOfSymbolAtLocation(ref, at)).match(/\b(?:HTML|SVG)\w*Element\b/)?.[0];
  };

  /** The public names of what the package declares under another name. */
  const publicNames = new Map(
    entries.flatMap((entry) => exportsOf(entry).map(({ name, symbol }) => [symbol, name] as const)),
  );

  /** Expands a name that is private to the package. */
  function meant(node: ts.TypeReferenceNode | ts.TypeQueryNode | ts.ExpressionWithTypeArguments): string | undefined {
    const name = ts.isTypeQueryNode(node)
      ? node.exprName
      : ts.isTypeReferenceNode(node)
        ? node.typeName
        : node.expression;
    const found = checker.getSymbolAtLocation(name);
    const symbol = found && resolved(checker, found);
    const [declaration] = symbol?.declarations ?? [];
    if (!symbol || !declaration || !isOurs(symbol) || ts.isTypeParameterDeclaration(declaration)) return undefined;
    const known = publicNames.get(symbol);
    if (known) return node.getText().replace(name.getText(), known);
    if (ts.isTypeQueryNode(node)) return print(checker.getTypeAtLocation(node));
    if (ts.isTypeAliasDeclaration(declaration) && !declaration.typeParameters) return `(${written(declaration.type)})`;
    if (ts.isInterfaceDeclaration(declaration) && !declaration.typeParameters)
      return `{ ${declaration.members.map(written).join(' ')} }`;
    return undefined;
  }

  /** As written in the source: the compiler prints unions in an order that depends on the rest of the program. */
  function written(node: ts.Node): string {
    const start = node.getStart();
    const replaced: { from: number; to: number; by: string }[] = [];
    const visit = (child: ts.Node) => {
      const by =
        ts.isTypeReferenceNode(child) || ts.isTypeQueryNode(child) || ts.isExpressionWithTypeArguments(child)
          ? meant(child)
          : undefined;
      if (by !== undefined) replaced.push({ from: child.getStart() - start, to: child.getEnd() - start, by });
      else ts.forEachChild(child, visit);
    };
    visit(node);
    return replaced
      .reduceRight((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), node.getText())
      .replace(/\/\*\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ');
  }

  function typeOf(property: ts.Symbol, at: ts.Node) {
    const [declaration] = property.declarations ?? [];
    return declaration && ts.isPropertySignature(declaration) && declaration.type
      ? written(declaration.type)
      : print(checker.getTypeOfSymbolAtLocation(property, at));
  }

  /** The declared properties, one entry for each variant in a union; attributes of HTML elements are left out. */
  function propsOf(type: ts.Type, at: ts.Node, defaultOf?: ReadonlyMap<string, string>): Prop[] {
    const own = (type.isUnion() ? type.types : [type])
      .flatMap((member) => checker.getPropertiesOfType(member))
      .filter(isOurs)
      .map((property) => {
        const prop: Prop = {
          name: property.name,
          required: !(property.flags & ts.SymbolFlags.Optional),
          type: typeOf(property, at),
          description: wordsOf(property),
          ...(isDeprecated(property) && { deprecated: true }),
        };
        const otherwise = defaultOf?.get(property.name);
        return otherwise ? { ...prop, default: otherwise } : prop;
      });
    const byLine = new Map(own.map((prop) => [lineOf(prop), prop]));
    return [...byLine].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, prop]) => prop);
  }

  const isDeprecated = (symbol: ts.Symbol) => symbol.getJsDocTags().some(({ name }) => name === 'deprecated');

  /** The text of a doc comment. */
  const wordsOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

  /** The props of a component; the names of all that it takes, in their order, and their types in full by name. */
  function component(
    name: string,
    symbol: ts.Symbol,
  ): { props: Prop[]; element?: string; order: string[]; resolved: (prop: string) => string } {
    const [declaration] = symbol.declarations ?? [];
    const signature = callOf(symbol);
    if (!declaration || !signature) throw new Error(`${name} is not a component.`);
    const [props] = signature.getParameters();
    if (!props) return { props: [], order: [], resolved: () => '' };
    const taken = checker.getTypeOfSymbolAtLocation(props, declaration);
    const element = elementOf(taken, declaration);
    const resolved = (prop: string) => {
      const property = taken.getProperty(prop);
      if (!property) return '';
      const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, declaration));
      return print(type, ts.TypeFormatFlags.InTypeAlias);
    };
    const order = (taken.isUnion() ? taken.types : [taken]).flatMap((member) =>
      checker.getPropertiesOfType(member).map((property) => property.name),
    );
    return { props: propsOf(taken, declaration, defaults.get(name)), ...(element && { element }), order, resolved };
  }

  /** The members of a type, or its source if it has none. */
  function typeIn(symbol: ts.Symbol): { members: Prop[]; definition?: string } {
    const [declaration] = symbol.declarations ?? [];
    if (!declaration) throw new Error(`${symbol.name} has no declaration.`);
    const members = propsOf(checker.getDeclaredTypeOfSymbol(symbol), declaration);
    const isAlias = members.length === 0 && ts.isTypeAliasDeclaration(declaration);
    return { members, ...(isAlias && { definition: written(declaration.type) }) };
  }

  /** The parameters and result of a function, declared or inferred. */
  function signatureOf(symbol: ts.Symbol): string {
    const signature = callOf(symbol);
    if (!signature) throw new Error(`${symbol.name} is not a function.`);
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
    return checker.signatureToString(signature, undefined, flags);
  }

  /** One line for each. */
  function properties(type: ts.Type, at: ts.Node): string[] {
    const element = elementOf(type, at);
    return printed({ props: propsOf(type, at), ...(element && { element }) });
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
    if (!callOf(symbol)) throw new Error(`${name} is neither a type nor a function, and has no value.`);
    if (!/^[A-Z]/.test(name)) return [`### ${name}()`, `\`${written(declaration).replace(/^.*?(?=[<(])/, '')}\``];
    return [`### <${name}>`, ...printed(component(name, symbol))];
  }

  /** The events of a machine: the second parameter of its `transition`. */
  function events(symbol: ts.Symbol): SentEvent[] {
    const [declaration] = symbol.declarations ?? [];
    const transition = declaration && checker.getTypeOfSymbolAtLocation(symbol, declaration).getProperty('transition');
    const [signature] = transition
      ? checker.getTypeOfSymbolAtLocation(transition, declaration).getCallSignatures()
      : [];
    const parameter = signature?.getParameters()[1];
    if (!parameter || !declaration) throw new Error(`${symbol.name} has no events.`);
    const sent = checker.getTypeOfSymbolAtLocation(parameter, declaration);
    return (sent.isUnion() ? sent.types : [sent]).flatMap((event) => {
      const type = event.getProperty('type');
      const names = type && checker.getTypeOfSymbolAtLocation(type, declaration);
      const data = checker
        .getPropertiesOfType(event)
        .filter(({ name }) => name !== 'type')
        .map((property) => `${property.name}: ${print(checker.getTypeOfSymbolAtLocation(property, declaration))}`);
      return (names?.isUnion() ? names.types : [names]).map((name) => ({
        type: name ? print(name) : '',
        ...(data.length > 0 && { data: data.join('; ') }),
      }));
    });
  }

  return { checker, exportsOf, component, typeIn, callOf, signatureOf, wordsOf, isDeprecated, types, events };
}

/** Hides `XProps` when `X` is listed. */
export const isSaidOnce = ({ name }: { name: string }, _: number, all: readonly { name: string }[]) =>
  !all.some((other) => name === `${other.name}Props`);

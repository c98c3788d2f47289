import ts from 'typescript';
import { defaultsIn, type Sources } from '../../tools/sources.ts';

/** A prop for the props panel; `value` is one that no control can edit: a function, a list, an element. */
export interface Control {
  name: string;
  kind: 'text' | 'switch' | 'choice' | 'number' | 'value';
  /** The options of a choice, as JSON. */
  options: string[];
  required: boolean;
  /** The default as JSON; empty if the sources do not state one. */
  default: string;
  type: string;
  /** The prop's doc comment. */
  words: string;
}

/**
 * The declared props of every exported component, by component name: first the required ones, then those that are set most often.
 * `uses` counts that, by component and prop: `Button variant`.
 */
export function controlsOf(sources: Sources, uses: ReadonlyMap<string, number>): Record<string, Control[]> {
  const { program, checker, entry } = sources;
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module)
    throw new Error('TypeScript found no module in the entry of the sources. Check the paths in tools/sources.ts.');
  const defaults = defaultsIn(sources);
  const controls: Record<string, Control[]> = {};
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.valueDeclaration;
    if (!/^[A-Z]/.test(exported.name) || !declaration) continue;
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
    if (!signature) continue;
    const [props] = signature.getParameters();
    const rank = ({ name, required }: Control) => (uses.get(`${exported.name} ${name}`) ?? 0) + (required ? 1_000 : 0);
    const inOrder = (a: Control, b: Control) => rank(b) - rank(a);
    controls[exported.name] = props
      ? controlsOfType(
          checker,
          checker.getTypeOfSymbolAtLocation(props, declaration),
          declaration,
          defaults.get(exported.name),
        ).sort(inOrder)
      : [];
  }
  return controls;
}

function controlsOfType(
  checker: ts.TypeChecker,
  type: ts.Type,
  at: ts.Node,
  defaults: ReadonlyMap<string, string> = new Map(),
): Control[] {
  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')) ??
    false;
  const own = new Map<string, ts.Symbol>();
  for (const member of type.isUnion() ? type.types : [type])
    for (const property of checker.getPropertiesOfType(member)) if (isOurs(property)) own.set(property.name, property);
  // A button's label is its first prop, although HTML declares it.
  const children = type.getProperty('children');
  if (children) own.set('children', children);
  const disabled = type.getProperty('disabled');
  if (disabled) own.set('disabled', disabled);
  return [...own.values()].map((property) => {
    const asked = checker.getTypeOfSymbolAtLocation(property, at);
    return {
      name: property.name,
      ...kindOf(checker, asked),
      required: !(property.flags & ts.SymbolFlags.Optional),
      default: defaults.get(property.name) ?? '',
      type: typeOf(checker, asked, property),
      words: ts.displayPartsToString(property.getDocumentationComment(checker)).replace(/\s+/g, ' '),
    };
  });
}

/** A line's length in the panel. */
const LONG = 80;

/** The type in full, so that its values can be read; a longer one as the sources name it. */
function typeOf(checker: ts.TypeChecker, asked: ts.Type, { valueDeclaration: declared }: ts.Symbol): string {
  const full = checker
    .typeToString(asked, undefined, ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType)
    .replace(/ \| undefined$/, '');
  if (full.length <= LONG || !declared || !ts.isPropertySignature(declared) || !declared.type) return full;
  const named = declared.type.getText().replace(/\s+/g, ' ');
  return named.length < full.length ? named : full;
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Pick<Control, 'kind' | 'options'> {
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  const every = (flag: ts.TypeFlags) => members.length > 0 && members.every(({ flags }) => flags & flag);
  if (every(ts.TypeFlags.BooleanLike)) return { kind: 'switch', options: [] };
  const literals = members.filter((member): member is ts.LiteralType => member.isLiteral());
  if (literals.length > 0 && literals.length === members.length)
    return { kind: 'choice', options: literals.map(({ value }) => JSON.stringify(value)) };
  if (every(ts.TypeFlags.NumberLike)) return { kind: 'number', options: [] };
  // A prop that takes any content gets a text control.
  const isContent =
    checker.typeToString(type).includes('ReactNode') || members.some(({ flags }) => flags & ts.TypeFlags.StringLike);
  return isContent ? { kind: 'text', options: [] } : { kind: 'value', options: [] };
}

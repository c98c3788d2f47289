/** Static rules for the sources of components. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, readSources } from './sources';

const read = (pattern: string, excluded: string[]) =>
  ts.sys.readDirectory('src', [pattern], excluded).map((path) => ({ path, source: parse(path) }));

const placeOf = (node: ts.Node) => {
  const source = node.getSourceFile();
  return `${source.fileName.replace(/^.*(?=\bsrc\/)/, '')}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

const views = read('.tsx', ['**/*.test.tsx', '**/*.stories.tsx', '**/*.testing.tsx', 'src/testing/**']);

/** Two words, or one capitalized word; SVG path data does not count. */
const isWritten = (text: string) =>
  /\p{L}\p{Ll}* \p{L}|^\s*\p{Lu}\p{Ll}/u.test(text) && !/^[\s\w.,-]*\d[\s\w.,-]*$/.test(text);
/** Attributes whose text is shown or announced. */
const READ = /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|placeholder|title)$/;
/** An SVG attribute, and comparisons with a key's name. */
const isOfThePlatform = ({ parent }: ts.Node) =>
  (ts.isJsxAttribute(parent) && parent.name.getText() === 'preserveAspectRatio') ||
  (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText()));

function wordsIn(source: ts.SourceFile) {
  return [...nodesIn(source)].filter((node) => {
    if (ts.isJsxText(node)) return /\p{L}/u.test(node.text) && !/\d/.test(node.text);
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateLiteralToken(node);
    if (!isText || !ts.findAncestor(node, (one) => ts.isJsxElement(one) || ts.isJsxSelfClosingElement(one)))
      return false;
    const attribute = ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : '';
    return !isOfThePlatform(node) && (isWritten(node.text) || (READ.test(attribute) && /\p{L}/u.test(node.text)));
  });
}

test('views contain no text: each is a default in `texts`, which products replace', () => {
  expect(views.length).toBeGreaterThan(70);
  const words = views
    .flatMap(({ source }) => wordsIn(source))
    .map((node) => `${placeOf(node)}: ${node.getText().trim()}`);
  expect(words, 'Move each into the texts of its behaviour, or make it a prop of its element or section').toEqual([]);
});

test.each([
  '<button aria-label="close" />',
  '<Control name="Previous slide" />',
  '<p>Most popular</p>',
  '<p>{open ? "Close" : texts.open}</p>',
  '<p>{`A slide`}</p>',
])('finds the word in %s', (code) => {
  expect(wordsIn(parse('src/a.tsx', code))).not.toEqual([]);
});

test('views set no style attribute: the site’s security policy refuses them', () => {
  const attributes = views
    .flatMap(({ source }) => [...nodesIn(source)])
    .filter((node) => ts.isJsxAttribute(node) && node.name.getText() === 'style');
  expect(attributes.map(placeOf), 'Write it in the NAME.css.ts of its folder').toEqual([]);
});

const sheets = read('.css.ts', ['src/theme/**']);

/** The rules that a call passes to vanilla-extract: objects, also in an array or from a function. */
function rulesIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(rulesIn);
  if (ts.isArrowFunction(node)) return rulesIn(node.body);
  return ts.isParenthesizedExpression(node) ? rulesIn(node.expression) : [];
}

function outsideLayers(source: ts.SourceFile) {
  return [...nodesIn(source)].filter(ts.isCallExpression).filter(({ expression, arguments: given }) => {
    const name = expression.getText();
    if (!['style', 'globalStyle', 'styleVariants'].includes(name)) return false;
    const rules = (name === 'styleVariants' && given.length > 1 ? given.slice(1) : [...given]).flatMap(rulesIn);
    return rules.some(({ properties }) =>
      properties.some((one) => one.name?.getText().replace(/['"]/g, '') !== '@layer'),
    );
  });
}

test('no style depends on the orientation of the screen (WCAG 1.3.4)', () => {
  expect(sheets.filter(({ source }) => /orientation:/.test(source.text)).map(({ path }) => path)).toEqual([]);
});

test('every style is in a layer, so that a product’s own styles win', () => {
  expect(sheets.length).toBeGreaterThan(50);
  const styles = sheets
    .flatMap(({ source }) => outsideLayers(source))
    .map((call) => `${placeOf(call)}: ${call.expression.getText()}()`);
  expect(
    styles,
    'Use elementStyle, behaviourStyle or sectionStyle of src/theme/layers.css.ts, or put the rule under "@layer"',
  ).toEqual([]);
});

test.each(["style({ color: 'red' })", "globalStyle('p', { color: 'red' })", "style([ours, { color: 'red' }])"])(
  'finds that %s is in no layer',
  (code) => {
    expect(outsideLayers(parse('a.css.ts', code))).toHaveLength(1);
  },
);

test('every exported type says what it is, and each of its properties', () => {
  const { program, checker, entry, machines } = readSources();
  const isSaid = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length > 0;
  const named = [entry, machines].flatMap((path) => {
    const module = program.getSourceFile(path);
    const exported = module && checker.getSymbolAtLocation(module);
    return exported ? checker.getExportsOfModule(exported) : [];
  });
  const types = new Set(
    named
      .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
      .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)),
  );
  const silent = [...types].flatMap((type) => {
    const members = (type.declarations ?? []).flatMap((one) =>
      ts.isInterfaceDeclaration(one) ? [...one.members] : [],
    );
    // Its properties are the names of components.
    const properties = type.name === 'TextsByName' ? [] : members.filter(ts.isPropertySignature);
    const symbols = properties.flatMap(({ name }) => checker.getSymbolAtLocation(name) ?? []);
    return [type, ...symbols].filter((symbol) => !isSaid(symbol)).map(({ name }) => `${type.name}: ${name}`);
  });
  expect(types.size).toBeGreaterThan(200);
  expect(silent).toEqual([]);
});

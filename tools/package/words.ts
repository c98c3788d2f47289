/** The guide to words: every text of every component with its key and its default, read from the sources. */
import ts from 'typescript';
import { readSources, resolved } from '../sources';

type Text = string | { [key: string]: Text };

const INTRODUCTION = `# Words

Every word that a component shows is a default. \`TextsProvider\` replaces any of them for all components below it, by their names and at
any depth, and so does \`texts\` of a behaviour. What you leave out keeps its default. The few words of elements and sections also have
props, which win: \`popularLabel\` of \`PlanCards\`, \`linkLabel\` of \`ProseHeading\`, \`dismissLabel\` of \`Alert\`, children of
\`SkipLink\`.

\`\`\`tsx
import { TextsProvider } from '@halloway/ui';

<TextsProvider texts={{ form: { submit: 'Absenden', locale: 'de-DE' }, navbar: { menu: 'Menü' } }}>
  <YourPage />
</TextsProvider>;
\`\`\`

The texts under \`form\` are those of all forms, unless a form has its own. Texts are strings, so a server component can pass them. A
placeholder such as \`{limit}\` is replaced by its value. A number can choose the words, in the notation of ICU:
\`{count, plural, one {# seat} other {# seats}}\`. In forms and the calculator, the language of the numbers is \`locale\`.
`;

/** The guide, with a table for each \`…Texts\` that the package exports. */
export function wordsGuide(): string {
  const { program, entry } = readSources();
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} is not among the sources.`);
  const tables = checker.getExportsOfModule(module).flatMap((symbol) => {
    if (!/^[a-z]\w*Texts$/.test(symbol.name)) return [];
    const declared = resolved(checker, symbol).valueDeclaration;
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return [];
    const rows = rowsIn(textIn(declared.initializer, checker)).map(([key, text]) => `| \`${key}\` | ${inCell(text)} |`);
    const name = symbol.name.replace(/Texts$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`## ${name}\n\n| key | default |\n| --- | --- |\n${rows.join('\n')}`];
  });
  return `${[INTRODUCTION.trim(), ...tables.sort()].join('\n\n')}\n`;
}

const inCell = (text: string) => (text === '' ? '(empty)' : text.replaceAll('|', '\\|').replaceAll('\n', ' '));

const rowsIn = (text: Text, path: readonly string[] = []): [key: string, text: string][] =>
  typeof text === 'string'
    ? [[path.join('.'), text]]
    : Object.entries(text).flatMap(([key, inner]) => rowsIn(inner, [...path, key]));

/** The value of an expression made of literals and constants. @throws for anything else. */
function textIn(expression: ts.Expression, checker: ts.TypeChecker): Text {
  if (ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression))
    return textIn(expression.expression, checker);
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isIdentifier(expression)) {
    const symbol = checker.getSymbolAtLocation(expression);
    const declared = symbol && resolved(checker, symbol).valueDeclaration;
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer)
      return textIn(declared.initializer, checker);
    if (declared && ts.isBindingElement(declared) && declared.dotDotDotToken) return restOf(declared, checker);
  }
  if (ts.isObjectLiteralExpression(expression)) {
    const entries = expression.properties.flatMap((property): [string, Text][] => {
      if (ts.isPropertyAssignment(property)) {
        const key = ts.isComputedPropertyName(property.name)
          ? String(textIn(property.name.expression, checker))
          : property.name.text;
        return [[key, textIn(property.initializer, checker)]];
      }
      if (ts.isSpreadAssignment(property)) {
        const spread = textIn(property.expression, checker);
        return typeof spread === 'string' ? [] : Object.entries(spread);
      }
      throw new Error(`The words of ${expression.getSourceFile().fileName} have a property that is no text.`);
    });
    return Object.fromEntries(entries);
  }
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce(
      (text, span) => `${text}${textIn(span.expression, checker)}${span.literal.text}`,
      expression.head.text,
    );
  throw new Error(
    `${expression.getSourceFile().fileName}: the text ${expression.getText()} is no literal, so the guide to words cannot show it. Write it as a string or a constant.`,
  );
}

/** The value of `rest` in `const { one, ...rest } = texts`. */
function restOf({ parent }: ts.BindingElement, checker: ts.TypeChecker): Text {
  const named = ts.isObjectBindingPattern(parent) ? [...parent.elements] : [];
  const taken = named.map(({ propertyName, name }) => (propertyName ?? name).getText());
  const { initializer } = parent.parent as ts.VariableDeclaration;
  const whole = initializer ? textIn(initializer, checker) : {};
  return typeof whole === 'string'
    ? whole
    : Object.fromEntries(Object.entries(whole).filter(([name]) => !taken.includes(name)));
}

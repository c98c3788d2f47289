import ts from 'typescript';
import { parse } from '../sources.ts';

/**
 * The code of each story of a file as a product would write it, by export name: its imports, what it uses and the story itself,
 * without the story's metadata.
 */
export function codeOf(source: string, fileName = 'stories.tsx'): Record<string, string> {
  const file = parse(fileName, source);
  const declared = new Map<string, ts.Statement>();
  const stories: { name: string; statement: ts.VariableStatement; value: ts.Expression }[] = [];
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer, type } of statement.declarationList.declarations) {
        const isStory = type?.getText() === 'Story' && initializer;
        if (isStory) stories.push({ name: name.getText(), statement, value: initializer });
        for (const each of namesIn(name)) declared.set(each, statement);
      }
    if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name
    )
      declared.set(statement.name.text, statement);
  }
  return Object.fromEntries(
    stories.map(({ name, value }) => {
      const needed = neededBy(value, declared);
      const own = file.statements.filter((statement) => needed.statements.has(statement)).map((one) => one.getText());
      return [name, [...importsOf(file, needed.names), ...own, `${written(name, value)}`].join('\n\n')];
    }),
  );
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

/** The statements that something uses, directly or through other statements, and the names in them. */
function neededBy(start: ts.Node, declared: ReadonlyMap<string, ts.Statement>) {
  const names = new Set<string>();
  const statements = new Set<ts.Statement>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      names.add(node.text);
      const statement = declared.get(node.text);
      if (statement && !statements.has(statement)) {
        statements.add(statement);
        visit(statement);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(start);
  return { names, statements };
}

function importsOf(file: ts.SourceFile, names: ReadonlySet<string>): string[] {
  const lines = file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const from = (moduleSpecifier as ts.StringLiteral).text;
    const bindings = importClause?.namedBindings;
    if (from === '@ladle/react' || !bindings || !ts.isNamedImports(bindings)) return [];
    const used = bindings.elements.filter(({ name }) => names.has(name.text)).map((element) => element.getText());
    const line = `import { ${used.join(', ')} } from '${from}';`;
    if (used.length === 0) return [];
    return [line.length <= 100 ? line : `import {\n  ${used.join(',\n  ')},\n} from '${from}';`];
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}

/** For an arrow function that only returns: the returned expression. */
function written(name: string, value: ts.Expression): string {
  if (!ts.isArrowFunction(value) || ts.isBlock(value.body)) return `const ${name} = ${value.getText()};`;
  const { body } = value;
  const bare = ts.isParenthesizedExpression(body) ? body.expression : body;
  return dedented(bare);
}

/** Removes the indentation that the code has in its file. */
function dedented(node: ts.Node): string {
  const { text } = node.getSourceFile();
  const start = node.getStart();
  const indent = start - (text.lastIndexOf('\n', start) + 1);
  const before = text.slice(start - indent, start);
  const lines = node.getText().split('\n');
  return before.trim() === '' && indent > 0
    ? lines.map((line, index) => (index > 0 && line.startsWith(before) ? line.slice(indent) : line)).join('\n')
    : lines.join('\n');
}

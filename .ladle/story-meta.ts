import ts from 'typescript';
import { parse } from '../tools/sources.ts';

/** The metadata of each story of a file by its export name, in the file's order, which is that of the life cycle. */
export function storiesIn(source: string, fileName: string): Record<string, object> {
  const file = parse(fileName, source);
  const stories: Record<string, object> = {};
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, type } of statement.declarationList.declarations)
        if (type?.getText() === 'Story') stories[name.getText()] = {};
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) continue;
    const { left, right } = statement.expression;
    if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'meta') continue;
    stories[left.expression.getText()] = literal(right, fileName) as object;
  }
  return stories;
}

/** The value of a literal. */
function literal(node: ts.Expression, fileName: string): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword)
    return node.kind === ts.SyntaxKind.TrueKeyword;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return -Number(node.operand.getText());
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => literal(element, fileName));
  if (ts.isObjectLiteralExpression(node))
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw notLiteral(property, fileName);
        const { name } = property;
        return [ts.isStringLiteral(name) ? name.text : name.getText(), literal(property.initializer, fileName)];
      }),
    );
  throw notLiteral(node, fileName);
}

const notLiteral = (node: ts.Node, fileName: string) =>
  new Error(
    `${fileName}: ${node.getText()} in a story’s meta is no literal. The workbench reads meta without running the story: write the value.`,
  );

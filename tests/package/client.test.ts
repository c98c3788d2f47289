import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { consumer, files, read } from './installed';

/** React's exports that work in server components. */
const server: string[] = JSON.parse(
  (
    await promisify(execFile)(
      process.execPath,
      ['--conditions', 'react-server', '--print', `JSON.stringify(Object.keys(require('react')))`],
      { cwd: consumer },
    )
  ).stdout,
);

const modules = files.filter((path) => path.endsWith('.js'));
/** Testing code runs beside a rendered component, never in a server component. */
const isTesting = (path: string) => /^dist\/testing\b|\.testing\.js$/.test(path);
const isClient = (path: string) => read(path).startsWith('"use client"');

/** Why a module needs a client component; empty when it also works in a server component. */
function reasons(path: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.ESNext, true);
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      const bindings = node.importClause?.namedBindings;
      const names =
        bindings && ts.isNamedImports(bindings) ? bindings.elements.map((e) => (e.propertyName ?? e.name).text) : [];
      if (from === 'react') found.push(...names.filter((name) => !server.includes(name)));
      if (from === '@xstate/react' || from === 'react-dom') found.push(from);
      // An index only passes a hook on, and a server component may import that.
      if (from.startsWith('.') && !path.endsWith('/index.js'))
        found.push(...names.filter((name) => /^use[A-Z]/.test(name)));
    }
    if (isHandler(node) && !isAskedFor(node)) found.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(found)];
}

/** A function that a module passes to an element, or composes for it: it cannot be serialized by a server. */
const isHandler = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  /^on[A-Z]/.test(node.name.getText()) &&
  (ts.isArrowFunction(node.initializer) ||
    ts.isFunctionExpression(node.initializer) ||
    (ts.isCallExpression(node.initializer) && node.initializer.expression.getText() === 'composeEventHandlers')) &&
  ts.isCallExpression(node.parent.parent) &&
  /^jsxs?$/.test(node.parent.parent.expression.getText());

/** Whether it is created only if the product passed a function, which a server component cannot: `onChoose && …`. */
const isAskedFor = (node: ts.Node): boolean => {
  const { parent } = node;
  if (!parent) return false;
  const condition = ts.isConditionalExpression(parent)
    ? parent.condition
    : ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? parent.left
      : undefined;
  return (condition !== undefined && /^on[A-Z]\w*$/.test(condition.getText())) || isAskedFor(parent);
};

describe('"use client"', () => {
  test('is on every module that needs a client, and on no other', () => {
    expect(server).not.toContain('useState');
    const needing = modules.filter((path) => !isTesting(path) && reasons(path).length > 0);
    expect(modules.filter(isClient)).toEqual(needing);
  });

  test('is the first statement, where bundlers look for it', () => {
    const stamped = modules.filter((path) => /^\s*['"]use client['"];/m.test(read(path)));
    expect(stamped.length).toBeGreaterThan(0);
    expect(stamped.filter((path) => !isClient(path))).toEqual([]);
  });
});

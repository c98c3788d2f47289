import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { consumer } from './installed';

const path = join(consumer, 'wanted.tsx');
const text = readFileSync(path, 'utf8');
const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);

/** Each common task of a product developer, with the lines of code it takes: without imports and closing brackets. */
const wanted = source.statements.flatMap((statement) => {
  if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.length) return [];
  const name = ts.isFunctionDeclaration(statement)
    ? statement.name?.text
    : ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.name.getText()
      : undefined;
  return name
    ? [
        [
          name,
          statement
            .getText()
            .split('\n')
            .filter((line) => /\w/.test(line)).length,
        ] as const,
      ]
    : [];
});

test('lists the common tasks of product developers', () => {
  expect(wanted.length).toBeGreaterThanOrEqual(24);
});

test.each(wanted)('%s takes %i lines: no more than ten', (_, lines) => {
  expect(lines).toBeLessThanOrEqual(10);
});

test('no task uses a machine', () => {
  expect(text).not.toMatch(/\binspect\b|BehaviourProvider/);
});

import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { consumer } from './installed';

describe('the types of the package', () => {
  test.each([
    ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])('hold in a strict application, resolved as %s does', (_, module, moduleResolution) => {
    const program = ts.createProgram([join(consumer, 'main.tsx')], {
      module,
      moduleResolution,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedSideEffectImports: false,
      noEmit: true,
      types: [],
    });
    // Other packages' declarations are theirs to keep right: XState's do not pass `exactOptionalPropertyTypes`.
    const ours = program.getSourceFiles().filter(({ fileName }) => !/node_modules\/(?!@halloway\/)/.test(fileName));
    expect(ours.map(({ fileName }) => fileName).join()).toContain('@halloway/ui/dist/index.d.ts');
    const wrong = ours.flatMap((file) => ts.getPreEmitDiagnostics(program, file));
    expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});

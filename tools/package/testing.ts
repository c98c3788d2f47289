/** The page of `@halloway/ui/testing`: a handwritten guide, and its exports from the types. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { programOf } from '../sources';
import { readApi } from './api';

const ENTRY = 'src/testing.ts';

export function testingPage(): string {
  const api = readApi({
    program: programOf([ENTRY]),
    entries: [ENTRY],
    isOurFile: (path) => !path.includes('/node_modules/'),
    defaults: new Map(),
  });
  const exported = api.exportsOf(ENTRY).map(({ name, symbol }) => {
    const { flags } = symbol;
    const said = api.wordsOf(symbol);
    const isType = (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
    const isFunction = !isType && (flags & ts.SymbolFlags.Class) === 0 && isCalled(name);
    const members = isType ? api.typeIn(symbol).members : [];
    const lines = members.map((one) => {
      const text = `${one.name}${one.required ? '' : '?'}: ${one.type}`;
      return `- \`${text}\`${one.description ? `: ${one.description}` : ''}`;
    });
    const signature = isFunction ? `\`${api.signatureOf(symbol)}\`` : '';
    return [`### \`${name}${isFunction ? '()' : ''}\``, said, signature, lines.join('\n')].filter(Boolean).join('\n\n');
  });
  return `${readFileSync('tools/package/testing.md', 'utf8').trim()}\n\n## Exports\n\n${exported.join('\n\n')}\n`;

  function isCalled(name: string): boolean {
    const symbol = api.exportsOf(ENTRY).find((one) => one.name === name)?.symbol;
    const [declaration] = symbol?.declarations ?? [];
    return Boolean(
      symbol && declaration && api.checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures().length,
    );
  }
}

/** The page of `@halloway/ui/testing`: a handwritten guide, and its exports from the types. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { programOf } from '../sources';
import { readApi } from './api';
import { propIn } from './pages';

const ENTRY = 'src/testing.ts';

export function testingPage(): string {
  const api = readApi({ program: programOf([ENTRY]), entries: [ENTRY] });
  const exported = api.exportsOf(ENTRY).map(({ name, symbol }) => {
    const { flags } = symbol;
    const said = api.wordsOf(symbol);
    const isType = (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
    const isFunction = !isType && (flags & ts.SymbolFlags.Class) === 0 && api.callOf(symbol);
    const members = isType ? api.typeIn(symbol).members : [];
    const lines = members.map(propIn);
    const signature = isFunction ? `\`${api.signatureOf(symbol)}\`` : '';
    return [`### \`${name}${isFunction ? '()' : ''}\``, said, signature, lines.join('\n')].filter(Boolean).join('\n\n');
  });
  return `${readFileSync('tools/package/testing.md', 'utf8').trim()}\n\n## Exports\n\n${exported.join('\n\n')}\n`;
}

import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { parse } from '../../tools/sources.ts';

/** How often the stories, the examples and the site set a prop, by component and prop: `Button variant`. */
export function usesIn(root: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      for (const attribute of node.attributes.properties) {
        const use = `${node.tagName.getText()} ${attribute.name?.getText()}`;
        uses.set(use, (uses.get(use) ?? 0) + 1);
      }
    ts.forEachChild(node, count);
  };
  for (const folder of ['src', 'docs/examples', 'site'])
    for (const file of readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.tsx') && !file.includes('.test.')) count(parse(`${root}/${folder}/${file}`));
  return uses;
}

import type { Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** "4. Fees and payment" is `fees-and-payment`: numbers change when a section is inserted. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/^\d+\.\s+/, '')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Adds to a text's HTML: a stable id for every heading, the heading above as the name of every `Table`, and the list of h2s
 * as the export `headings`.
 */
export function rehypeOutline() {
  return (tree: Root) => {
    const headings: { id: string; title: string }[] = [];
    const taken = new Set<string>();
    let above = '';
    for (const node of tree.children as (Element | MdxJsxFlowElement)[]) {
      if (node.type === 'element' && /^h[2-4]$/.test(node.tagName)) {
        const title = textOf(node);
        above = idOf(title);
        if (taken.has(above)) throw new Error(`Two headings lead to #${above}; reword one: "${title}".`);
        taken.add(above);
        node.properties.id = above;
        if (node.tagName === 'h2') headings.push({ id: above, title });
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Table')
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'aria-labelledby', value: above });
    }
    tree.children.unshift(exportOf(headings));
  };
}

/** The syntax tree of `export const headings = …`. */
function exportOf(headings: readonly Record<string, string>[]) {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            { type: 'VariableDeclarator', id: { type: 'Identifier', name: 'headings' }, init: valueToEstree(headings) },
          ],
        },
      },
    ],
  };
  return { type: 'mdxjsEsm' as const, value: '', data: { estree } };
}

import type { Program } from 'estree';
import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

type Node = Root | Root['children'][number] | ElementContent;

const textOf = (node: Node): string =>
  'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : 'value' in node ? node.value : '';

/** "4. Fees and payment" is `fees-and-payment`: numbers change when a section is inserted. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/^\d+\.\s+/, '')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * Adds to a text's HTML: a stable id for every heading, components for JSX tables, named by the heading above, and the list
 * of h2s as the export `headings`.
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
      if (node.type === 'mdxJsxFlowElement' && node.name === 'table') {
        // Clears `_mdxExplicitJsx`: MDX does not map explicit JSX elements to `components`.
        node.data = {};
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'labelledBy', value: above });
      }
    }
    tree.children.unshift(exportOf(headings));
  };
}

/** The syntax tree of `export const headings = [{ id: '…', title: '…' }, …]`. */
function exportOf(headings: readonly Record<string, string>[]) {
  const literal = (value: string) => ({ type: 'Literal' as const, value });
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
            {
              type: 'VariableDeclarator',
              id: { type: 'Identifier', name: 'headings' },
              init: {
                type: 'ArrayExpression',
                elements: headings.map((heading) => ({
                  type: 'ObjectExpression',
                  properties: Object.entries(heading).map(([key, value]) => ({
                    type: 'Property',
                    kind: 'init',
                    method: false,
                    shorthand: false,
                    computed: false,
                    key: literal(key),
                    value: literal(value),
                  })),
                })),
              },
            },
          ],
        },
      },
    ],
  };
  return { type: 'mdxjsEsm' as const, value: '', data: { estree } };
}

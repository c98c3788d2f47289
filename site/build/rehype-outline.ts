import type { Program } from 'estree';
import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parseAst } from 'vite';

/** "4. Fees and payment" is `fees-and-payment`: numbers change when a section is inserted. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/^\d+\.\s+/, '')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const textOf = ({ children }: Element): string =>
  children
    .map((node: ElementContent) => (node.type === 'element' ? textOf(node) : 'value' in node ? node.value : ''))
    .join('');

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
    const estree = parseAst(`export const headings = ${JSON.stringify(headings)}`) as Program;
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } });
  };
}

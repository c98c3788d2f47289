import Link from 'next/link';
import { createElement } from 'react';
import { Disclosure } from './disclosure';

/** The routes of this application. */
const known = new Set(['/', '/about']);

/** The same elements from a server component; internal links are `next/link`, disclosures are client components. */
export function Tree({ nodes }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    const type = name === 'a' && known.has(props.href) ? Link : name === 'details' ? Disclosure : name;
    const key = `${index}`;
    return children.length > 0
      ? createElement(type, { key, ...props }, <Tree nodes={children} />)
      : createElement(type, { key, ...props });
  });
}

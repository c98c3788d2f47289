import Link from 'next/link';
import { createElement } from 'react';
import { Disclosure } from './disclosure';

/** The pages that this application has. */
const known = new Set(['/', '/about']);

/** The same elements from a server component; links between pages are Next's, what opens and closes is a client component. */
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

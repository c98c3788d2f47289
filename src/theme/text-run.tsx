import { createElement, Fragment, type ReactNode } from 'react';

/*
 * Browsers' translation takes each text out of the page and puts an element in its place. React then throws where it removes the
 * text, and changes one that nobody sees (react/react#11538). Only the sole text of an element is safe: React writes it anew.
 */

/** A text beside elements, in an element of its own. Elements stay as they are. */
export function TextRun({ children }: { children: ReactNode }): ReactNode {
  const content = withTextRuns(children);
  return isText(content) ? run(content) : content;
}

/**
 * All that an element contains, with adjacent texts as one: the sole text of the element, or in an element of its own. Spaces
 * between elements stay as they are: in a flex or grid container an element of spaces would take a place.
 */
export function withTextRuns(children: ReactNode): ReactNode {
  if (!Array.isArray(children) || !children.some(isText)) return children;
  if (children.every((child) => isText(child) || isEmpty(child))) return children.filter(isText).join('');
  // Each element keeps its position, and with it its state.
  const content: ReactNode[] = [];
  let first = -1;
  for (const [at, child] of children.entries()) {
    if (isText(child) && first < 0) first = at;
    content.push(isText(child) ? null : child);
    if (isText(child)) content[first] = `${content[first] ?? ''}${child}`;
    else if (!isEmpty(child)) first = -1;
  }
  const isWords = (child: ReactNode) => isText(child) && `${child}`.trim() !== '';
  return createElement(Fragment, null, ...content.map((child) => (isWords(child) ? run(child) : child)));
}

const run = (text: ReactNode) => (text === '' ? null : <span data-part="text-run">{text}</span>);

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint';

/** A node, or undefined if React renders nothing for it: also for a list of nothing, such as of errors that there are not. */
export const somethingOf = (node: ReactNode): ReactNode => (isNothing(node) ? undefined : node);

const isNothing = (node: ReactNode): boolean =>
  isEmpty(node) || node === '' || (Array.isArray(node) && node.every(isNothing));

/** Whether React renders nothing for a single node. */
const isEmpty = (node: ReactNode) => node === null || node === undefined || typeof node === 'boolean';

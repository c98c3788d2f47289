import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface PartProps {
  children?: ReactNode;
  scope?: string;
  role?: string | undefined;
  'data-label'?: string | undefined;
}
type Part = ReactElement<PartProps, string>;

const partsIn = (children: ReactNode) =>
  Children.toArray(children).filter((child): child is Part => isValidElement(child) && typeof child.type === 'string');

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : child))
    .join('');

/** What a table's columns are called, by the last row of its head; none where it has no head that can be read. */
export function columnsOf(children: ReactNode): string[] {
  const head = partsIn(children).find(({ type }) => type === 'thead');
  const row = partsIn(head?.props.children).at(-1);
  return partsIn(row?.props.children).map((cell) => textOf(cell.props.children).trim());
}

const roles: Record<string, string> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
};

/**
 * A table's content with what it needs where its rows are stacked: each value its column's name (`data-label`), and every
 * element its role in so many words, which some browsers take away from what is not laid out as a table.
 */
export function withLabels(children: ReactNode, columns: readonly string[]): ReactNode {
  let column = 0;
  return Children.map(children, (child) => {
    const [part] = partsIn(child);
    if (!part) return child;
    const { type, props } = part;
    if (type === 'th' || type === 'td') {
      const label = columns[column++];
      if (type === 'td') return cloneElement(part, { role: 'cell', 'data-label': label, ...props });
      return cloneElement(part, { role: props.scope === 'row' ? 'rowheader' : 'columnheader', ...props });
    }
    const role = roles[type];
    return role ? cloneElement(part, { role, ...props, children: withLabels(props.children, columns) }) : child;
  });
}

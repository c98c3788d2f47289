import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface PartProps {
  children?: ReactNode;
  scope?: string | undefined;
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

/** The column names, from the last row of the table's head; empty if the head cannot be read. */
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
 * Prepares a table for stacked rows: each value gets its column's name (`data-label`), and every element an explicit role,
 * because some browsers remove the native one with the table layout.
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

import type { StateValue } from 'xstate';

/**
 * Parses the name of a state: leaf paths with dots, parallel regions separated by a space. `open.submitting` is
 * `{ open: 'submitting' }`; `scroll.past menu.closed` is `{ scroll: 'past', menu: 'closed' }`.
 */
export function parseState(state: string): StateValue {
  const nest = (path: string[]): StateValue => {
    const [head = '', ...rest] = path;
    return rest.length === 0 ? head : { [head]: nest(rest) };
  };
  const regions = state.split(' ').map((region) => nest(region.split('.')));
  const [only] = regions;
  return regions.length === 1 && only !== undefined ? only : Object.assign({}, ...(regions as object[]));
}

/** The inverse: the name of a state, from its value. */
export function formatState(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) =>
      inner && typeof inner === 'object' && Object.keys(inner).length === 0
        ? key
        : `${key}.${formatState(inner as StateValue)}`,
    )
    .join(' ');
}

/** The type of the name. Parallel regions have too many combinations to list: their names are strings. */
export type StateName<Value> = Value extends string
  ? Value
  : { [Key in keyof Value]-?: Exclude<keyof Value, Key> extends never ? Path<Key, Value[Key]> : string }[keyof Value];

type Path<Key, Inner> = Key extends string ? `${Key}.${StateName<Inner>}` : never;

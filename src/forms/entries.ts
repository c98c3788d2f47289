/** The entries of objects by name. No side effects: machines import it. */

/** The entries that are kept. @internal */
export const filterEntries = <Entries extends object>(
  entries: Entries,
  isKept: (name: string, value: Entries[keyof Entries]) => unknown,
): Entries => Object.fromEntries(Object.entries(entries).filter(([name, value]) => isKept(name, value))) as Entries;

/** The entries of these names. @internal */
export const only = <Entries extends object>(entries: Entries, named: object): Entries =>
  filterEntries(entries, (name) => Object.hasOwn(named, name));

/** The entries with other values. @internal */
export const mapEntries = <Name extends string, Value, To>(
  entries: Readonly<Record<Name, Value>>,
  to: (value: Value, name: Name) => To,
): Record<Name, To> =>
  Object.fromEntries(Object.entries<Value>(entries).map(([name, value]) => [name, to(value, name as Name)])) as Record<
    Name,
    To
  >;

import type { Examples } from '../../src/testing/examples';

const modules = import.meta.glob<{ examples: Examples }>('../../src/behaviours/*/*.examples.ts', { eager: true });

const byName = new Map(
  Object.entries(modules).map(([path, { examples }]) => [path.split('/').at(-2) ?? '', examples] as const),
);

/** The examples that stand in a behaviour's folder. @throws when there are none. */
export function examplesOf(name: string): Examples {
  const found = byName.get(name);
  if (found) return found;
  throw new Error(
    `src/behaviours/${name} has no ${name}.examples.ts. Add it with an example of every event that carries data; ` +
      '`export const examples: Examples = { events: [] };` when none does.',
  );
}

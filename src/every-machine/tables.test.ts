import { describe, expect, test } from 'vitest';
import { actual, documented, type Tables } from '../testing/tables';
import { behaviours } from './behaviours.testing';

/** Filled cells only: an empty cell and a column without an entry are equivalent. */
const flat = (tables: Tables) =>
  [...tables]
    .flatMap(([region, rows]) =>
      [...rows].flatMap(([state, cells]) =>
        [...cells].filter(([, cell]) => cell !== '').map(([event, cell]) => `${region}: ${state} — ${event} → ${cell}`),
      ),
    )
    .sort();

const states = (tables: Tables) =>
  [...tables].flatMap(([region, rows]) => [...rows.keys()].map((row) => `${region}: ${row}`));

describe.each(behaviours)('$name', ({ name, machine, source }) => {
  test('has the id of its folder', () => {
    expect(machine.id).toBe(name);
  });

  test('documents every state, in the order of declaration', () => {
    expect(states(documented(source))).toEqual(states(actual(machine)));
  });

  test('does what each cell of its table says, and nothing else', () => {
    const table = flat(documented(source));
    expect(table.length).toBeGreaterThan(0);
    expect(flat(actual(machine))).toEqual(table);
  });

  test('has a column for every event', () => {
    const columns = [...documented(source).values()].flatMap((rows) =>
      [...rows.values()].flatMap((cells) => [...cells.keys()]),
    );
    const real = [...actual(machine).values()].flatMap((rows) =>
      [...rows.values()].flatMap((cells) => [...cells.keys()]),
    );
    expect(new Set(columns)).toEqual(new Set(real));
  });

  test('imports only xstate, machines and shared form modules', () => {
    const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    for (const from of imports)
      expect(from).toMatch(/^xstate$|^\.\/|^\.\.\/[a-z-]+\/[a-z-]+\.machine$|^\.\.\/\.\.\/forms\/[a-z-]+$/);
  });
});

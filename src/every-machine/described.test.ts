import { expect, test } from 'vitest';
import { behaviours as described } from '../testing/behaviours';
import { behaviours } from './behaviours.testing';

test.each(behaviours)('$name describes who causes each event of its machine, and how', ({ name, machine }) => {
  const file = `src/behaviours/${name}/${name}.testing.tsx`;
  const events = described[name]?.testing.events ?? {};
  const own = machine.events.filter((type: string) => !type.startsWith('xstate.'));
  const causes = ['gesture', 'keyboard', 'touch', 'pointer', 'by'] as const;
  expect(
    own.filter((type: string) => !causes.some((cause) => events[type]?.[cause])),
    `Describe these events under \`events\` in ${file}: by \`gesture\` what a person does, or by \`by\` that the product or the browser causes them`,
  ).toEqual([]);
  expect(
    Object.keys(events).filter((type) => !own.includes(type)),
    `The machine does not take these events any more: remove them from ${file}`,
  ).toEqual([]);
});

test.each(behaviours)('$name names only events of its machine as alternatives', ({ name, machine }) => {
  const events = Object.values(described[name]?.testing.events ?? {});
  const named = events.flatMap(({ instead }) => instead ?? []);
  expect(named.filter((type) => !machine.events.includes(type))).toEqual([]);
});

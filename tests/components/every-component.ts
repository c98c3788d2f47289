import { componentsWith, type Fixture, fixtures as here, type PROVIDER } from './fixtures';

const drivers = import.meta.glob<{ fixtures?: Readonly<Record<string, Fixture<never>>> }>(
  '../../src/behaviours/*/*.driver.tsx',
  { eager: true },
);

/** The fixtures that stand in fixtures.tsx, and those that behaviours bring in their own folders. */
export const fixtures: Readonly<Record<string, Fixture<never> | typeof PROVIDER>> = Object.assign(
  {},
  here,
  ...Object.values(drivers).map(({ fixtures }) => fixtures),
);

export const components = componentsWith(fixtures);

/**
 * Every public component with its fixture, from its folder's `NAME.testing.tsx`. Content of the product is marked
 * `data-product`.
 */
import * as ui from '@halloway/ui';
import type { ComponentType } from 'react';
import { behaviours } from '../testing/behaviours';
import { type Fixture, PROVIDER } from '../testing/description';
import { fixturesInFolders } from './folders.testing';

export { type Fixture, PROVIDER };

const pascalCase = (name: string) => name.replace(/(^|-)(.)/g, (_, _dash, letter: string) => letter.toUpperCase());

const ofBehaviours = Object.fromEntries(
  Object.entries(behaviours).flatMap(([name, { testing }]) => {
    const props = typeof testing.props === 'function' ? testing.props(ui) : testing.props;
    const parts = typeof testing.parts === 'function' ? testing.parts(ui) : {};
    return [[pascalCase(name), { ...testing, props }], ...Object.entries(parts)];
  }),
);

/** By component. */
export const fixtures: Readonly<Record<string, Fixture | typeof PROVIDER | undefined>> = {
  ...ofBehaviours,
  ...(fixturesInFolders as Record<string, never>),
  BehaviourProvider: PROVIDER,
  TextsProvider: PROVIDER,
};

export interface Component {
  name: string;
  Component: ComponentType<Record<string, unknown>>;
  /** Undefined where there is none yet. */
  fixture: Fixture | typeof PROVIDER | undefined;
}

/** Every exported component, with its fixture. */
export const components: Component[] = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error))
  .map(([name, value]) => ({ name, Component: value as never, fixture: fixtures[name] }));

/** The components that render something, with their fixtures. */
export const rendered = components.flatMap(({ name, Component, fixture }) =>
  fixture && fixture !== PROVIDER ? [{ name, Component, fixture }] : [],
);

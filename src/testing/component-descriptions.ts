import type { ComponentType } from 'react';
import { mergeTexts } from '../behaviours/texts';
import { behaviours } from './behaviours';
import { modules } from './components';
import type { AnyTesting, Words } from './description';

/** A behaviour's description with its component. */
export interface Driver extends AnyTesting {
  // biome-ignore lint/suspicious/noExplicitAny: each component has its own props
  Component: ComponentType<any>;
  props: Record<string, unknown>;
  /** Its English texts. */
  texts: Words;
}

type Texts = Record<string, unknown>;

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const moduleOf = (name: string) => (modules as Readonly<Record<string, Texts>>)[name] ?? {};
/** The texts that a behaviour's folder exports, if any. */
const textsOf = (name: string) => (moduleOf(name)[`${camelCase(name)}Texts`] ?? {}) as Texts;

function driverOf(name: string, testing: AnyTesting): Driver {
  const component = camelCase(name).replace(/^./, (letter) => letter.toUpperCase());
  const props: Texts = typeof testing.props === 'function' ? testing.props(moduleOf(name)) : testing.props;
  const texts = [...(testing.textsOf ?? []), name].reduce((merged, one) => mergeTexts(merged, textsOf(one)), {});
  return {
    ...testing,
    Component: moduleOf(name)[component] as Driver['Component'],
    props,
    texts: mergeTexts(texts, props.texts as object | undefined),
  };
}

/** Every behaviour's driver, by folder name. */
export const drivers: Readonly<Record<string, Driver>> = Object.fromEntries(
  Object.entries(behaviours).map(([name, { testing }]) => [name, driverOf(name, testing)]),
);

/** The behaviour of a component. @throws if it has none. */
export function behaviourOf(Component: unknown): string {
  for (const [name, driver] of Object.entries(drivers)) if (driver.Component === Component) return name;
  const known = Object.values(drivers).map((driver) => driver.Component.name);
  throw new Error(
    `${(Component as { name?: string } | undefined)?.name ?? String(Component)} has no behaviour to test by its states. ` +
      `Give one of these, from '@halloway/ui' or its own entry: ${known.join(', ')}.`,
  );
}

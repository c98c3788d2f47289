import { mergeTexts } from '../behaviours/texts';
import { behaviours } from './behaviours';
import { modules } from './components';
import type { AnyComponent, AnyTesting, Words } from './description';

/** A behaviour's description with its component. */
export interface ComponentDescription extends AnyTesting {
  Component: AnyComponent;
  props: Record<string, unknown>;
  /** Its English texts. */
  texts: Words;
}

type Texts = Record<string, unknown>;

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const moduleOf = (name: string) => (modules as Readonly<Record<string, Texts>>)[name] ?? {};
/** The texts that a behaviour's folder exports, if any. */
export const textsOf = (name: string) => (moduleOf(name)[`${camelCase(name)}Texts`] ?? {}) as Texts;

function describeComponent(name: string, testing: AnyTesting): ComponentDescription {
  const component = camelCase(name).replace(/^./, (letter) => letter.toUpperCase());
  const props: Texts = typeof testing.props === 'function' ? testing.props(moduleOf(name)) : Object(testing.props);
  const texts = [...(testing.textsOf ?? []), name].reduce((merged, one) => mergeTexts(merged, textsOf(one)), {});
  return {
    ...testing,
    Component: moduleOf(name)[component] as ComponentDescription['Component'],
    props,
    texts: mergeTexts(texts, props.texts as object | undefined),
  };
}

/** Every behaviour's description, by folder name. */
export const componentDescriptions: Readonly<Record<string, ComponentDescription>> = Object.fromEntries(
  Object.entries(behaviours).map(([name, { testing }]) => [name, describeComponent(name, testing)]),
);

/** The behaviour of a component. @throws if it has none. */
export function behaviourOf(Component: unknown): string {
  for (const [name, description] of Object.entries(componentDescriptions))
    if (description.Component === Component) return name;
  const known = Object.values(componentDescriptions).map((description) => description.Component.name);
  throw new Error(
    `${(Component as { name?: string } | undefined)?.name ?? String(Component)} has no state machine. ` +
      `Pass one of these components of '@halloway/ui': ${known.join(', ')}.`,
  );
}

import type { AnyStateMachine } from 'xstate';
import { behaviours } from './behaviours';
import { examplesIn } from './description';
import type { Examples } from './examples';

export interface Model {
  machine: AnyStateMachine;
  examples: Examples;
}

/** Every behaviour without its view, by folder name, which is the machine's id. */
export const models: Readonly<Record<string, Model>> = Object.fromEntries(
  Object.entries(behaviours).map(([name, { machine, testing }]) => [name, { machine, examples: examplesIn(testing) }]),
);

/** The model of a behaviour. @throws if there is none of that name. */
export function modelNamed(name: string): Model {
  const model = models[name];
  if (model) return model;
  throw new Error(`There is no behaviour "${name}". Use one of: ${Object.keys(models).join(', ')}.`);
}

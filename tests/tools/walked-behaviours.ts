import { drivers } from '../../src/testing/component-descriptions';
import { models } from '../../src/testing/models';
import { type Driven, pathsOf } from '../../src/testing/paths';

/** Every behaviour, with all its paths. */
export const driven: Driven[] = Object.entries(drivers).flatMap(([name, driver]) => {
  const model = models[name];
  return model ? [{ name, ...model, driver, paths: pathsOf(model.machine, model.examples, driver) }] : [];
});

import { drivers } from '../../src/testing/drivers';
import { modelNamed } from '../../src/testing/models';
import { type Driven, pathsOf } from '../../src/testing/paths';
import { behaviours } from './behaviours';

/** Every behaviour that has a driver, with all its paths. */
export const driven: Driven[] = behaviours.flatMap(({ name, machine }) => {
  const driver = drivers[name];
  const examples = modelNamed(name).examples;
  return driver ? [{ name, machine, examples, driver, paths: pathsOf(machine, examples, driver) }] : [];
});

import type { AnyStateMachine } from 'xstate';
import type { Driver } from '../../src/testing/driver';
import { type Path, pathsOf } from '../../src/testing/paths';
import { behaviours } from './behaviours';
import { examplesOf } from './examples';

const modules = import.meta.glob<{ driver: Driver }>('../../src/behaviours/*/*.driver.tsx', { eager: true });

/** A behaviour, the hands that drive it, and all ways that they can go. */
export interface Driven {
  name: string;
  machine: AnyStateMachine;
  driver: Driver;
  paths: Path[];
}

/** Every behaviour whose folder has a driver, with all its paths. */
export const driven: Driven[] = behaviours.flatMap(({ name, machine }) => {
  const driver = modules[`../../src/behaviours/${name}/${name}.driver.tsx`]?.driver;
  return driver ? [{ name, machine, driver, paths: pathsOf(machine, examplesOf(name), driver) }] : [];
});

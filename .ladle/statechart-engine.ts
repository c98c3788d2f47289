import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../src/testing/chart';
import { type Direction, type Drawing, type Engine, layOut } from './statechart/layout';

let engine: Promise<Engine> | undefined;

/** Loads ELK, which is large and slow, on demand and in a worker. */
const startEngine = () =>
  Promise.all([import('elkjs/lib/elk-api'), import('elkjs/lib/elk-worker.min.js?worker')]).then(
    ([{ default: Elk }, { default: Thread }]) => new Elk({ workerFactory: () => new Thread() }),
  );

const drawings = new Map<string, Promise<Drawing>>();

/** The laid-out statechart of a machine, cached per direction. */
export function drawingOf(machine: AnyStateMachine, direction: Direction): Promise<Drawing> {
  const chart = chartOf(machine);
  const key = `${direction} ${JSON.stringify(chart)}`;
  engine ??= startEngine();
  const drawing = drawings.get(key) ?? engine.then((ready) => layOut(chart, ready, direction));
  drawings.set(key, drawing);
  return drawing;
}

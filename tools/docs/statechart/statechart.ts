import { pathToFileURL } from 'node:url';
import Elk from 'elkjs/lib/elk.bundled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { chartOf } from '../../../src/testing/chart';
import { withGenerated } from '../generated';
import { Chart } from './chart';
import { type Drawing, layOut } from './layout';
import { readmeColors } from './style';

const elk = new Elk();

/** The machine that a behaviour's folder exports. @throws if there is none. */
export async function machineIn(path: string, name: string): Promise<AnyStateMachine> {
  const module = await import(pathToFileURL(`${path}/${name}.machine.ts`).href);
  const machine = Object.values(module).find((value): value is AnyStateMachine => value instanceof StateMachine);
  if (!machine) throw new Error(`${name}.machine.ts exports no machine. Export one, named ${name}Machine.`);
  return machine;
}

/** Where everything in the statechart of a machine stands. */
export const drawingOf = (machine: AnyStateMachine): Promise<Drawing> => layOut(chartOf(machine), elk);

/** The statechart of a machine as an SVG file with light and dark colors. */
export async function statechartOf(machine: AnyStateMachine): Promise<string> {
  const drawing = await drawingOf(machine);
  return `${renderToStaticMarkup(createElement(Chart, { drawing, colors: readmeColors }))}\n`;
}

/** The readme with its machine's statechart under "States". */
export const withStatechart = (readme: string, id: string) =>
  withGenerated(readme, 'statechart', 'States', `![Statechart of ${id}](statechart.svg)`);

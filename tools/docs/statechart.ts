import Elk from 'elkjs/lib/elk.bundled.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { Chart } from '../../.ladle/statechart/chart';
import { layOut } from '../../.ladle/statechart/layout';
import { changedRules, readmeColors } from '../../.ladle/statechart/style';
import { chartOf } from '../../src/testing/chart';
import { withGenerated } from './generated';

const elk = new Elk();

/** The statechart of a machine as an SVG file with light and dark colors. */
export async function statechartOf(machine: AnyStateMachine): Promise<string> {
  const drawing = await layOut(chartOf(machine), elk);
  return `${renderToStaticMarkup(createElement(Chart, { drawing, colors: readmeColors }))}\n`;
}

/** The same with some transitions highlighted, by their keys. */
export async function drawingWith(machine: AnyStateMachine, lit: ReadonlySet<string>): Promise<string> {
  const drawing = await layOut(chartOf(machine), elk);
  return `${renderToStaticMarkup(createElement(Chart, { drawing, lit, colors: `${readmeColors}${changedRules}` }))}\n`;
}

/** The readme with its machine's statechart under "States". */
export const withStatechart = (readme: string, id: string) =>
  withGenerated(readme, 'statechart', 'States', `![Statechart of ${id}](statechart.svg)`);

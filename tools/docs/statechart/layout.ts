/** Positions a chart with ELK's layered layout, without overlaps. */
import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { type Chart, type ChartArrow, type ChartState, type Happening, START } from '../../../src/testing/chart';
import { textWidth } from './text-width';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line of text; `x` and `y` are its left edge and vertical center. */
export interface Line {
  x: number;
  y: number;
  width: number;
  text: string;
}

export interface DrawnHappening extends Happening {
  box: Box;
  line: Line;
}

export interface DrawnState {
  path: string;
  kind: ChartState['kind'];
  /** Whether it contains other states. */
  holds: boolean;
  box: Box;
  name: Line;
  stays: DrawnHappening[];
}

export interface DrawnArrow {
  from: string;
  to: string;
  /** The corners, from start to end. */
  points: { x: number; y: number }[];
  happenings: DrawnHappening[];
}

export interface Drawing {
  name: string;
  width: number;
  height: number;
  /** Outer states before inner ones. */
  states: DrawnState[];
  starts: { path: string; x: number; y: number }[];
  arrows: DrawnArrow[];
}

export const NAME_SIZE = 14;
export const LABEL_SIZE = 13;
export const DOT = 5;
const ROW = 20;
const PAD = 10;
const MARGIN = 1;

export async function layOut(chart: Chart, engine: ELK): Promise<Drawing> {
  const order = every(chart.machine).map(({ path }) => path);
  const root = await engine.layout({
    id: '\u2218',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.padding': padding(MARGIN, MARGIN),
    },
    children: [toElk(chart.machine)],
    edges: chart.arrows.map((arrow, index) => arrowToElk(arrow, index, order)),
  });
  return toDrawing(chart, root);
}

const padding = (top: number, around: number) => `[top=${top},left=${around},bottom=${around},right=${around}]`;

const idOf = (path: string) => path || '\u2205';

const spacing: LayoutOptions = {
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

function toElk(state: ChartState): ElkNode {
  const head = ROW + PAD + state.stays.length * ROW;
  const wide = Math.max(
    textWidth(state.name, NAME_SIZE, 600),
    ...state.stays.map(({ text }) => textWidth(text, LABEL_SIZE)),
  );
  const width = Math.ceil(wide + 2 * PAD);
  if (state.children.length === 0) return { id: idOf(state.path), width, height: head };
  const begins = state.children.some(({ kind }) => kind !== 'region');
  return {
    id: idOf(state.path),
    layoutOptions: {
      ...spacing,
      'elk.padding': padding(head + PAD, 2 * PAD),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head})`,
    },
    children: [
      ...(begins ? [{ id: `${idOf(state.path)}${START}`, width: 2 * DOT, height: 2 * DOT }] : []),
      ...state.children.map(toElk),
    ],
  };
}

function arrowToElk({ from, to, happenings }: ChartArrow, index: number, order: readonly string[]): ElkExtendedEdge {
  const start = from.endsWith(START);
  const forward = order.indexOf(from) < order.indexOf(to);
  return {
    id: `arrow ${index}`,
    sources: [start ? `${idOf(from.slice(0, -START.length))}${START}` : idOf(from)],
    targets: [idOf(to)],
    // Top to bottom from the initial state, in the order in which the machine declares the states.
    layoutOptions: { 'elk.layered.priority.direction': start ? '20' : forward ? '10' : '0' },
    labels:
      happenings.length === 0
        ? []
        : [
            {
              id: `label ${index}`,
              text: ' ',
              layoutOptions: { 'elk.edgeLabels.inline': 'true' },
              width: Math.ceil(Math.max(...happenings.map(({ text }) => textWidth(text, LABEL_SIZE))) + 2 * PAD),
              height: happenings.length * ROW,
            },
          ],
  };
}

function toDrawing({ machine, arrows }: Chart, root: ElkNode): Drawing {
  const nodes = new Map(all(root).map((node) => [node.id, node]));
  const states = every(machine).map((state): DrawnState => {
    const box = boxOf(nodes.get(idOf(state.path)));
    const width = textWidth(state.name, NAME_SIZE, 600);
    const top = { x: box.x + PAD, y: box.y + PAD / 2 + ROW / 2 };
    const middle = state.children.length === 0 && state.stays.length === 0 ? (box.width - width) / 2 - PAD : 0;
    return {
      path: state.path,
      kind: state.kind,
      holds: state.children.length > 0,
      box,
      name: { x: top.x + middle, y: top.y, width, text: state.name },
      stays: state.stays.map((happening, row) => {
        const wide = Math.min(box.width - 4, textWidth(happening.text, LABEL_SIZE) + 2 * (PAD - 2));
        return rowOf(happening, row + 1, { ...box, x: box.x + 2, width: wide, y: box.y + PAD / 2 }, PAD - 2);
      }),
    };
  });
  const edges = root.edges ?? [];
  return {
    name: machine.name,
    width: Math.ceil((root.width ?? 0) + MARGIN),
    height: Math.ceil((root.height ?? 0) + MARGIN),
    states,
    starts: [...nodes.values()]
      .filter(({ id }) => id.endsWith(START))
      .map(({ id, x = 0, y = 0 }) => ({ path: id.slice(0, -START.length), x: x + DOT, y: y + DOT })),
    arrows: arrows.map(({ from, to, happenings }, index) => {
      const edge = edges[index];
      const label = boxOf(edge?.labels?.[0]);
      return {
        from,
        to,
        points: (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
          startPoint,
          ...bendPoints,
          endPoint,
        ]),
        happenings: happenings.map((happening, row) => rowOf(happening, row, label)),
      };
    }),
  };
}

/** Stacks the rows of a label. */
function rowOf(happening: Happening, row: number, around: Box, indent = PAD): DrawnHappening {
  const y = around.y + row * ROW;
  const width = textWidth(happening.text, LABEL_SIZE);
  return {
    ...happening,
    box: { x: around.x, y, width: around.width, height: ROW },
    line: { x: around.x + indent, y: y + ROW / 2, width, text: happening.text },
  };
}

const all = (node: ElkNode): ElkNode[] => (node.children ?? []).flatMap((child) => [child, ...all(child)]);
const every = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(every)];

function boxOf(shape: { x?: number; y?: number; width?: number; height?: number } | undefined): Box {
  const { x = 0, y = 0, width = 0, height = 0 } = shape ?? {};
  return { x, y, width, height };
}

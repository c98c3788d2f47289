/** A machine as nodes and edges, before layout. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A transition as it is labeled in a state. */
export interface Happening {
  /** The key of the machine's transition: `idle|press|0`. */
  key: string;
  /** `submit [valid]`, `after 2 s`; for a transition that stays, with its actions: `type / fill`. */
  text: string;
}

export interface ChartState {
  /** Its dotted path, as stories name it; the machine itself is ''. */
  path: string;
  name: string;
  kind: 'machine' | 'state' | 'region' | 'final';
  /** Transitions that do not leave the state. */
  stays: Happening[];
  children: ChartState[];
}

/** An edge with all its transitions. */
export interface ChartArrow {
  /** Paths of states. The initial dot of a state is its path and `START`. */
  from: string;
  to: string;
  happenings: Happening[];
}

export interface Chart {
  machine: ChartState;
  arrows: ChartArrow[];
}

/** The dot that marks the initial state of a compound state. */
export const START = '\u2022';

export function chartOf(machine: AnyStateMachine): Chart {
  return { machine: stateOf(machine.root, machine), arrows: arrowsOf(machine.root, machine) };
}

const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];
const pathOf = (node: AnyStateNode) => node.path.join('.');

function stateOf(node: AnyStateNode, machine: AnyStateMachine): ChartState {
  const staying = transitionsOf(node).filter(({ transition: { target } }) => !target?.[0]);
  return {
    path: pathOf(node),
    name: node === machine.root ? machine.id : node.key,
    kind:
      node === machine.root
        ? 'machine'
        : node.parent?.type === 'parallel'
          ? 'region'
          : node.type === 'final'
            ? 'final'
            : 'state',
    stays: staying.map(({ key, transition }) => ({
      key,
      text: `${label(transition, machine)} / ${actionsOf(transition)}`,
    })),
    children: childrenOf(node).map((child) => stateOf(child, machine)),
  };
}

/** All edges from a node and its descendants; there is one between two states. */
function arrowsOf(node: AnyStateNode, machine: AnyStateMachine): ChartArrow[] {
  const byTarget = new Map<string, Happening[]>();
  for (const { key, transition } of transitionsOf(node)) {
    const target = transition.target?.[0];
    if (!target) continue;
    const to = pathOf(target);
    byTarget.set(to, [...(byTarget.get(to) ?? []), { key, text: label(transition, machine) }]);
  }
  const first = node.initial?.target[0];
  return [
    ...(first ? [{ from: `${pathOf(node)}${START}`, to: pathOf(first), happenings: [] }] : []),
    ...[...byTarget].map(([to, happenings]) => ({ from: pathOf(node), to, happenings })),
    ...childrenOf(node).flatMap((child) => arrowsOf(child, machine)),
  ];
}

/** The key of a transition in its machine. */
export const keyOf = ({ source, eventType }: AnyTransitionDefinition, index: number) =>
  `${pathOf(source)}|${eventType}|${index}`;

/** Transitions that do something: a forbidden one only stops the event from reaching ancestors. */
const transitionsOf = (node: AnyStateNode) =>
  [...node.transitions.values(), node.always ?? []]
    .flatMap((alternatives) => alternatives.map((transition, index) => ({ key: keyOf(transition, index), transition })))
    .filter(({ transition: { target, actions } }) => (target?.length ?? 0) > 0 || actions.length > 0);

function label(transition: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const guard = nameOf(transition.guard);
  const all = transition.eventType
    ? (transition.source.transitions.get(transition.eventType) ?? [])
    : (transition.source.always ?? []);
  const otherwise = !guard && all.length > 1 ? 'else' : '';
  return [eventName(transition, machine), guard || otherwise ? `[${guard || otherwise}]` : '']
    .filter(Boolean)
    .join(' ');
}

function eventName({ eventType, source }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const [, kind, name = '', ...rest] = eventType.split('.');
  if (!eventType.startsWith('xstate.')) return eventType;
  if (kind === 'after') return `after ${duration(name, machine)}`;
  const several = source.invoke.length > 1 ? ` ${rest.join('.')}` : '';
  return kind === 'done' || kind === 'error' ? `${kind}${name === 'actor' ? several : ''}` : eventType;
}

/** A delay in words; a computed one by its name. */
function duration(name: string, machine: AnyStateMachine): string {
  const ms = machine.implementations.delays[name] ?? Number(name);
  if (typeof ms !== 'number' || Number.isNaN(ms)) return name;
  return ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`;
}

const nameOf = (implementation: unknown) =>
  typeof implementation === 'string' ? implementation : (((implementation ?? {}) as { type?: string }).type ?? '');

const actionsOf = ({ actions }: AnyTransitionDefinition) =>
  actions.map((action) => nameOf(action) || 'does').join(', ');

interface WayOut extends Happening {
  /** The path of its target; empty if the state stays. */
  to: string;
}

/** Every transition of a state, as stories name it, and of the states around it. */
export function waysOutOf(machine: AnyStateMachine, state: string): WayOut[] {
  const { machine: root, arrows } = chartOf(machine);
  const leaves = state.split(' ');
  const isCurrent = (path: string) => path === '' || leaves.some((leaf) => `${leaf}.`.startsWith(`${path}.`));
  const nodes = (node: ChartState): ChartState[] => [node, ...node.children.flatMap(nodes)];
  return [
    ...arrows
      .filter(({ from }) => isCurrent(from))
      .flatMap(({ to, happenings }) => happenings.map((one) => ({ ...one, to }))),
    ...nodes(root)
      .filter(({ path }) => isCurrent(path))
      .flatMap(({ stays }) => stays.map((one) => ({ ...one, to: '' }))),
  ];
}

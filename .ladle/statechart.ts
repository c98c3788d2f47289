import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export interface StatechartOptions {
  /** The states to light: leaf paths as a story's meta names them, `open.submitting`. */
  lit?: readonly string[];
  /** One parallel region of the machine, alone. Default: all there is. */
  region?: string;
}

/** The machine as a Mermaid state diagram. A pure function, so that readmes and the panel draw the same picture. */
export function toMermaid(machine: AnyStateMachine, { lit = [], region = '' }: StatechartOptions = {}): string {
  const root = machine.root.states[region] ?? machine.root;
  // The regions of a machine stand side by side: Mermaid has dividers for them inside a state only, and wide ones.
  const inner = root.type === 'parallel' ? regions(root, machine, []) : body(root, machine);
  const lights = leavesOf(root).filter((leaf) => lit.includes(leaf.path.join('.')));
  return [
    'stateDiagram-v2',
    ...indent([...inner, ...(lights.length > 0 ? [`class ${lights.map(idOf).join(',')} lit`] : [])]),
  ].join('\n');
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const childrenOf = (node: AnyStateNode) => Object.values(node.states) as AnyStateNode[];
const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).length === 0 ? [node] : childrenOf(node).flatMap(leavesOf);

/** Words that begin a statement of Mermaid's, and so cannot name a state. */
const taken = new Set(['state', 'note', 'end', 'class', 'classDef', 'direction', 'style', 'default', 'as', 'click']);

function idOf(node: AnyStateNode): string {
  const id = (node.path.length === 0 ? [node.key] : node.path).join('_').replace(/\W/g, '_');
  return taken.has(id) ? `${id}_` : id;
}

function body(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const start = node.initial?.target[0];
  return [
    ...(start ? [`[*] --> ${idOf(start)}`] : []),
    ...childrenOf(node).flatMap((child) => declaration(child, machine)),
    ...arrowsWithin(node, machine),
    ...(node === machine.root ? arrowsFromEverywhere(node, machine) : []),
  ];
}

function regions(node: AnyStateNode, machine: AnyStateMachine, divider = ['--']): string[] {
  return childrenOf(node).flatMap((region, index) => [
    ...(index > 0 ? divider : []),
    ...declaration(region, machine),
    ...arrows(region, machine, () => true),
  ]);
}

/**
 * The arrows that belong into the body of a node: from anything inside it to anything inside it, and not both inside the
 * same child. Drawn any deeper, Mermaid would take the target for a state of that child.
 */
function arrowsWithin(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const childOf = (inner: AnyStateNode | undefined) => childrenOf(node).find((child) => isWithin(inner, child));
  return insideOf(node).flatMap((source) =>
    arrows(source, machine, ({ target }) => {
      const to = childOf(target?.[0]);
      return to !== undefined && (to !== childOf(source) || to === source);
    }),
  );
}

const insideOf = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...insideOf(child)]);

const isWithin = (node: AnyStateNode | undefined, around: AnyStateNode): boolean =>
  node !== undefined && (node === around || isWithin(node.parent, around));

function declaration(node: AnyStateNode, machine: AnyStateMachine): string[] {
  const id = idOf(node);
  const inside = node.type === 'parallel' ? regions(node, machine) : node.initial ? body(node, machine) : [];
  const staying = (inside.length > 0 ? [] : stayingOf(node)).map(
    (transition) => `${id}: ${label(transition, machine)} / ${actionsOf(transition)}`,
  );
  // The first thing said of a state is its title, so one that says more is named first.
  const name = id === node.key && staying.length === 0 ? [] : [`state "${node.key}" as ${id}`];
  if (inside.length > 0) return [`${name[0] ?? `state ${id}`} {`, ...indent(inside), '}'];
  const end = node.type === 'final' ? [`${id} --> [*]`] : [];
  // A lone name is declared too: a state without an arrow would be missing from the picture.
  return [...(name.length > 0 ? name : [id]), ...staying, ...end];
}

/** The arrows that leave a node and belong here, those between the same two states as one. */
function arrows(
  node: AnyStateNode,
  machine: AnyStateMachine,
  belongs: (transition: AnyTransitionDefinition) => boolean,
  from = idOf(node),
): string[] {
  const labels = new Map<string, string[]>();
  for (const transition of transitionsOf(node)) {
    const target = transition.target?.[0];
    if (!target || !belongs(transition)) continue;
    const to = idOf(target);
    labels.set(to, [...(labels.get(to) ?? []), label(transition, machine)]);
  }
  return [...labels].map(([to, names]) => `${from} --> ${to}: ${[...new Set(names)].join(', ')}`);
}

/** What the root handles, every state of its first level handles. */
const arrowsFromEverywhere = (root: AnyStateNode, machine: AnyStateMachine) =>
  transitionsOf(root).length === 0
    ? []
    : childrenOf(root).flatMap((child) => arrows(root, machine, () => true, idOf(child)));

/** Transitions that do something: a forbidden one only keeps the event from the states around. */
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].filter(
    ({ target, actions }) => (target?.length ?? 0) > 0 || actions.length > 0,
  );

/** What a state does without leaving: its own, and what the states around it do for events that it has no answer to. */
function stayingOf(node: AnyStateNode, answered: ReadonlySet<string> = new Set()): AnyTransitionDefinition[] {
  const own = transitionsOf(node).filter(({ target, eventType }) => !target?.[0] && !answered.has(eventType));
  const around = node.parent ? stayingOf(node.parent, new Set([...answered, ...node.transitions.keys()])) : [];
  return [...own, ...around];
}

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

/** A delay as a reader says it; one that is computed goes by its name. */
function duration(name: string, machine: AnyStateMachine): string {
  const ms = machine.implementations.delays[name] ?? Number(name);
  if (typeof ms !== 'number' || Number.isNaN(ms)) return name;
  return ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`;
}

const nameOf = (implementation: unknown) =>
  typeof implementation === 'string' ? implementation : (((implementation ?? {}) as { type?: string }).type ?? '');

const actionsOf = ({ actions }: AnyTransitionDefinition) =>
  actions.map((action) => nameOf(action) || 'does').join(', ');

/** The line of a readme after which its statechart stands. */
export const marker = '<!-- statechart: generated by `npm run docs` -->';

/**
 * The readme with the statechart of its machine between the marker and the next heading.
 * @throws when it has no marker to draw at.
 */
export function withStatechart(readme: string, machine: AnyStateMachine): string {
  const [before, after] = readme.split(marker);
  if (after === undefined)
    throw new Error(
      `The readme of ${machine.id} has no place for its statechart. Add the line ${marker} under "## States".`,
    );
  const rest = after.search(/^#/m);
  return `${before}${marker}\n\n\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\`\n${rest < 0 ? '' : `\n${after.slice(rest)}`}`;
}

/** The order in which a machine reaches its states. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';

const ranks = new Map<AnyStateMachine, ReadonlyMap<string, number>>();

/** The rank of each leaf state: the initial ones, then those that one transition reaches, then those that two reach, and so on. */
function ranksOf(machine: AnyStateMachine): ReadonlyMap<string, number> {
  const known = ranks.get(machine);
  if (known) return known;
  const result = new Map<string, number>();
  let level = leavesOf(machine.root);
  while (level.length > 0) {
    // Those that are equally far are in the order of the machine.
    level.sort((a, b) => a.order - b.order);
    for (const leaf of level) result.set(pathOf(leaf), result.size);
    const next = new Set(level.flatMap(targetsOf).flatMap(leavesOf));
    level = [...next].filter((leaf) => !result.has(pathOf(leaf)));
  }
  ranks.set(machine, result);
  return result;
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

/** The leaf states that are entered with a state. */
function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const inner = node.type === 'parallel' ? Object.values<AnyStateNode>(node.states) : (node.initial?.target ?? []);
  return inner.length > 0 ? inner.flatMap(leavesOf) : [node];
}

/** The targets of the transitions of a state and of the states around it. */
function targetsOf(node: AnyStateNode): readonly AnyStateNode[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ target }) => target ?? []);
  return node.parent ? [...own, ...targetsOf(node.parent)] : own;
}

/** Compares two states, as stories name them. */
export function byLifeCycle(machine: AnyStateMachine, a: string, b: string): number {
  const rank = (leaf: string) => ranksOf(machine).get(leaf) ?? Number.POSITIVE_INFINITY;
  const others = b.split(' ');
  for (const [at, leaf] of a.split(' ').entries()) {
    const difference = rank(leaf) - rank(others[at] ?? '');
    if (difference) return difference;
  }
  return 0;
}

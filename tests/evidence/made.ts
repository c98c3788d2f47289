/** Which transitions a keyboard, touch and a pointer alone have made. */

import { type Ability, abilities } from './abilities';
import type { Behaviour } from './gestures';
import type { Edge } from './page/walker';

const within = (state: string, other: string) =>
  state === other || state.startsWith(`${other}.`) || other.startsWith(`${state}.`);

/** Whether a transition was taken, or another with the same effect, or it changes nothing without a pointer. */
function isMade(edge: Edge, all: readonly Edge[], { pointerStates = {}, events }: Behaviour, taken: Set<string>) {
  if (taken.has(edge.key)) return true;
  const place = (state: string) => pointerStates[state] ?? state;
  const from = place(edge.from);
  const to = edge.to === '=' ? from : place(edge.to);
  if (edge.to !== '=' && from === to) return true;
  return all.some(
    (one) =>
      taken.has(one.key) &&
      within(one.from, from) &&
      (one.type === events[edge.type]?.instead ||
        (edge.to === '=' ? one.type === edge.type : one.to !== '=' && within(one.to, to))),
  );
}

/** Of the transitions by user input, what the walks have not made. `unmade`: by keyboard, by touch or by pointer. */
export function missing(edges: readonly Edge[], behaviour: Behaviour, taken: Record<Ability, Set<string>>) {
  const own = edges.filter(({ type }) => type in behaviour.events);
  const cannot = (ability: Ability) => (edge: Edge) => !isMade(edge, own, behaviour, taken[ability]);
  const written = ({ from, text, to }: Edge) => `${from} · ${text} → ${to}`;
  const triggered = new Set(
    own.filter(({ key }) => abilities.some((one) => taken[one].has(key))).map(({ type }) => type),
  );
  return {
    /** For example because a gesture looks for a name that the page does not have. */
    neverTriggered: [...new Set(own.map(({ type }) => type))].filter((type) => !triggered.has(type)),
    unmade: own.filter((edge) => abilities.some((ability) => cannot(ability)(edge))).map(written),
    pointerOnly: own
      .filter(cannot('keyboard'))
      .filter(({ key }) => taken.touch.has(key) || taken.pointer.has(key))
      .map(written),
  };
}

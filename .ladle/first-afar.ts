/** The first state to which no single event leads now, of which `near` are the targets. Without one, the next. */
export function firstAfar(states: readonly string[], now: string, near: ReadonlySet<string>): string {
  const here = now.split(' ');
  const isNear = (state: string) => state.split(' ').every((leaf) => here.includes(leaf) || near.has(leaf));
  const next = states[states.indexOf(now) + 1] ?? states.find((state) => state !== now);
  return states.find((state) => !isNear(state)) ?? next ?? now;
}

import type { BehaviourReport } from './messages';
import { stories } from './stories';

/** The story that shows a state; with several regions, the story closest to the current state. */
export function storyOf({ machine, state }: BehaviourReport, path: string): string | undefined {
  const [region] = path.split('.');
  const wanted = state.includes(' ')
    ? state
        .split(' ')
        .map((leaf) => (leaf.startsWith(`${region}.`) ? path : leaf))
        .join(' ')
    : path;
  const mine = Object.entries(stories).filter(([, { meta }]) => meta.machine === machine);
  const exact = mine.filter(([, { meta }]) => meta.state === wanted);
  // If several match, the story that is named after the state.
  const name = wanted
    .split(' ')
    .map((leaf) => leaf.split('.').at(-1))
    .join('-');
  const found =
    exact.find(([id]) => id.endsWith(`--${name}`)) ??
    exact[0] ??
    mine.find(([, { meta }]) => meta.state?.split(' ').includes(path));
  return found && `?story=${found[0]}`;
}

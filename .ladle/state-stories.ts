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
  // Of several the first, which in its file is before the variants.
  const found =
    mine.find(([, { meta }]) => meta.state === wanted) ??
    mine.find(([, { meta }]) => meta.state?.split(' ').includes(path));
  return found && `?story=${found[0]}`;
}

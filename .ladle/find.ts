import Fuzzy from '@leeoniya/ufuzzy';
import { everyStory } from './catalog';

/** Tolerates one wrong, missing, doubled or swapped letter in a word. */
const fuzzy = new Fuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });

const haystack = everyStory.map(
  ({ group, entry, story }) => `${entry.title} ${story.title} ${story.state ?? ''} ${group}`,
);

/** The stories whose name, state or group match a text, best first; all of them for an empty text. */
export function find(text: string) {
  if (!text.trim()) return everyStory;
  // In any order: "expanded navbar" finds "navbar expanded".
  const [found, info, order] = fuzzy.search(haystack, text, 1);
  const best = info && order ? order.map((at) => info.idx[at] ?? 0) : (found ?? []);
  return best.flatMap((at) => everyStory[at] ?? []);
}

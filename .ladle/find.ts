import { everyStory } from './catalog';

/** Longer texts, such as a pasted page, are cut: no name is as long. */
const LONGEST = 100;

const wordsOf = (text: string) =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const haystack = everyStory.map((listed) => {
  const { group, entry, story } = listed;
  const words = wordsOf(`${entry.title} ${story.title} ${story.state ?? ''} ${group}`);
  return { listed, words, name: entry.title.toLowerCase() };
});

/** The stories whose name, state or group have all words of a text in any order, best first; all of them for an empty text. */
export function find(text: string) {
  const wanted = wordsOf(text);
  const name = wanted.join(' ');
  return haystack
    .flatMap(({ listed, words, name: own }) => {
      const ranks = wanted.map((word) => Math.min(...words.map((other) => rankOf(word, other))));
      const rank = ranks.reduce((sum, one) => sum + one, own === name ? -wanted.length - 1 : 0);
      return rank < Number.POSITIVE_INFINITY && (wanted.length > 0 || !text.trim()) ? [{ listed, rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ listed }) => listed);
}

/** How well a typed word fits one of a name: the word, its beginning, a part of it, or that with one mistake; infinite if not. */
function rankOf(typed: string, word: string): number {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (typed.length < 3) return Number.POSITIVE_INFINITY;
  if (word.includes(typed)) return 2;
  const beginnings = [-1, 0, 1].map((more) => word.slice(0, typed.length + more));
  return beginnings.some((part) => hasOneMistake(typed, part)) ? 3 : Number.POSITIVE_INFINITY;
}

/** Whether one letter is wrong, missing, too many, or in the place of its neighbour. */
function hasOneMistake(a: string, b: string): boolean {
  const same = [...a].findIndex((letter, at) => letter !== b[at]);
  const at = same < 0 ? a.length : same;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    at > 0 && (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || isSwapped)
  );
}

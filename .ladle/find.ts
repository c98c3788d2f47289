import { everyStory, libraryStories } from './catalog';

/** Longer texts, such as a pasted page, are cut: no name is as long. */
const LONGEST = 100;
/** How many nearest names are offered, and how alike they are at least, from 0 to 1. */
const [MOST, ALIKE] = [12, 0.4];

/** What readers call a state, or a view of a component. */
const synonyms: Readonly<Record<string, string>> = {
  failed: 'error failure message submission network',
  refused: 'server error rejected refusal message submission',
  invalid: 'validation error',
  unanswered: 'timeout',
  submitting: 'sending loading pending',
  docs: 'readme documentation props usage page',
  keyboard: 'keys',
  states: 'compare comparison variants',
  statechart: 'machine diagram graph',
};

const wordsOf = (text: string) =>
  text
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const searchable = <Found>(found: Found, text: string, name = '') => {
  const words = wordsOf(text);
  return { found, name, words, others: words.flatMap((word) => synonyms[word]?.split(' ') ?? []) };
};

const stories = everyStory.map((listed) => {
  const { group, entry, story } = listed;
  return searchable(listed, `${entry.title} ${story.title} ${story.state ?? ''} ${group}`, entry.title.toLowerCase());
});

const components = [...new Map(libraryStories.map(({ entry, group }) => [entry, group]))];
/** With their addresses. */
const views: [title: string, id: string | undefined][] = components.flatMap(([{ name, title, stories }, group]) => [
  [`${title}: docs and all stories`, `${name}--page`],
  [`${title}: all states`, `${stories[0]?.id}&compare=states`],
  [`${title}: keyboard`, group === 'Behaviours' ? `${name}--page&tab=keyboard` : undefined],
  [`${title}: statechart`, stories.find(({ machine }) => machine)?.id],
]);
const searchableViews = [['Everything at 320 px', 'overview--everything'], ...views]
  .flatMap(([title, id]) => (id ? searchable({ title, id }, title) : []))
  // Of two components, the one whose name has no further words.
  .sort((a, b) => a.words.length - b.words.length);

/** Those that have all words of a text in any order, best first; all of them for an empty text. */
function inOrder<Found>(all: readonly ReturnType<typeof searchable<Found>>[], text: string) {
  const wanted = wordsOf(text);
  const name = wanted.join(' ');
  return all
    .map((one) => ({ ...one, rank: rankIn(one, wanted) - (one.name === name ? wanted.length + 1 : 0) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY && (wanted.length > 0 || !text.trim()))
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
}

/** Stories by their names, states and groups. */
export const find = (text: string) => inOrder(stories, text);

/** Views beside the stories, such as the keyboard of a component; none for an empty text. */
export const findViews = (text: string) => (text.trim() ? inOrder(searchableViews, text) : []);

/** The stories whose names are most like a text that is in none. */
export const nearest = (text: string) =>
  stories
    .map(({ found, words }) => ({ found, alike: sum(wordsOf(text), (one) => Math.max(...words.map(alikeTo(one)))) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MOST)
    .map(({ found }) => found);

/** How well all typed words fit, infinite if one does not; a synonym less than the word itself. */
const rankIn = ({ words, others }: Record<'words' | 'others', string[]>, wanted: readonly string[]) =>
  sum(wanted, (typed) => {
    const isSynonym = others.some((word) => word.startsWith(typed));
    return Math.min(...words.map((word) => rankOf(typed, word)), isSynonym ? 4 : Number.POSITIVE_INFINITY);
  });

const sum = (words: readonly string[], of: (word: string) => number) =>
  words.reduce((total, word) => total + of(word), 0);

/** How many pairs of letters two words share, from 0 to 1. */
const alikeTo = (one: string) => (other: string) => {
  const pairs = (word: string) => [...word].slice(1).map((letter, at) => `${word[at]}${letter}`);
  const [a, b] = [pairs(one), pairs(other)];
  return (2 * a.filter((pair) => b.includes(pair)).length) / Math.max(1, a.length + b.length);
};

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

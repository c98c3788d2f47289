/** All stories with their group, component and state. */
import { type StoryMeta, stories } from './stories';

export interface StorySummary extends StoryMeta {
  id: string;
  /** `Top expanded` */
  title: string;
}

export interface Entry {
  /** `navbar` */
  name: string;
  /** `Navbar` */
  title: string;
  stories: StorySummary[];
}

const groups = [
  ['.ladle/', 'Workbench'],
  ['docs/examples/', 'Examples'],
  ['src/behaviours/', 'Behaviours'],
  ['src/elements/', 'Elements'],
  ['src/sections/', 'Sections'],
] as const;

export const everyStory = groups.flatMap(([folder, group]) =>
  entriesIn(folder).flatMap((entry) => entry.stories.map((story) => ({ group, entry, story }))),
);

export const entryOf = (story: string) => everyStory.find(({ story: { id } }) => id === story)?.entry;

function entriesIn(folder: string): Entry[] {
  const listed = Object.entries(stories).filter(([, { entry }]) => entry.startsWith(folder));
  const componentIn = (id: string) => id.split('--')[0] ?? '';
  const titleIn = (id: string) => sentence(id.split('--')[1] ?? '');
  const names = new Set(listed.map(([id]) => componentIn(id)));
  return [...names].map((name) => {
    const own = listed.filter(([id]) => componentIn(id) === name);
    return {
      name,
      title: sentence(name),
      stories: inOrder(own.map(([id, { meta }]) => ({ ...meta, id, title: titleIn(id) }))),
    };
  });
}

/** The story to play with, then the states in the order of their file, which is the life cycle, then the variants. */
function inOrder(all: StorySummary[]): StorySummary[] {
  const states = [...new Set(all.flatMap(({ state }) => state ?? []))];
  const rank = ({ id, state }: StorySummary) =>
    id.endsWith('--live') ? -1 : state ? states.indexOf(state) : states.length;
  return all.sort((a, b) => rank(a) - rank(b));
}

/** `one-long-answer` is "One long answer". */
function sentence(name: string): string {
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `accordion--one-long-answer` is "Accordion: one long answer". */
export const titleOf = (id: string) => sentence(id.replace('--', ': '));

/** Whether it is a story of the library, with a panel beside it: not a page of the workbench, nor missing. */
export const hasPanel = (id: string) => stories[id]?.entry.startsWith('src/') === true;

/** Every story of the library. */
export const libraryStories = everyStory.filter(({ story }) => hasPanel(story.id));

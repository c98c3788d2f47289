/** All stories with their group, component and state. */
import { stories } from './stories';

export interface StorySummary {
  id: string;
  /** `Top expanded` */
  title: string;
  machine: string | undefined;
  state: string | undefined;
}

export interface Entry {
  /** `navbar` */
  name: string;
  /** `Navbar` */
  title: string;
  stories: StorySummary[];
}

export interface Group {
  title: string;
  entries: Entry[];
}

const groupsByFolder: readonly (readonly [folder: string, title: string])[] = [
  ['.ladle/', 'Workbench'],
  ['src/behaviours/', 'Behaviours'],
  ['src/elements/', 'Elements'],
  ['src/sections/', 'Sections'],
];

export const groups: readonly Group[] = groupsByFolder.map(([folder, title]) => ({
  title,
  entries: entriesIn(folder),
}));

/** Every story with its metadata. */
export const everyStory = groups.flatMap(({ title: group, entries }) =>
  entries.flatMap((entry) => entry.stories.map((story) => ({ group, entry, story }))),
);

function entriesIn(folder: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [id, { entry: file, meta }] of Object.entries(stories)) {
    if (!file.startsWith(folder)) continue;
    const [name = '', ...rest] = id.split('--');
    const entry = entries.get(name) ?? { name, title: sentence(name), stories: [] };
    const { machine, state } = meta;
    const listed = { id, title: sentence(rest.join(', ')), machine, state };
    // The story to play with comes before the states.
    if (rest[0] === 'live') entry.stories.unshift(listed);
    else entry.stories.push(listed);
    entries.set(name, entry);
  }
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** `one-long-answer` is "One long answer". */
function sentence(name: string): string {
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `accordion--one-long-answer` is "Accordion: one long answer". */
export function titleOf(id: string): string {
  const [name = '', ...rest] = id.split('--');
  return `${sentence(name)}${rest.length > 0 ? `: ${rest.join(', ').replaceAll('-', ' ')}` : ''}`;
}

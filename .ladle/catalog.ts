/** All stories with their group, component and state. */
import { stories } from 'virtual:generated-list';

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

let known: readonly Group[] | undefined;

/** Read on demand, because Ladle's list and our provider import each other. */
export const allGroups = (): readonly Group[] => {
  known ??= groupsByFolder.map(([folder, title]) => ({ title, entries: entriesIn(folder) }));
  return known;
};

/** Every story with its metadata. */
export const everyStory = () =>
  allGroups().flatMap(({ title: group, entries }) =>
    entries.flatMap((entry) => entry.stories.map((story) => ({ group, entry, story }))),
  );

function entriesIn(folder: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [id, { entry: file, meta }] of Object.entries(stories)) {
    if (!file.startsWith(folder)) continue;
    const [name = '', ...rest] = id.split('--');
    const entry = entries.get(name) ?? { name, title: sentence(name), stories: [] };
    const { machine, state } = meta?.meta ?? {};
    entry.stories.push({ id, title: sentence(rest.join(', ')), machine, state });
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

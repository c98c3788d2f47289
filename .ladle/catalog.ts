/** All stories with their group, component and state. */
import { machines } from './canvas';
import { byLifeCycle } from './life-cycle';
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
  ['docs/examples/', 'Examples'],
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

/** The component of a story. */
export const entryOf = (story: string) => everyStory.find(({ story: { id } }) => id === story)?.entry;

function entriesIn(folder: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [id, { entry: file, meta }] of Object.entries(stories)) {
    if (!file.startsWith(folder)) continue;
    const [name = '', ...rest] = id.split('--');
    const entry = entries.get(name) ?? { name, title: sentence(name), stories: [] };
    const { machine, state } = meta;
    entry.stories.push({ id, title: sentence(rest.join(', ')), machine, state });
    entries.set(name, entry);
  }
  for (const { stories } of entries.values()) stories.sort(inOrder);
  return [...entries.values()];
}

/** The story to play with, then the states as the machine reaches them, then the variants in the order of their file. */
function inOrder(a: StorySummary, b: StorySummary): number {
  const kind = ({ id, state }: StorySummary) => (id.endsWith('--live') ? 0 : state ? 1 : 2);
  const machine = machines.get(a.machine ?? '');
  return kind(a) - kind(b) || (machine && a.state && b.state ? byLifeCycle(machine, a.state, b.state) : 0);
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

/** Whether it is a story of the library, with a panel beside it: not a page of the workbench, nor missing. */
export const hasPanel = (id: string) => stories[id]?.entry.startsWith('src/') === true;

/** All stories by their address in Ladle, in the order of their files. */
export interface StoryMeta {
  /** The id of the story's machine. */
  machine?: string;
  /** The state to pin; without it the machine runs. */
  state?: string;
  /** Differences from the initial context. */
  context?: Record<string, unknown>;
  /** The window width in px at which the story's state is visible. Default: the available width. */
  viewport?: number;
  /** Why its state looks like another one: that state, `because`, and the reason. */
  visuallyEquals?: string;
  /** Whether the story fills its window without padding. Default: true for sections. */
  bleed?: boolean;
}

interface Listed {
  /** The path of its file from the repository's root. */
  entry: string;
  meta: StoryMeta;
}

const files = import.meta.glob<Record<string, StoryMeta>>(
  ['../{src,docs/examples}/**/*.stories.tsx', './*.stories.tsx'],
  {
    query: '?stories',
    import: 'default',
    eager: true,
  },
);

/** Ladle names a story by its file and its export; a test compares these names with those in its `meta.json`. */
const kebab = (name: string) => name.replace(/(?!^)([A-Z]+(?![a-z])|[A-Z])/g, '-$1').toLowerCase();

export const stories: Readonly<Record<string, Listed>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, metas]) => {
    const entry = path.startsWith('../') ? path.slice(3) : `.ladle/${path.slice(2)}`;
    const file = /([^/]+)\.stories\.tsx$/.exec(path)?.[1] ?? '';
    return Object.entries(metas).map(([name, meta]) => [`${file}--${kebab(name)}`, { entry, meta }]);
  }),
);

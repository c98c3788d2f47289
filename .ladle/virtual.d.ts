/** Modules that the workbench's build generates (`.ladle/plugins.ts`). */
declare module 'virtual:drawings' {
  /** By the machine's id. */
  const drawings: Readonly<Record<string, import('../tools/docs/statechart/layout').Drawing>>;
  export default drawings;
}

declare module 'virtual:stories' {
  const stories: Record<string, import('./stories').Listed>;
  export default stories;
}

declare module 'virtual:controls' {
  const controls: Record<string, import('./props-controls/from-types').Control[]>;
  export default controls;
}

/** Ladle's own, which has no types. */
declare module '@ladle/react/meta' {
  interface Story {
    filePath: string;
    locStart: number;
    namedExport: string;
    meta: import('./stories').StoryMeta;
  }
  export default function getMeta(): Promise<{ stories: Record<string, Story> }>;
}

/** Installs itself as a global. */
declare module '*/axe.min.js';

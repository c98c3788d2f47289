/** Modules that the workbench's build generates (`.ladle/plugins.ts`). */
declare module 'virtual:guards' {
  /** What a guard wants, by the machine's folder and its name. */
  const guards: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default guards;
}

declare module 'virtual:drawings' {
  /** By the machine's id. */
  const drawings: Readonly<Record<string, import('../tools/docs/statechart/layout').Drawing>>;
  export default drawings;
}

declare module 'virtual:status' {
  const run: {
    /** In ISO 8601; empty without a run. */ at: string;
    looks: readonly string[];
    /** By story, the looks that fail. */ stories: Readonly<Record<string, readonly string[]>>;
  };
  export default run;
}

declare module 'virtual:controls' {
  const controls: Record<string, import('./props-controls/from-types').Control[]>;
  export default controls;
}

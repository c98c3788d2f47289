/** Modules that the workbench's build generates (`.ladle/plugins.ts`). */
declare module 'virtual:checks' {
  /** One for each story and theme that was checked. */
  const checks: readonly { story: string; look: string; found: number /** In ISO 8601. */; at: string }[];
  export default checks;
}

declare module 'virtual:controls' {
  const controls: Record<string, import('./props-controls/from-types').Control[]>;
  export default controls;
}

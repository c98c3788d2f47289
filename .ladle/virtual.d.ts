/** What the workbench's build makes of the sources (`.ladle/build/plugins.ts`). */
declare module 'virtual:controls' {
  const controls: Record<string, import('./build/controls').Control[]>;
  export default controls;
}

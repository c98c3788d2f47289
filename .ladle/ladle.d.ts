/** What Ladle's build knows of all stories. */
declare module 'virtual:generated-list' {
  export const stories: Record<string, { entry: string; meta?: { meta?: import('./stage').StoryMeta } }>;
}

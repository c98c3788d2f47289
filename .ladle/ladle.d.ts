/** The list of stories that Ladle's build generates. */
declare module 'virtual:generated-list' {
  export const stories: Record<string, { entry: string; meta?: { meta?: import('./canvas').StoryMeta } }>;
}

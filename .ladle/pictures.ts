/** The accepted pictures of all stories, by their addresses: a story's name and its theme lead to one. */
const files = import.meta.glob<string>('../tests/pictures/accepted/**/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a story's picture; undefined as long as none was accepted. */
export const pictureOf = (story: string, theme: string): string | undefined =>
  files[`../tests/pictures/accepted/${story.replace('--', '/')}.${theme}.webp`];

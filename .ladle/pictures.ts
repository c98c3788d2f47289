/** The addresses of all accepted pictures, by story name and theme; none where there are no tests. */
const files = import.meta.glob<string>('../tests/pictures/accepted/**/*.webp', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a story's picture; undefined if none was accepted. */
export const pictureOf = (story: string, theme: string): string | undefined =>
  files[`../tests/pictures/accepted/${story.replace('--', '/')}.${theme}.webp`];

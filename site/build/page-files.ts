import { fileURLToPath, pathToFileURL } from 'node:url';
import type { build } from 'vite';

const site = fileURLToPath(new URL('..', import.meta.url));

/**
 * What a page of the bundle needs, by its addresses.
 * @throws when the bundle has not one style sheet, or not the file that all pages begin with.
 */
export function pageFiles(bundle: Awaited<ReturnType<typeof build>>) {
  const output = 'output' in bundle ? bundle.output : [];
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const named = (pattern: RegExp) =>
    output.filter(({ fileName }) => pattern.test(fileName)).map(({ fileName }) => `/${fileName}`);

  const [styles, ...others] = named(/\.css$/);
  if (!styles || others.length > 0)
    throw new Error('The bundle has not one style sheet: see cssCodeSplit in vite.config.ts.');

  /** The file that has a module, given without its extension. */
  function fileOf(module: string): string {
    const path = fileURLToPath(new URL(module, pathToFileURL(site)));
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id === path || id.replace(/\.tsx?$/, '') === path),
    );
    if (!chunk) throw new Error(`No file of the bundle has ${module}.`);
    return chunk.fileName;
  }

  /** A file and all that it imports. */
  function withImports(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known;
    known.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      withImports(imported, known);
    return known;
  }

  return {
    styles,
    /** What the first screen of every page shows; the rest is fetched where a page needs it. */
    fonts: named(/\.woff2$/).filter((file) => !file.includes('-rest-')),
    /** All files of code that these modules need, that of all pages first. */
    code: (modules: readonly string[]) =>
      [...new Set(['./app/browser', ...modules].flatMap((module) => [...withImports(fileOf(module))]))].map(
        (file) => `/${file}`,
      ),
  };
}

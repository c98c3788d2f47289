import { fileURLToPath, pathToFileURL } from 'node:url';
import type { build } from 'vite';

const site = fileURLToPath(new URL('..', import.meta.url));

/**
 * The URLs of the files that a page needs.
 * @throws when the bundle has more or fewer than one style sheet, or lacks a module.
 */
export function pageFiles(bundle: Awaited<ReturnType<typeof build>>) {
  const output = 'output' in bundle ? bundle.output : [];
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const named = (pattern: RegExp) =>
    output.filter(({ fileName }) => pattern.test(fileName)).map(({ fileName }) => `/${fileName}`);

  const [styles, ...others] = named(/\.css$/);
  if (!styles || others.length > 0)
    throw new Error('The bundle has not one style sheet: see cssCodeSplit in vite.config.ts.');

  /** The chunk that contains a module. */
  function fileOf(module: string): string {
    const path = fileURLToPath(new URL(module, pathToFileURL(`${site}app/`)));
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path));
    if (!chunk) throw new Error(`No file of the bundle has ${module}.`);
    return chunk.fileName;
  }

  /** A chunk and all its imports. */
  function withImports(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file)) return known;
    known.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      withImports(imported, known);
    return known;
  }

  return {
    styles,
    /** The font files of the first screen of every page; others are loaded on demand. */
    fonts: named(/\.woff2$/).filter((file) => !file.includes('-rest-')),
    /** All chunks of these modules: first that of main.tsx, which entry.ts imports, then the shared ones. */
    code: (modules: readonly string[]) =>
      [...new Set(['./main.tsx', ...modules].flatMap((module) => [...withImports(fileOf(module))]))].map(
        (file) => `/${file}`,
      ),
  };
}

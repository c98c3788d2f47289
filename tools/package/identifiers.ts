/** The names of classes, keyframes and private variables in the published stylesheet. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A name of the file and the place in it, as vanilla-extract makes it. */
type Identifiers = (of: { hash: string }) => string;

/**
 * Names that end in a mark of the styles' content, so that two versions of the package on one page do not style each
 * other's elements. The same content has the same names, and a product may load it twice.
 */
export function identifiersFor(contents: readonly string[]): Identifiers {
  const digest = createHash('sha256').update(contents.join('\0')).digest('hex');
  const mark = Number.parseInt(digest.slice(0, 10), 16).toString(36).slice(-4);
  // vanilla-extract's hash may begin with a digit, which a class must not.
  return ({ hash }) => `${/^\d/.test(hash) ? '_' : ''}${hash}${mark}`;
}

/** The names for the sources of this checkout. */
export const identifiers = (): Identifiers =>
  identifiersFor(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.css\.ts$|^theme\/[\w-]+\.ts$/.test(path))
      .sort()
      .map((path) => readFileSync(`src/${path}`, 'utf8')),
  );

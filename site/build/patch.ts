import type { Plugin } from 'vite';

/** Something that we change in text that somebody else writes. */
export interface Patch {
  pattern: string | RegExp;
  /** A function where it is text of ours, in which a `$` is only a `$`. */
  replacement: string | (() => string);
}

/** The same in modules of a build. */
export interface ModulePatch extends Patch {
  /** The modules' paths. At least one of them has the pattern. */
  module: RegExp;
}

const replaced = (text: string, { pattern, replacement }: Patch) =>
  typeof replacement === 'string'
    ? text.replaceAll(anywhere(pattern), replacement)
    : text.replaceAll(anywhere(pattern), replacement);
const anywhere = (pattern: string | RegExp) =>
  typeof pattern === 'string' || pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`);

const missing = (where: string, pattern: string | RegExp) =>
  new Error(
    `${where}: nothing matches ${pattern} any more, so our patch does nothing. ` +
      'See what the text says now and write the pattern anew, or take the patch out if it is not needed.',
  );

/**
 * The text with each pattern replaced wherever it stands.
 * @throws when one of them stands nowhere: a new version must not undo a patch unseen.
 */
export function patch(where: string, text: string, patches: readonly Patch[]): string {
  return patches.reduce((before, each) => {
    const after = replaced(before, each);
    if (after === before) throw missing(where, each.pattern);
    return after;
  }, text);
}

/**
 * Replaces patterns in modules of a build.
 * @throws at the end of a build in which one of them was found in none of its modules.
 */
export function patchModules(name: string, patches: readonly ModulePatch[]) {
  let isBuild = true;
  const found = new Set<ModulePatch>();
  return {
    name,
    configResolved({ command }: { command: string }) {
      isBuild = command === 'build';
    },
    buildStart: () => found.clear(),
    transform(code: string, id: string) {
      const changed = patches
        .filter(({ module }) => module.test(id))
        .reduce((before, each) => {
          const after = replaced(before, each);
          if (after !== before) found.add(each);
          return after;
        }, code);
      return changed === code ? null : { code: changed, map: null };
    },
    buildEnd(error?: Error) {
      const lost = patches.find((each) => !found.has(each));
      // A server in development has seen only what was asked for.
      if (isBuild && !error && lost) throw missing(`${name} in ${lost.module}`, lost.pattern);
    },
  } satisfies Plugin;
}

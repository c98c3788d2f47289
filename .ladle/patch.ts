import type { Plugin } from 'vite';

/** A replacement in third-party text. */
export interface Patch {
  pattern: string | RegExp;
  /** A function for literal text, in which `$` has no special meaning. */
  replacement: string | (() => string);
}

/** A replacement in modules of a build. */
export interface ModulePatch extends Patch {
  /** The modules' paths. The pattern must match in at least one of them. */
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
    `${where}: no text matches ${pattern}, so the patch has no effect. ` +
      'Update the pattern to the current text, or delete the patch if it is not needed.',
  );

/**
 * Replaces every match of each pattern.
 * @throws if a pattern does not match, so that a new version cannot drop a patch unnoticed.
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
 * @throws at the end of the build if a pattern matched in none of its modules.
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
      // A development server has transformed only the requested modules.
      if (isBuild && !error && lost) throw missing(`${name} in ${lost.module}`, lost.pattern);
    },
  } satisfies Plugin;
}

/** The styling hooks of the sources, which types do not show. */
import { anatomies, defaultsIn, readSources } from '../../tools/sources';

const sources = readSources();

/** One chapter per folder: its scopes, its parts, their states. */
export function vocabulary(): string[] {
  return anatomies(sources).flatMap(({ folder, scopes, parts }) => {
    if (parts.length === 0) return [];
    const lines = parts.map(({ name, states }) => `- ${name}${states.length > 0 ? `: ${states.join(' | ')}` : ''}`);
    const scope = scopes.length > 0 ? [`\`data-scope\`: ${scopes.join(', ')}`, ''] : [];
    return [[`### ${folder}`, ...scope, ...lines].join('\n')];
  });
}

/** By component, then by prop: the default, where it is a literal. */
export const defaults = defaultsIn(sources);

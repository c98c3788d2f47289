/** The styling hooks of the sources, which types do not show. */
import { anatomies, defaultsIn, readSources } from '../../tools/sources';

const sources = readSources();

/** One chapter per folder: its scopes, its parts without states, and those with states. */
export function vocabulary(): string[] {
  return anatomies(sources).flatMap(({ folder, scopes, parts }) => {
    if (parts.length === 0) return [];
    const plain = parts.filter(({ states }) => states.length === 0).map(({ name }) => name);
    const lines = [
      ...(plain.length > 0 ? [`- ${plain.join(', ')}`] : []),
      ...parts.flatMap(({ name, states }) => (states.length > 0 ? [`- ${name}: ${states.join(' | ')}`] : [])),
    ];
    const scope = scopes.length > 0 ? [`\`data-scope\`: ${scopes.join(', ')}`, ''] : [];
    return [[`### ${folder}`, ...scope, ...lines].join('\n')];
  });
}

/** By component, then by prop: the default, where it is a literal. */
export const defaults = defaultsIn(sources);

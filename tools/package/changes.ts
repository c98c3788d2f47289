/**
 * The difference between two versions of `tests/package/api.md` and the version bump that it requires. Removing or renaming an
 * export, a prop, a text, a part, a state, an event or a CSS variable is breaking.
 */
export type Bump = 'patch' | 'minor' | 'major';

export interface ApiChanges {
  /** Names that were removed, or that no longer accept what they accepted. */
  breaking: string[];
  /** Names that are new. */
  added: string[];
}

/** Every name of the API by its path, with its description. */
function namesOf(api: string): Map<string, string> {
  const names = new Map<string, string>();
  let [chapter, heading, list] = ['', '', ''];
  const add = (name: string, said = '') => names.set([chapter, heading, list, name].filter(Boolean).join(' › '), said);
  for (const line of api.split('\n')) {
    if (line.startsWith('## ')) [chapter, heading, list] = [line.slice(3), '', ''];
    else if (line.startsWith('### ')) {
      [heading, list] = [line.slice(4), ''];
      add('');
    } else if (/^(?:Events|Names)$/.test(line)) list = line;
    else if (line.startsWith('`{') || line.startsWith('`[')) addTexts(line.slice(1, -1), add);
    else if (line.startsWith('- ')) addItem(line.slice(2), add);
    else if (line.startsWith('`')) add('=', line);
  }
  return names;
}

type Add = (name: string, said?: string) => void;

/** A description without a name. */
function addItem(item: string, add: Add) {
  // There is no name to hold on to.
  if (item.includes('> without a name')) return;
  const prop = item.match(/^`([\w-]+\??): (.*)`$/s);
  const state = item.match(/^((?:[\w-]+: )?\*\*[^*]+\*\*) ?(.*)$/);
  const words = item.match(/^([\w-]+): (.+)$/);
  if (prop) add(prop[1] ?? '', prop[2]);
  else if (state) {
    add(state[1] ?? '');
    for (const way of state[2]?.split('; ').filter(Boolean) ?? []) add(`${state[1]} ${way.split(' → ')[0]}`);
  } else if (words) {
    add(words[1] ?? '');
    for (const word of words[2]?.split(/ \| |, /) ?? []) add(`${words[1]}: ${word}`);
  } else for (const name of isNames.test(item) ? item.split(', ') : [item]) add(name);
}

/** Parts without states stand in one line. */
const isNames = /^[\w-]+(?:, [\w-]+)*$/;

/** An exported value: each of its keys, at any depth. Its values may change. */
function addTexts(json: string, add: Add) {
  const walk = (value: unknown, path: string) => {
    if (path) add(path);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
  };
  try {
    walk(JSON.parse(json), '');
  } catch {
    add('=', json);
  }
}

/** Whether everything that `before` accepted is still accepted: a union may grow. */
const takes = (before: string, after: string) => {
  const [old, now] = [before, after].map((type) => type.replace(/ = .*$/s, '').split(' | '));
  return old?.every((member) => now?.includes(member)) ?? false;
};

/** The difference for products between `before` and `after`. */
export function changesOf(before: string, after: string): ApiChanges {
  const [old, now] = [namesOf(before), namesOf(after)];
  const plain = (name: string) => name.replace(/\?$/, '');
  // A prop of a union of props is there more than once.
  const known = new Map<string, { name: string; said: string }[]>();
  for (const [name, said] of now) known.set(plain(name), [...(known.get(plain(name)) ?? []), { name, said }]);
  const breaking: string[] = [];
  for (const [name, said] of old) {
    const found = known.get(plain(name)) ?? [];
    const [first] = found;
    if (!first) breaking.push(`${name}: removed or renamed`);
    else if (name.endsWith('?') && !found.some((one) => one.name.endsWith('?')))
      breaking.push(`${first.name}: required now`);
    else if (!found.some((one) => takes(said, one.said))) breaking.push(`${name}: was ${said}, is ${first.said}`);
  }
  const listed = new Set([...old.keys()].map(plain));
  const added = [...now.keys()].filter((name) => !listed.has(plain(name)));
  // A new required prop or member breaks code that does not pass it. New texts are optional for products, and so is what one
  // variant of a union lacks.
  const required = added.filter((name) => needed.test(name) && isOld(name, listed) && !now.has(`${name}?`));
  return { breaking: [...breaking, ...required.map((name) => `${name}: new and required`)], added };
}

/** A prop, or a member of a type, that is not optional. */
const needed = / › (?:<\w+>|type (?!\w*Texts ›)\w+) › [\w-]+$/;

/** Whether the component of a prop existed before. */
const isOld = (name: string, before: ReadonlySet<string>) => before.has(name.split(' › ').slice(0, 2).join(' › '));

/** Before 1.0 a minor release may break; after that only a major one. */
export function bumpFor({ breaking, added }: ApiChanges, version: string): Bump {
  const isStable = Number(version.split('.')[0]) > 0;
  if (breaking.length > 0) return isStable ? 'major' : 'minor';
  return added.length > 0 && isStable ? 'minor' : 'patch';
}

const ORDER: readonly Bump[] = ['patch', 'minor', 'major'];

/** A changeset, as in its file. */
export interface Changeset {
  file: string;
  text: string;
}

const bumpOf = ({ text }: Changeset) =>
  text.match(/^['"]@halloway\/ui['"]: (patch|minor|major)$/m)?.[1] as Bump | undefined;

/** The faults of these changesets, given the API changes; empty if there are none. */
export function complaints(changes: ApiChanges, changesets: readonly Changeset[], version: string): string[] {
  const required = bumpFor(changes, version);
  const bumps = changesets.map(bumpOf).filter((bump) => bump !== undefined);
  const given = ORDER.findLast((bump) => bumps.includes(bump));
  const list = [...changes.breaking, ...changes.added].map((line) => `\n  ${line}`).join('');
  if (changes.breaking.length + changes.added.length === 0) return [];
  if (!given) return [`The public API has changed, but no changeset describes it. Run: npx changeset${list}`];
  const wrong: string[] = [];
  if (ORDER.indexOf(given) < ORDER.indexOf(required))
    wrong.push(`The changesets request a ${given} release, but the changes require a ${required} one:${list}`);
  const notes = changesets.filter(({ text }) => /\bBreaking\b/.test(text) && /\bAfter\b|\bmigrate\b/.test(text));
  if (changes.breaking.length > 0 && notes.length === 0)
    wrong.push(
      `A change is breaking, but no changeset has "**Breaking**" with Before and After, or how to migrate:${list}`,
    );
  const text = notes.map((note) => note.text).join('\n');
  const silent = goneFrom(changes).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  if (silent.length > 0)
    wrong.push(`These exports are gone, and no changeset marked "**Breaking**" names them: ${silent.join(', ')}`);
  return wrong;
}

/** The exports that are gone, without the signs of their kind: `<Comparison>` is `Comparison`. */
const goneFrom = ({ breaking }: ApiChanges) => [
  ...new Set(
    breaking.flatMap((line) => /^@[^›]+ › (?:type |class )?<?(\w+)[>()]*: removed or renamed$/.exec(line)?.[1] ?? []),
  ),
];

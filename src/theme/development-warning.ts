/**
 * Says in the console what is wrong with how a product uses the library, once each. Every call is within
 * `process.env.NODE_ENV !== 'production'`, so that bundlers leave this module out of production.
 */

const said = new Set<string>();

/** Whether a warning has this key. */
export const hasWarned = (key: string) => said.has(key);

/** Warns once for each `key`. */
export function warnOnce(key: string, sentence: string) {
  if (said.has(key)) return;
  said.add(key);
  // biome-ignore lint/suspicious/noConsole: it is what this module is for
  console.warn(`@halloway/ui: ${sentence}`);
}

/** An old name of a prop, a field or a part, which still works in this version. */
export const warnOldName = (of: string, old: string, name: string) =>
  warnOnce(
    `old name ${of} ${old}`,
    `${of}: \`${old}\` is called \`${name}\` now, so that one thing has one name, and the old one will go. Write \`${name}\`.`,
  );

/** A controlled value that names nothing: what it names is shown nowhere. Not before there is anything: it may come later. */
export function checkNames(
  id: string,
  value: string | readonly string[] | undefined,
  known: readonly (string | undefined)[],
) {
  if (known.length === 0) return;
  for (const one of typeof value === 'string' ? [value] : (value ?? []))
    if (!known.includes(one))
      warnOnce(
        `names ${id} ${one}`,
        `${id}: \`value\` names "${one}", which is not among ${known.join(', ')}, so nothing is shown as chosen by it. Pass one of them.`,
      );
}

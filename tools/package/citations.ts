const citation = String.raw`(?:SPEC §\d+(?:, §\d+)*|ART\.md|(?:decisions? )?[DR]\d+(?:, (?:decisions? )?[DR]\d+)*)`;
const list = `${citation}(?:[,;] ${citation})*`;

/**
 * Removes citations of this repository's own documents from doc comments, because products do not have them: "One at a time
 * (SPEC §4)." becomes "One at a time.", "SPEC §9, D14: the largest resume" becomes "The largest resume".
 */
export const withoutCitations = (source: string): string =>
  source.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => {
    const said = comment
      .replace(new RegExp(String.raw`\s?\(${list}\)`, 'g'), '')
      .replace(new RegExp(String.raw`\((${list})[;,] `, 'g'), '(')
      .replace(new RegExp(String.raw`[;,] ${list}\)`, 'g'), ')')
      .replace(new RegExp(String.raw`${list}: (\w)`, 'g'), (_, first: string) => first.toUpperCase())
      .replace(new RegExp(`${list}, in the`, 'g'), 'In the')
      .replace(new RegExp(String.raw`${list}\. `, 'g'), '');
    return new RegExp(String.raw`^/\*\*\s*(?:${list})?\.?\s*\*/$`).test(said) ? '' : said;
  });

/** The same for the text of one doc comment. */
export const wordsWithoutCitations = (words: string): string =>
  withoutCitations(`/** ${words} */`).slice('/** '.length, -' */'.length);

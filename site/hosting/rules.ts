import { type HeaderRow, type HeaderRule, pathMatches, type RedirectRule } from './headers';

/** Parses a `_headers` file. Throws on an invalid line, with its number. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([^:\s]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    else if (name && value && rule) rule.headers[name] = value.trim();
    else throw new Error(`_headers, line ${index + 1} is neither a path, a header nor a comment.`);
  }
  return rules;
}

/** Parses a `_redirects` file. Throws on an invalid line, with its number. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(200|301|302)$/.exec(line.trim()) ?? [];
    if (!from || !to || !status) throw new Error(`_redirects, line ${index + 1} is not "/from /to status".`);
    rules.push({ from, to, status: Number(status) });
  }
  return rules;
}

/** The headers of an answer for `path`: those of all matching rules, repeated ones joined, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderRow {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!pathMatches(rule.path, path)) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      const earlier = headers[name];
      headers[name] = earlier === undefined ? value : `${earlier}, ${value}`;
    }
  }
  return headers;
}

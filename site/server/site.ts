import {
  type HeaderRow,
  type HeaderRule,
  pageCaching,
  pathMatches,
  type RedirectRule,
  unindexed,
} from '../hosting/headers';
import { headersFor } from '../hosting/rules';
import { type Answer, type Incoming, json, text } from './exchange';
import { answerWith, type BuiltFile, type BuiltFiles } from './files';

/** What a static host knows of a build: its files, and what `_headers` and `_redirects` say. */
export interface Site {
  files: BuiltFiles;
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/**
 * Answers as the static hosts do (D21): `/about` is `about.html`; `/about/`, `/about.html` and `/index.html` lead to the
 * bare path; then the redirect rules; then `404.html`. Every redirect leads to a path that the build or a rule names,
 * so none can be made to lead elsewhere.
 */
export async function answerFromSite(
  site: Site,
  incoming: Incoming,
  pathname: string,
  search: string,
): Promise<Answer> {
  const path = decoded(pathname);
  const headers = {
    'Cache-Control': pageCaching,
    ...headersFor(site.headers, path ?? pathname),
    ...(new URLSearchParams(search).has(unindexed.parameter) && unindexed.headers),
  };
  const unknown = '(unknown)';
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    const known = path !== undefined && (fileAt(site, path) || bareOf(site, path));
    return { ...refuseMethod(Boolean(known), headers), template: known ? path : unknown };
  }

  const file = path === undefined ? undefined : fileAt(site, path);
  if (path && file) return { ...(await answerWith(file, incoming, headers)), template: path };
  const bare = path && bareOf(site, path);
  if (bare) return { ...redirect(301, bare + search, headers), template: bare };
  const rule = path === undefined ? undefined : site.redirects.find(({ from }) => pathMatches(from, path));
  if (rule && rule.status !== 200) return { ...redirect(rule.status, rule.to, headers), template: rule.from };
  // Not kept, whatever the path: a hashed file may be missing only until all machines have the new build.
  const missed = { ...headers, 'Cache-Control': pageCaching };
  const missing = site.files.get('404.html');
  const answer = missing ? await answerWith(missing, incoming, missed, 404) : text('Not found\n', 404, missed);
  return { ...answer, template: unknown };
}

/** The file that a path shows: a page without `.html`, the home page, or any other file by its name. */
function fileAt({ files }: Site, path: string): BuiltFile | undefined {
  if (path === '/') return files.get('index.html');
  const name = path.slice(1);
  if (name.endsWith('.html') || name === 'index' || name === '404') return undefined;
  return files.get(`${name}.html`) ?? files.get(name);
}

/** The path of the page that `path` is another spelling of. */
function bareOf(site: Site, path: string): string | undefined {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/, '');
  if (bare === '/index') return '/';
  return bare !== path && bare !== '' && fileAt(site, bare) ? encodeURI(bare) : undefined;
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

export function redirect(status: number, to: string, headers: HeaderRow): Answer {
  return text('', status, { ...headers, Location: to });
}

function refuseMethod(known: boolean, headers: HeaderRow): Answer {
  return known
    ? json({ error: 'Only GET and HEAD are accepted here.' }, 405, { ...headers, Allow: 'GET, HEAD' })
    : json({ error: 'There is nothing here.' }, 404, headers);
}

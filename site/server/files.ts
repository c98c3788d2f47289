import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sirv from 'sirv';
import {
  contentTypes,
  endpointHeaders,
  type HeaderRow,
  type HeaderRule,
  hashedCaching,
  pageCaching,
  pathMatches,
  type RedirectRule,
  unindexed,
  workbenchHeaders,
} from '../hosting/headers';
import { headersFor, parseHeadersFile, parseRedirectsFile } from '../hosting/rules';
import { Problem } from './stored';

/** A build: the names of the files that are for visitors, and what sends one of them. */
interface Build {
  folder: string;
  names: ReadonlySet<string>;
  send(request: FastifyRequest, reply: FastifyReply, name: string, headers: HeaderRow, status?: 200 | 404): void;
}

/** What a static host knows of a build: its files, and what `_headers` and `_redirects` say. */
export interface Site extends Build {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
}

/** What the build writes for the host, not for visitors. */
const forTheHost = /^_(headers|redirects|nginx(_server)?\.conf)$/;
const isHidden = (name: string) => /(^|\/)\./.test(name) && !name.startsWith('.well-known/');

/** Reads which files there are, once: a request looks a name up, so no path leads out of the folder. */
function readBuild(folder: string): Build {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const present = new Set(all);
  const isCompressed = (name: string) => /\.(br|gz)$/.test(name) && present.has(name.slice(0, -3));
  const names = new Set(all.filter((name) => !isHidden(name) && !forTheHost.test(name) && !isCompressed(name)));
  const common = { etag: true, extensions: [], dotfiles: true };
  const [plain, packed] = [sirv(folder, common), sirv(folder, { ...common, brotli: true, gzip: true })];

  return {
    folder,
    names,
    send(request, reply, name, headers, status = 200) {
      const { raw } = request;
      const type = contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
      for (const [header, value] of Object.entries({ ...headers, 'Content-Type': type }))
        reply.raw.setHeader(header, value);
      raw.headers['accept-encoding'] = acceptable(raw.headers['accept-encoding']);
      if (!isRange(raw.headers.range) || status !== 200) delete raw.headers.range;
      if (status !== 200) delete raw.headers['if-none-match'];
      reply.hijack();
      tame(reply.raw, status, raw.headers['if-none-match']);
      raw.url = `/${name}`;
      (present.has(`${name}.br`) || present.has(`${name}.gz`) ? packed : plain)(raw, reply.raw);
    },
  };
}

/** An Accept-Encoding without what it rules out (`br;q=0`), which sirv would take for a wish. (RFC 9110, section 12.5.3) */
const acceptable = (header = '') => header.replace(/[^,]*;\s*q=0(\.0*)?\s*(?=,|$)/gi, '');

/** One range of bytes, from and to. sirv reads others wrong: they get the whole file. */
function isRange(header = ''): boolean {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header) ?? [];
  return from !== undefined && (to === '' || Number(to) >= Math.max(1, Number(from)));
}

/** What sirv leaves out: another status for the not-found page, the tag of a 304, a file that is gone since the start. */
function tame(response: ServerResponse, status: number, tag: string | undefined): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((code: number, headers?: Record<string, string>) => {
    if (code === 304) response.removeHeader('Content-Type');
    return writeHead(
      code === 200 ? status : code,
      code === 304 && tag ? { ETag: tag, Vary: 'Accept-Encoding' } : headers,
    );
  }) as typeof response.writeHead;
  response.on('pipe', (source) => source.on('error', () => response.destroy()));
}

/** Reads the built site. @throws {Problem} when it was not built. */
export function readSite(folder: string): Site {
  try {
    const [headers = '', redirects = ''] = ['_headers', '_redirects'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    const build = readBuild(folder);
    if (!build.names.has('index.html')) throw new Error('it has no index.html');
    return { ...build, headers: parseHeadersFile(headers), redirects: parseRedirectsFile(redirects) };
  } catch (error) {
    throw new Problem(
      `There is no complete site in ${folder} (${error instanceof Error ? error.message : error}). ` +
        'Run `npm run build` first, or `npm start`, which does both.',
    );
  }
}

/** Reads the built workbench; nothing when it was not built. */
export function readWorkbench(folder: string): Build | undefined {
  try {
    const build = readBuild(folder);
    return build.names.has('index.html') ? build : undefined;
  } catch {
    return undefined;
  }
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const onlyReading = { error: 'Only GET and HEAD are accepted here.' };
const nothingHere = { error: 'There is nothing here.' };
const pathOf = ({ raw }: FastifyRequest) => (raw.url ?? '/').split('?', 1)[0] ?? '/';
const searchOf = ({ raw }: FastifyRequest) => (raw.url ?? '').replace(/^[^?]*/, '');

/**
 * Answers as the static hosts do (D21): `/about` is `about.html`; `/about/`, `/about.html` and `/index.html` lead to the
 * bare path; then the redirect rules; then `404.html`. Every redirect leads to a path that the build or a rule names,
 * so none can be made to lead elsewhere.
 */
export function answerFromSite(site: Site | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!site) return reply.code(404).headers(endpointHeaders()).send(nothingHere);
  const path = decodeURIComponent(pathOf(request));
  const search = searchOf(request);
  const headers = {
    'Cache-Control': pageCaching,
    ...headersFor(site.headers, path),
    ...(new URLSearchParams(search).has(unindexed.parameter) && unindexed.headers),
  };
  const file = fileAt(site, path);
  const bare = bareOf(site, path);
  request.template = file ? path : (bare ?? '(unknown)');
  if (!isReading(request)) {
    if (!file && !bare) return reply.code(404).headers(headers).send(nothingHere);
    return reply
      .code(405)
      .headers({ ...headers, Allow: 'GET, HEAD' })
      .send(onlyReading);
  }
  if (file) return site.send(request, reply, file, headers);
  if (bare) return reply.headers(headers).redirect(bare + search, 301);
  const rule = site.redirects.find(({ from }) => pathMatches(from, path));
  if (rule && rule.status !== 200) {
    request.template = rule.from;
    return reply.headers(headers).redirect(rule.to, rule.status);
  }
  // Not kept, whatever the path: a hashed file may be missing only until all machines have the new build.
  const missed = { ...headers, 'Cache-Control': pageCaching };
  if (site.names.has('404.html')) return site.send(request, reply, '404.html', missed, 404);
  return reply.code(404).headers(missed).type('text/plain; charset=utf-8').send('Not found\n');
}

/** The file that a path shows: a page without `.html`, the home page, or any other file by its name. */
function fileAt({ names }: Build, path: string): string | undefined {
  if (path === '/') return 'index.html';
  const name = path.slice(1);
  if (name.endsWith('.html') || name === 'index' || name === '404') return undefined;
  return [`${name}.html`, name].find((one) => names.has(one));
}

/** The path of the page that `path` is another spelling of. */
function bareOf(site: Build, path: string): string | undefined {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/, '');
  if (bare === '/index') return '/';
  return bare !== path && bare !== '' && fileAt(site, bare) ? encodeURI(bare) : undefined;
}

const workbenchRow = workbenchHeaders();

/** Answers below `/workbench/` with the files of its build, which is one page with its assets, and what stands beside it. */
export function answerFromWorkbench(build: Build, request: FastifyRequest, reply: FastifyReply) {
  const path = decodeURIComponent(pathOf(request));
  // A folder is its page.
  const name = path.slice('/workbench/'.length).replace(/(^|\/)$/, '$1index.html');
  const headers = { ...workbenchRow, 'Cache-Control': name.startsWith('assets/') ? hashedCaching : pageCaching };
  request.template = '/workbench/*';
  if (!isReading(request))
    return reply
      .code(405)
      .headers({ ...headers, Allow: 'GET, HEAD' })
      .send(onlyReading);
  if (path === '/workbench') return reply.headers(headers).redirect(`/workbench/${searchOf(request)}`, 301);
  if (build.names.has(name)) return build.send(request, reply, name, headers);
  const words = 'Not found in the workbench. Its start page is /workbench/\n';
  return reply.code(404).headers(headers).type('text/plain; charset=utf-8').send(words);
}

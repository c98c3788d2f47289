import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import { send } from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  contentTypes,
  endpointHeaders,
  type HeaderRow,
  hashedCaching,
  headersFor,
  pageCaching,
  pathMatches,
  redirects,
  siteHeaderRules,
  toHeadersFile,
  unindexed,
  workbenchHeaders,
} from '../hosting/headers';
import { decodedPath } from '../routes';
import { Problem } from './errors';

type Build = ReturnType<typeof readBuild>;
export type Site = ReturnType<typeof readSite>;

/** The pages that this server serves post their forms to it. */
const ownSite = { backend: '/' };
const rules = siteHeaderRules(ownSite);
export const siteHeadersAt = (path: string) => headersFor(rules, path);

/** Files for the host and hidden files, which are not public. */
const isPrivate = (name: string) =>
  /^_(headers|redirects|nginx(_server)?\.conf)$/.test(name) || /(^|\/)\./.test(name.replace(/^\.well-known\//, ''));

/** A build: its public files, listed once (a request looks its name up, so no path leads out of the folder). */
function readBuild(folder: string) {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const present = new Set(all);
  if (!present.has('index.html')) throw new Error('it has no index.html');
  const isCompressed = (name: string) => /\.(br|gz)$/.test(name) && present.has(name.slice(0, -3));

  return {
    folder,
    names: new Set(all.filter((name) => !isPrivate(name) && !isCompressed(name))),
    /** Sends one of them, or nothing where it was deleted since the start. */
    async send(
      { raw }: FastifyRequest,
      reply: FastifyReply,
      name: string,
      headers: HeaderRow,
      status: 200 | 404 = 200,
    ) {
      const compressed = Object.keys(extensions).filter((coding) => present.has(name + extensions[coding]));
      const coding = negotiate(raw.headers['accept-encoding'] ?? '', compressed);
      const asked = status === 200 ? raw : { method: raw.method, headers: {} }; // An error has no versions and no parts.
      const file = encodeURI(name + (coding ? extensions[coding] : ''));
      const found = await send(asked as typeof raw, file, options(folder));
      const [isFile, code] = [found.type === 'file', found.statusCode === 200 ? status : found.statusCode];
      reply.code(code).headers({ ...(isFile && found.headers), ...headers });
      if (compressed.length > 0) reply.header('Vary', 'Accept-Encoding');
      if (code === 416) reply.header('Content-Range', found.headers['Content-Range']);
      if (!isFile) return reply.send('');
      if (coding && code !== 304) reply.header('Content-Encoding', coding);
      if (code !== 304)
        reply.header('Content-Type', contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream');
      return reply.send(found.stream);
    },
  };
}

const extensions: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };
/** Names come from the build's list, and headers from the table. */
const options = (root: string) =>
  ({ root, index: false, dotfiles: 'allow', contentType: false, cacheControl: false }) as const;

/** Reads the built site. @throws {Problem} when it was not built. */
export function readSite(folder: string) {
  try {
    const build = readBuild(folder);
    /** Whether it was built for this server: else the headers may forbid what its pages do. */
    const isOwn = readFileSync(join(folder, '_headers'), 'utf8') === toHeadersFile(ownSite);
    return { ...build, isOwn };
  } catch (error) {
    throw new Problem(
      `There is no complete site in ${folder} (${(error as Error).message}). ` +
        'Run `npm run build` first, or `npm start`, which does both.',
    );
  }
}

/** Reads the built workbench; undefined when it was not built. */
export const readWorkbench = (folder: string) =>
  existsSync(join(folder, 'index.html')) ? readBuild(folder) : undefined;

function partsOf({ raw: { url = '/' } }: FastifyRequest): { path: string; search: string } {
  const [path = ''] = url.split('?', 1);
  return { path: decodedPath(path), search: url.slice(path.length) };
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const refuse = (reply: FastifyReply, headers: HeaderRow, status: number, error: string) =>
  reply.code(status).headers(headers).send({ error });
const onlyReading = (reply: FastifyReply, headers: HeaderRow) =>
  refuse(reply, { ...headers, Allow: 'GET, HEAD' }, 405, 'Only GET and HEAD are accepted here.');

/**
 * Answers as the static hosts do (D21): `/about` is `about.html`; `/about/`, `/about.html` and `/index.html` redirect to
 * the bare path; then the redirect rules; then `404.html`. Every redirect target is a path of the build or of a rule, so no
 * request can redirect elsewhere.
 */
export function answerFromSite(site: Site | undefined, request: FastifyRequest, reply: FastifyReply) {
  const nothing = (headers: HeaderRow) => refuse(reply, headers, 404, 'There is nothing here.');
  if (!site) return nothing(endpointHeaders());
  const { path, search } = partsOf(request);
  const headers = {
    'Cache-Control': pageCaching,
    ...siteHeadersAt(path),
    ...(new URLSearchParams(search).has(unindexed.parameter) && unindexed.headers),
  };
  const file = fileAt(site, path);
  const bare = bareOf(site, path);
  request.template = file ? path : (bare ?? '');
  if (!isReading(request)) return file || bare ? onlyReading(reply, headers) : nothing(headers);
  if (file) return site.send(request, reply, file, headers);
  if (bare) return reply.headers(headers).redirect(bare + search, 301);
  const rule = redirects.find(({ from }) => pathMatches(from, path));
  if (rule) {
    request.template = rule.from;
    return reply.headers(headers).redirect(rule.to, rule.status);
  }
  // Not cached: during a deployment a hashed file may be missing on some machines.
  const missed = { ...headers, 'Cache-Control': pageCaching };
  return site.names.has('404.html') ? site.send(request, reply, '404.html', missed, 404) : nothing(missed);
}

/** The file of a path: a page without `.html`, the home page, or any other file by its name. */
function fileAt({ names }: Build, path: string): string | undefined {
  if (path === '/') return 'index.html';
  const name = path.slice(1);
  if (name.endsWith('.html') || name === 'index' || name === '404') return undefined;
  return [`${name}.html`, name].find((one) => names.has(one));
}

/** The canonical path of a page for another spelling of it. */
function bareOf(site: Build, path: string): string | undefined {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const bare = path.slice(0, end).replace(/\.html$/, '');
  if (bare === '/index') return '/';
  return bare !== path && bare !== '' && fileAt(site, bare) ? encodeURI(bare) : undefined;
}

/** Serves the workbench's build below `/workbench/`: one page with its assets, and the documents beside it. */
export function answerFromWorkbench(build: Build, request: FastifyRequest, reply: FastifyReply) {
  const { path, search } = partsOf(request);
  // A folder shows its index page.
  const name = path.slice('/workbench/'.length).replace(/(^|\/)$/, '$1index.html');
  const caching = name.startsWith('assets/') ? hashedCaching : pageCaching;
  const headers = { ...workbenchHeaders(), 'Cache-Control': caching };
  if (!isReading(request)) return onlyReading(reply, headers);
  if (path === '/workbench') return reply.headers(headers).redirect(`/workbench/${search}`, 301);
  if (build.names.has(name)) return build.send(request, reply, name, headers);
  return refuse(reply, headers, 404, 'This is not in the workbench: its start page is /workbench/.');
}

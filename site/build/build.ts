/**
 * Builds the site: bundles it, prerenders every route to HTML, and writes the files for hosts and search engines.
 * `dist-site/` contains static files only; any static host serves it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { load } from 'cheerio';
import { build as buildScript } from 'esbuild';
import { build } from 'vite';
import { toHeadersFile, toRedirectsFile } from '../hosting/headers';
import { toNginxConfig, toNginxServerConfig } from '../hosting/nginx';
import type { Route } from '../routes';
import { dataUri, escapeText } from './markup';
import { pageFiles } from './page-files';
import { cover, icons, logo, socialPictures } from './pictures';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'dist-site');
const serverOut = join(root, 'dist-site-server');
const configFile = join(root, 'site/build/vite.config.ts');
const write = async (path: string, content: string | Buffer) => {
  const file = join(out, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

console.log('Building the site …');
const quiet = { configFile, logLevel: 'warn' } as const;
const files = pageFiles(await build(quiet));
await build({ ...quiet, build: { ssr: 'build/server.tsx', outDir: serverOut, minify: false } });
const server = (await import(pathToFileURL(join(serverOut, 'server.js')).href)) as typeof import('./server');
const { brand, routes, notFound } = server;

// Not a part of the bundle: a classic script, which runs before the first paint.
const { outputFiles } = await buildScript({
  entryPoints: [join(root, 'site/app/entry.ts')],
  bundle: true,
  minify: true,
  target: 'es2022',
  write: false,
});
const entry = outputFiles.map(({ text }) => text).join('');
const entryPath = `/assets/entry-${createHash('sha256').update(entry).digest('base64url').slice(0, 8)}.js`;
await write(entryPath, entry);

// Removes the development script; a built page has its entry in the head.
const template = (await readFile(join(root, 'site/index.html'), 'utf8')).replace(
  / *<script type="module".*<\/script>\n/,
  '',
);

const meta = (name: string, content: string) =>
  `<meta ${/^(og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${escapeText(content)}" />`;

/** The first sentence that can be heard on a page, from its HTML; undefined where there is none. */
function sentenceIn(body: string): string | undefined {
  const $ = load(body);
  const words = $('[data-scope="voice-player"]').first().find('[data-part="word"]');
  return (
    words
      .toArray()
      .map((word) => $(word).text())
      .join(' ') || undefined
  );
}

function head(route: Route, sentence: string): string {
  const title = escapeText(server.titleOf(route));
  const description = server.descriptions[route.path as keyof typeof server.descriptions];
  const picture = `${brand.origin}${server.pictureOf(route)}`;
  return [
    `<script src="${entryPath}" data-modules="${files.code(server.modulesOf(route)).join(' ')}"></script>`,
    `<title>${title}</title>`,
    meta('description', description),
    ...(route === notFound ? [] : [`<link rel="canonical" href="${server.canonicalOf(route)}" />`]),
    meta('robots', server.robotsOf(route)),
    ...files.fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`),
    `<link rel="stylesheet" href="${files.styles}" />`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeText(server.feedTitle)}" href="${server.feedPath}" />`,
    ...openGraphOf(route),
    meta('og:site_name', brand.name),
    meta('og:title', route.title),
    meta('og:description', description),
    ...(route === notFound ? [] : [meta('og:url', server.canonicalOf(route))]),
    meta('og:image', picture),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', `“${sentence}”, drawn as it sounds`),
    meta('twitter:card', 'summary_large_image'),
    ...structuredData(route),
  ].join('\n    ');
}

function structuredData(route: Route): string[] {
  const graph = server.structuredDataOf(route, routes);
  // A `<` could end the script element early; JSON reads its escape as the same character.
  return graph
    ? [`<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`]
    : [];
}

function openGraphOf({ path }: Route): string[] {
  const article = server.articles.find(({ slug }) => server.articlePath(slug) === path);
  if (!article) return [meta('og:type', 'website')];
  return [
    meta('og:type', 'article'),
    meta('article:published_time', server.isoDate(article.date)),
    ...(article.modified ? [meta('article:modified_time', server.isoDate(article.modified))] : []),
    meta('article:author', server.authorsPage),
  ];
}

const covers = server.articles.map((article) => ({
  path: server.coverOf(article.slug),
  svg: cover({ rows: [article.title], ...article.cover }),
}));

/** Covers smaller than a request are inlined in their own page; on a route change the file is loaded. */
const withCovers = (body: string) =>
  covers.reduce(
    (html, { path, svg }) =>
      html
        .replaceAll(`src="${path}"`, () => `src="${dataUri(svg)}"`)
        // Removes React's preload hint: the cover is inlined.
        .replace(new RegExp(`<link rel="preload" as="image" href="${path}"[^>]*>`), ''),
    body,
  );

const drawPicture = await socialPictures(brand.name);
for (const route of [...routes, notFound]) {
  const body = withCovers(await server.render(route));
  const sentence = sentenceIn(body) ?? route.title;
  const page = template.replace('<!--head-->', () => head(route, sentence)).replace('<!--body-->', () => body);
  await write(route === notFound ? '404.html' : route.path === '/' ? 'index.html' : `${route.path}.html`, page);
  await write(server.pictureOf(route), drawPicture(sentence));
}

for (const { path, svg } of covers) await write(path, svg);
for (const { path, content } of server.sampleFiles) await write(path, content);
await write(server.coverFallback, logo(brand.name));
await write(server.feedPath, server.feed());
for (const [file, content] of icons(brand.name)) await write(file, content);
for (const [path, content] of server.rootFiles(new Date())) await write(path, content);
const backend = process.env.VITE_BACKEND_URL ?? brand.dashboard;
await write('_headers', toHeadersFile({ backend }));
await write('_nginx.conf', toNginxConfig({ backend }));
await write('_nginx_server.conf', toNginxServerConfig());
await write('_redirects', toRedirectsFile(routes.map(({ path }) => path)));
await rm(serverOut, { recursive: true });

const compressible = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.srt', '.vtt', '.webmanifest', '.json']);
const texts = (await readdir(out, { recursive: true })).filter((file) => compressible.has(extname(file)));
for (const file of texts) {
  const content = await readFile(join(out, file));
  await write(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await write(`${file}.br`, await promisify(brotliCompress)(content, { params }));
}
console.log(`The site is in dist-site/: ${routes.length} pages and 404.html, ${texts.length} files compressed.`);

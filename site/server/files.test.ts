import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSite } from './files';
import { compressedPage, page, serve, temporaryFolder, writeBuild } from './server.testing';

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const askedAgain = 'public, max-age=0, must-revalidate';
const keptForAYear = 'public, max-age=31536000, immutable';

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/media/blog', 'Blog'],
    ['/media/blog/ai-roi', 'ROI'],
  ])('%s is served at its bare path, with the headers of _headers', async (path, title) => {
    const response = await (await serve()).get(path);
    expect([response.status, await response.text()]).toEqual([200, page(title)]);
    const { headers } = response;
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://dashboard.halloway.example;");
    expect(headers.get('Cache-Control')).toBe(askedAgain);
  });

  test('is sent precompressed with brotli or gzip to a client that accepts it, each with an ETag of its own', async () => {
    const { get } = await serve();
    const plain = await get('/about');
    const br = await get('/about', { 'Accept-Encoding': 'gzip, br' });
    const gz = await get('/about', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect([plain, br, gz].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([null, 'br', 'gzip']);
    expect([plain, br, gz].map(({ headers }) => headers.get('Vary'))).toEqual(Array(3).fill('Accept-Encoding'));
    expect(new Set([plain, br, gz].map(({ headers }) => headers.get('ETag'))).size).toBe(3);
    expect(brotliDecompressSync(await bytes(br)).toString()).toBe(compressedPage('About'));
    expect(gunzipSync(await bytes(gz)).toString()).toBe(compressedPage('About'));
  });

  test('is not sent again to a client that has it', async () => {
    const { get } = await serve();
    const etag = (await get('/about', { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? '';
    const again = await get('/about', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(again.headers.get('Cache-Control')).toBe(askedAgain);
    expect((await get('/about', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const { get } = await serve();
    const [got, head] = await Promise.all([get('/about'), get('/about', {}, 'HEAD')]);
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...got.headers]);
    expect(head.headers.get('Content-Length')).toBe(String(page('About').length));
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'refuses %s and lists the allowed methods',
    async (method) => {
      const { get } = await serve();
      for (const path of ['/about', '/workbench/']) {
        const response = await get(path, {}, method);
        expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
        expect(await response.json()).toEqual({ error: 'Only GET and HEAD are accepted here.' });
      }
      expect((await get('/nope', {}, method)).status).toBe(404);
    },
  );
});

test('hashed files are cached for a year, and incompressible files are sent as they are', async () => {
  const { get } = await serve();
  const script = await get('/assets/entry-B6j1IK99.js', { 'Accept-Encoding': 'br' });
  expect(script.headers.get('Cache-Control')).toBe(keptForAYear);
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(brotliDecompressSync(await bytes(script)).toString()).toContain('a hashed file');
  const font = await get('/assets/font-x3GEFtr4.woff2', { 'Accept-Encoding': 'br' });
  expect(['Content-Encoding', 'Vary', 'Content-Type'].map((name) => font.headers.get(name))).toEqual([
    null,
    null,
    'font/woff2',
  ]);
  expect(await bytes(font)).toEqual(Buffer.from([0, 1, 2, 3]));
});

test.each<[string, number, string | null, number]>([
  ['bytes=1-2', 206, 'bytes 1-2/4', 2],
  ['bytes=9-', 416, 'bytes */4', 0],
  ...['bytes=2-1', 'bytes=-2', 'bytes=0-0,2-3', 'bytes=x', 'lines=0-1'].map(
    (odd) => [odd, 200, null, 4] as [string, number, null, number],
  ),
])('the range %s is answered with %i', async (Range, status, range, length) => {
  const response = await (await serve()).get('/assets/font-x3GEFtr4.woff2', { Range });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([status, range]);
  expect((await bytes(response)).length).toBe(length);
});

test('a file that was deleted since the start ends its own answer only', async () => {
  const folder = temporaryFolder();
  writeBuild(folder);
  const site = readSite(join(folder, 'dist-site'));
  rmSync(join(folder, 'dist-site/sitemap.xml'));
  const { app, get } = await serve({ site });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${origin}/sitemap.xml`).then((response) => response.text())).rejects.toThrow();
  expect((await get('/about')).status).toBe(200);
});

test.each([
  ['/about/', 301, '/about'],
  ['/about//', 301, '/about'],
  ['/about.html', 301, '/about'],
  ['/about.html/', 301, '/about'],
  ['/index.html', 301, '/'],
  ['/index', 301, '/'],
  ['/media/blog/', 301, '/media/blog'],
  ['/media/blog/ai-roi/?a=1&b=%2F', 301, '/media/blog/ai-roi?a=1&b=%2F'],
  // An unknown article redirects temporarily to the list of articles.
  ['/media/blog/nope', 302, '/media/blog'],
  ['/media/blog/nope/', 302, '/media/blog'],
  ['/media/blog/nope.html', 302, '/media/blog'],
  ['/workbench?story=a', 301, '/workbench/?story=a'],
])('%s is answered with %i and leads to %s', async (path, status, to) => {
  const response = await (await serve()).get(path);
  expect([response.status, response.headers.get('Location')]).toEqual([status, to]);
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

const elsewhere = ['//evil.example/', '///evil.example/about/', '/%2Fevil.example/', '/%5Cevil.example/'];
const unknown = ['/nope', '/nope/', '/404', '/404.html', '/about.html.html', '/index.html.html', '/about/nope'];
const unreadable = ['/%', '/%00', '/assets/', '/assets', '/media', '/assets/entry-00000000.js'];
const hidden = ['/_headers', '/_redirects', '/_nginx.conf', '/_nginx_server.conf', '/.secret', '/.well/known.txt'];
const outside = [
  '/about.html.br',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/assets/..%5c..%5coutside.txt',
];
test.each([...elsewhere, ...unknown, ...unreadable, ...hidden, ...outside])(
  '%s shows the not-found page with status 404, without caching',
  async (path) => {
    const { get } = await serve();
    for (const headers of [{}, { 'If-None-Match': '*' }] as Record<string, string>[]) {
      const response = await get(path, headers);
      expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
      expect(await response.text()).toBe(page('Not found'));
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(response.headers.get('Cache-Control')).toBe(askedAgain);
    }
  },
);

test('the workbench is served under /workbench/, with its own headers', async () => {
  const { get } = await serve();
  for (const [path, status, content, cache] of [
    ['/workbench/?story=a', 200, page('Workbench'), askedAgain],
    ['/workbench/conformance/', 200, page('Conformance'), askedAgain],
    ['/workbench/assets/index-DXSYICT0.js', 200, 'console.log("the workbench")\n', keptForAYear],
    ['/workbench/nope', 404, '{"error":"This is not in the workbench: its start page is /workbench/."}', askedAgain],
    ['/workbench/..%2foutside.txt', 404, expect.not.stringContaining('not for you'), askedAgain],
  ] as const) {
    const response = await get(path);
    expect([path, response.status, await response.text()]).toEqual([path, status, content]);
    expect(response.headers.get('Cache-Control')).toBe(cache);
    expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'self' 'unsafe-inline'");
  }
});

test('the log has method, path, status, time and bytes, and no text of a visitor', async () => {
  const { get, contact, log } = await serve();
  await get('/about?email=ada@analytical.example');
  await get('/ada@analytical.example');
  await get('/media/blog/ada@analytical.example');
  await get('/superadmin/ada@analytical.example');
  await get('/about', {}, 'OPTIONS');
  await contact({ name: 'Ada' });
  expect(log.map((line) => line.replace(/\d+ms/, 'ms'))).toEqual([
    `GET /about 200 ms ${page('About').length}B`,
    `GET (unknown) 404 ms ${page('Not found').length}B`,
    'GET /media/blog/* 302 ms 0B',
    expect.stringMatching(/^GET \/superadmin\/\* 404 ms \d+B$/),
    expect.stringMatching(/^OPTIONS \/about 405 ms \d+B$/),
    expect.stringMatching(/^POST \/superadmin\/contact_form\/ 400 ms \d+B$/),
  ]);
  expect(log.join()).not.toContain('analytical');
});

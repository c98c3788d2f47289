import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSite } from './files';
import { compressedPage, page, serve, temporaryFolder, writeBuild } from './fixture';

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/media/blog', 'Blog'],
    ['/media/blog/ai-roi', 'ROI'],
  ])('%s is found under its bare path', async (path, title) => {
    const response = await (await serve()).get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(page(title));
  });

  test('comes with the headers of _headers, and is asked for again before it is shown', async () => {
    const { headers } = await (await serve()).get('/about');
    expect(headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://dashboard.halloway.example;");
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('travels as what the build made, brotli or gzip to a client that takes it, each with a tag of its own', async () => {
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
    expect(etag).toMatch(/^W\/"\d+-\d+"$/);
    const again = await get('/about', { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('ETag')).toBe(etag);
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect((await get('/about', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('has a tag that differs by content', async () => {
    const { get } = await serve();
    const tags = await Promise.all([get('/'), get('/about'), get('/')]);
    const [home, about, again] = tags.map(({ headers }) => headers.get('ETag'));
    expect(home).toBe(again);
    expect(home).not.toBe(about);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const { get } = await serve();
    const [got, head] = await Promise.all([get('/about'), get('/about', {}, 'HEAD')]);
    expect(await head.text()).toBe('');
    expect([...head.headers]).toEqual([...got.headers]);
    expect(head.headers.get('Content-Length')).toBe(String(page('About').length));
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s and says what it takes', async (method) => {
    const response = await (await serve()).get('/about', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({ error: 'Only GET and HEAD are accepted here.' });
  });
});

describe('other files', () => {
  test('hashed ones are kept for a year', async () => {
    const response = await (await serve()).get('/assets/entry-B6j1IK99.js', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(await bytes(response)).toString()).toContain('a hashed file');
  });

  test('a part of a file is sent to a client that asks for one range, and the whole to others', async () => {
    const { get } = await serve();
    const range = async (Range: string) => get('/assets/font-x3GEFtr4.woff2', { Range });
    const part = await range('bytes=1-2');
    expect([part.status, part.headers.get('Content-Range'), await bytes(part)]).toEqual([
      206,
      'bytes 1-2/4',
      Buffer.from([1, 2]),
    ]);
    for (const odd of ['bytes=2-1', 'bytes=-2', 'bytes=0-0,2-3', 'bytes=x', 'lines=0-1'])
      expect([(await range(odd)).status, (await range(odd)).headers.get('Content-Length')]).toEqual([200, '4']);
    expect((await range('bytes=9-')).status).toBe(416);
  });

  test('a file that is gone since the start ends its answer, and nothing else', async () => {
    const folder = temporaryFolder();
    writeBuild(folder);
    const site = readSite(join(folder, 'dist-site'));
    rmSync(join(folder, 'dist-site/sitemap.xml'));
    const { app, get } = await serve({ site });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${origin}/sitemap.xml`).then((response) => response.text())).rejects.toThrow();
    expect((await get('/about')).status).toBe(200);
  });

  test('what does not compress is sent as it is', async () => {
    const response = await (await serve()).get('/assets/font-x3GEFtr4.woff2', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Vary')).toBeNull();
    expect(response.headers.get('Content-Type')).toBe('font/woff2');
    expect(await bytes(response)).toEqual(Buffer.from([0, 1, 2, 3]));
  });
});

describe('another spelling of a page', () => {
  test.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/media/blog/', '/media/blog'],
    ['/media/blog/ai-roi/?a=1&b=%2F', '/media/blog/ai-roi?a=1&b=%2F'],
  ])('%s leads to %s for good', async (path, to) => {
    const response = await (await serve()).get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(to);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test.each([
    '//evil.example/',
    '///evil.example/about/',
    '/%2Fevil.example/',
    '/%5Cevil.example/',
    '/.//evil.example/',
  ])('%s leads nowhere else', async (path) => {
    const response = await (await serve()).get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });
});

describe('what does not exist', () => {
  test('an article leads to the list of articles, for now', async () => {
    const { get } = await serve();
    for (const path of ['/media/blog/nope', '/media/blog/nope/', '/media/blog/nope.html']) {
      const response = await get(path);
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe('/media/blog');
    }
  });

  test.each([
    '/nope',
    '/nope/',
    '/404',
    '/404.html',
    '/about.html.html',
    '/index.html.html',
    '/about/nope',
    '/%',
    '/%00',
    '/assets/',
    '/assets',
    '/media',
  ])('%s shows the not-found page with status 404', async (path) => {
    const response = await (await serve()).get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(page('Not found'));
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('is 404 also when the client claims to have it', async () => {
    expect((await (await serve()).get('/nope', { 'If-None-Match': '*' })).status).toBe(404);
  });

  test('is asked for again the next time, also where what exists is kept for good', async () => {
    const { headers } = await (await serve()).get('/assets/entry-00000000.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('cannot be posted to', async () => {
    expect((await (await serve()).get('/nope', {}, 'POST')).status).toBe(404);
  });

  test.each([
    '/_headers',
    '/_redirects',
    '/_nginx.conf',
    '/_nginx_server.conf',
    '/.secret',
    '/.well/known.txt',
    '/about.html.br',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e%5c%2e%2e%5coutside.txt',
  ])('%s is not given away', async (path) => {
    const response = await (await serve()).get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not for you');
  });
});

describe('the workbench', () => {
  test('lives under /workbench/, with a row of headers of its own', async () => {
    const { get } = await serve();
    const bare = await get('/workbench?story=a');
    expect([bare.status, bare.headers.get('Location')]).toEqual([301, '/workbench/?story=a']);
    const response = await get('/workbench/?story=a');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'self' 'unsafe-inline'");
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toBe(page('Workbench'));
  });

  test('its hashed files are kept for a year', async () => {
    const { headers } = await (await serve()).get('/workbench/assets/index-DXSYICT0.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  test('a folder beside it is its page', async () => {
    const response = await (await serve()).get('/workbench/conformance/');
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Conformance')]);
  });

  test.each(['/workbench/nope', '/workbench/../../outside.txt', '/workbench/..%2foutside.txt'])(
    '%s is not there',
    async (path) => {
      const response = await (await serve()).get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('not for you');
    },
  );

  test('refuses to be posted to', async () => {
    expect((await (await serve()).get('/workbench/', {}, 'POST')).status).toBe(405);
  });
});

test('the log has method, path, status, time and bytes, and nothing that a visitor made up', async () => {
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

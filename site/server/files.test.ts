/** What tests/site/built/hosting.spec.ts, which asks the same of nginx, does not prove. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { routeOf } from '../routes';
import { readSite } from './files';
import { compressedPage, page, serve, temporaryFolder, writeBuild } from './server.testing';

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const askedAgain = 'public, max-age=0, must-revalidate';
const keptForAYear = 'public, max-age=31536000, immutable';

test('a page is sent in an encoding that the client accepts, each with an ETag of its own, and not sent again', async () => {
  const { get } = await serve();
  const answers = await Promise.all(
    ['', 'gzip, br', 'gzip, br;q=0'].map((accepted) => get('/about', { 'Accept-Encoding': accepted })),
  );
  expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual([null, 'br', 'gzip']);
  const tags = answers.map(({ headers }) => headers.get('ETag') ?? '');
  expect(new Set(tags).size).toBe(3);
  const [plain, br, gz] = await Promise.all(answers.map(bytes));
  const texts = [plain, brotliDecompressSync(br ?? ''), gunzipSync(gz ?? '')].map(String);
  expect(texts).toEqual([page('About'), compressedPage('About'), compressedPage('About')]);
  const again = await get('/about', { 'Accept-Encoding': 'br', 'If-None-Match': tags[1] ?? '' });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tags[1]]);
  expect((await get('/about', { 'If-None-Match': tags[1] ?? '' })).status).toBe(200);
});

test.each<[string, number, string | null, number]>([
  ['bytes=1-2', 206, 'bytes 1-2/4', 2],
  ['bytes=-2', 206, 'bytes 2-3/4', 2],
  ...['bytes=9-', 'bytes=2-1', 'bytes=x'].map((odd) => [odd, 416, 'bytes */4', 0] as [string, number, string, number]),
  ...['bytes=0-0,2-3', 'lines=0-1'].map((odd) => [odd, 200, null, 4] as [string, number, null, number]),
])('the range %s is answered with %i', async (Range, status, range, length) => {
  const response = await (await serve()).get('/assets/font-x3GEFtr4.woff2', { Range });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([status, range]);
  expect((await bytes(response)).length).toBe(length);
});

test.each<[string, (tag: string, date: string) => string, number]>([
  ['its ETag', (tag) => tag, 206],
  ['its date', (_, date) => date, 206],
  ['the ETag of another version', () => '"old"', 200],
  ['an older date', () => 'Thu, 01 Jan 1998 00:00:00 GMT', 200],
  ['nonsense', () => 'x', 200],
])('a range of a file goes on with If-Range: %s (cherrypy/cherrypy#1699)', async (_, condition, status) => {
  const { get } = await serve();
  const font = '/assets/font-x3GEFtr4.woff2';
  const { headers } = await get(font);
  const ifRange = condition(headers.get('ETag') ?? '', headers.get('Last-Modified') ?? '');
  expect((await get(font, { Range: 'bytes=1-2', 'If-Range': ifRange })).status).toBe(status);
});

test('a file that was deleted since the start is not found', async () => {
  const folder = temporaryFolder();
  writeBuild(folder);
  const site = readSite(join(folder, 'dist-site'));
  rmSync(join(folder, 'dist-site/sitemap.xml'));
  const { get } = await serve({ site });
  expect([(await get('/sitemap.xml')).status, (await get('/about')).status]).toEqual([404, 200]);
});

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/%61bout', '/about'],
  ['/%61bout/', '/about'],
  ['/About', '/404'],
  ['/about/x', '/404'],
  ['//about', '/404'],
  ['/%2Fabout', '/404'],
  ['/%', '/404'],
  ['/%E0%A4%A', '/404'],
  ['/media%2Fblog', '/media/blog'],
  ['/media/blog/ai%2Droi', '/media/blog/ai-roi'],
  ['/media/blog/ai-roi//', '/media/blog/ai-roi'],
  ['/media/blog/%6Eope', '/media/blog'],
])('the address %s is the page %s for the server and in the browser (remix-run/remix#8872)', async (address, path) => {
  const { get } = await serve();
  const answer = await get(address);
  const moved = answer.headers.get('Location');
  const titles: Record<string, string> = { '/about': 'About', '/media/blog': 'Blog', '/media/blog/ai-roi': 'ROI' };
  expect(await (moved ? await get(moved) : answer).text()).toBe(page(titles[path] ?? 'Not found'));
  expect(routeOf(new URL(`http://a${address}`).pathname).path).toBe(path);
});

const elsewhere = ['//evil.example/', '///evil.example/about/', '/%2Fevil.example/', '/%5Cevil.example/'];
const hidden = ['/.secret', '/.well/known.txt', '/_headers', '/about.html.br'];
const outside = ['/..%2foutside.txt', '/assets/..%2f..%2foutside.txt', '/assets/..%5c..%5coutside.txt', '/%', '/%00'];
test.each([...elsewhere, ...hidden, ...outside])('%s leads nowhere: the not-found page', async (path) => {
  const response = await (await serve()).get(path);
  expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  expect(await response.text()).toBe(page('Not found'));
});

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
  const moved = await get('/workbench?story=a');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/workbench/?story=a']);
  expect((await get('/workbench/', {}, 'POST')).headers.get('Allow')).toBe('GET, HEAD');
});

test('the log has method, path, status, time and bytes, and no text of a visitor', async () => {
  const { get, contact, log } = await serve();
  await get('/about?email=ada@analytical.example');
  await get('/ada@analytical.example');
  await get('/media/blog/ada@analytical.example');
  await get('/superadmin/ada@analytical.example');
  await contact({ name: 'Ada' });
  expect(log.map((line) => line.replace(/\d+ms/, 'ms'))).toEqual([
    `GET /about 200 ms ${page('About').length}B`,
    `GET (unknown) 404 ms ${page('Not found').length}B`,
    'GET /media/blog/* 302 ms 0B',
    expect.stringMatching(/^GET \(unknown\) 404 ms \d\d+B$/),
    expect.stringMatching(/^POST \/superadmin\/contact_form\/ 400 ms \d\d+B$/),
  ]);
});

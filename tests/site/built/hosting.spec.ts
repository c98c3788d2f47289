import { type APIResponse, expect, test } from 'playwright/test';
import { hashedCaching, pageCaching, siteHeaders } from '../../../site/hosting/headers';
import { built } from './read';

/**
 * What only the host can do. Everything here holds for the server and, by `npx tsx tests/tools/nginx.ts`, for nginx with the
 * configuration that the build writes.
 */
const headers = Object.entries(siteHeaders({ backend: '/' })).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

const once = (response: APIResponse, name: string) =>
  response
    .headersArray()
    .filter((header) => header.name.toLowerCase() === name)
    .map(({ value }) => value);

/** Each header of the table, exactly once: a repeated header would be sent twice. */
function expectHeaders(response: APIResponse, what: string) {
  for (const [name, value] of headers) expect(once(response, name), `${name} of ${what}`).toEqual([value]);
}

/** The address of a file with a hash in its name. */
const hashed = (selector: string, attribute = 'href') => built('/').$(selector).first().attr(attribute) ?? '';
const style = hashed('link[rel=stylesheet]');

test('every answer has the security headers once: pages, files, redirects, errors', async ({ request }) => {
  const others = ['/sitemap.xml', '/about/', '/media/blog/nope', '/nope', '/assets/nope.js'];
  for (const path of ['/', '/about', style, ...others])
    expectHeaders(await request.get(path, { maxRedirects: 0 }), path);
  expectHeaders(await request.post('/about'), 'POST /about');
});

for (const [status, from, to] of [
  [301, '/about/', '/about'],
  [301, '/about//', '/about'],
  [301, '/media/blog/', '/media/blog'],
  [301, '/media/blog/ai-roi/', '/media/blog/ai-roi'],
  [301, '/about.html', '/about'],
  [301, '/about.html/', '/about'],
  [301, '/index.html', '/'],
  [301, '/index', '/'],
  [301, '/index.html?a=1', '/?a=1'],
  [301, '/robots.txt/', '/robots.txt'],
  [301, '/vertical-solutions/retail/?a=1&b=%2F', '/vertical-solutions/retail?a=1&b=%2F'],
  [302, '/media/blog/nope', '/media/blog'],
  [302, '/media/blog/nope/', '/media/blog'],
  [302, '/media/blog/nope.html', '/media/blog'],
  [302, '/media/blog/nope?a=1', '/media/blog'],
] as const)
  test(`${from} redirects to ${to}: a page permanently, an unknown article temporarily (${status}, R4)`, async ({
    request,
  }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([status, to]);
  });

const unknown = '/nope /nope/ /nope.html /about.html.html /about.html.html/ /404 /404.html /404/ /about/nope';
const folders = '/assets /assets/ /assets/nope.js /vertical-solutions//nope /%2Fevil.example/ /%5Cevil.example/';
const hidden = '/_headers /_headers/ /_redirects /_nginx.conf /_nginx_server.conf /.secret /.git/config';
const compressed = '/about.html.br /about.html.gz /index.html.br';
for (const path of [unknown, folders, hidden, compressed].flatMap((paths) => paths.split(' ')))
  test(`${path} is the not-found page, without caching`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'If-None-Match': '*' } });
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(once(response, 'cache-control')).toEqual([pageCaching]);
    expect(await response.text()).toContain('This page is not in service.');
  });

for (const path of ['/..%2foutside.txt', '/assets/..%2f..%2foutside.txt', '/assets/..%2f_headers', '/%00', '/%'])
  test(`${path} gets no file`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([400, 404]).toContain(response.status());
  });

for (const [path, type, caching] of [
  ['/', 'text/html; charset=utf-8', pageCaching],
  ['/about', 'text/html; charset=utf-8', pageCaching],
  [hashed('script[src^="/assets/"]', 'src'), 'text/javascript; charset=utf-8', hashedCaching],
  [style, 'text/css; charset=utf-8', hashedCaching],
  [hashed('link[as=font]'), 'font/woff2', hashedCaching],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', pageCaching],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', pageCaching],
  ['/sitemap.xml', 'application/xml; charset=utf-8', pageCaching],
  ['/rss.xml', 'application/xml; charset=utf-8', pageCaching],
  ['/robots.txt', 'text/plain; charset=utf-8', pageCaching],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', pageCaching],
  ['/social/home.png', 'image/png', pageCaching],
] as const)
  test(`${path} has its media type; hashed files are immutable, everything else is revalidated`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect(once(response, 'cache-control')).toEqual([caching]);
  });

for (const encoding of ['gzip', 'brotli']) {
  const name = encoding === 'brotli' ? 'br' : 'gzip';
  test(`pages and files are sent precompressed in ${encoding}, the not-found page too`, async ({ request }) => {
    for (const path of ['/', '/about', '/sitemap.xml', '/nope']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': name } });
      expect(response.headers()['content-encoding'], path).toBe(name);
      expect(response.headers().vary, path).toBe('Accept-Encoding');
      expect((await response.text()).length, path).toBeGreaterThan(Number(response.headers()['content-length']));
    }
  });
}

test('a client without compression gets the identity encoding, with Vary', async ({ request }) => {
  const response = await request.get('/about', { headers: { 'Accept-Encoding': 'identity' } });
  expect(response.headers()['content-encoding']).toBeUndefined();
  expect(response.headers().vary).toBe('Accept-Encoding');
});

test('a conditional request gets 304', async ({ request }) => {
  const { etag } = (await request.get('/about')).headers();
  const again = await request.get('/about', { headers: { 'If-None-Match': etag ?? '' } });
  expect(again.status()).toBe(304);
  expectHeaders(again, 'a 304');
  expect((await request.get('/about', { headers: { 'If-None-Match': '"another"' } })).status()).toBe(200);
});

test('HEAD is answered as GET is, without the body', async ({ request }) => {
  const [got, head] = await Promise.all([request.get('/about'), request.head('/about')]);
  const headersOf = (response: APIResponse) =>
    Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'date'));
  expect(headersOf(head)).toEqual(headersOf(got));
  expect(await head.text()).toBe('');
});

test('a page allows GET and HEAD only, and says so', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await request.fetch('/about', { method });
    expect(response.status(), method).toBe(405);
    expect(response.headers().allow, method).toBe('GET, HEAD');
  }
  expect((await request.post('/nope')).status()).toBe(404);
});

test('the form endpoints answer as themselves: never a page, never cached', async ({ request }) => {
  const response = await request.post('/superadmin/contact_form/', { data: {} });
  expect(response.status()).toBe(400);
  expect(response.headers()['content-type']).toBe('application/json');
  expect(once(response, 'cache-control')).toEqual(['no-store']);
  expect(once(response, 'content-security-policy')).toEqual(["default-src 'none'; frame-ancestors 'none'"]);
});

test('a resume of 10 MB is accepted (R59)', async ({ request }) => {
  const resume = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10 * 1024 * 1024) };
  resume.buffer.write('%PDF-1.7\n');
  const fields = { name: 'Amara Osei', email: 'amara@northline.example', mobile_number: '+1 202 555 0100' };
  const response = await request.post('/superadmin/career_form/', {
    multipart: { ...fields, description: '', position: 'Product Manager', resume },
  });
  expect(response.status()).toBe(201);
});

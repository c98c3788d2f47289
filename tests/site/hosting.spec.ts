import { type APIResponse, expect, test } from 'playwright/test';
import { hashedCaching, pageCaching, siteHeaders } from '../../site/hosting/headers';

/**
 * What only the host can do. Everything here holds for the server and, by `npm run test:nginx`, for nginx with the
 * configuration that the build writes.
 */
const headers = Object.entries(siteHeaders({ backend: '/' })).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

/** Each header of the table, exactly once: a repeated header would be sent twice. */
function expectHeaders(response: APIResponse, what: string) {
  for (const [name, value] of headers) {
    const values = response.headersArray().filter((header) => header.name.toLowerCase() === name);
    expect(
      values.map((header) => header.value),
      `${name} of ${what}`,
    ).toEqual([value]);
  }
}

const once = (response: APIResponse, name: string) =>
  response
    .headersArray()
    .filter((header) => header.name.toLowerCase() === name)
    .map(({ value }) => value);

test('every answer has the security headers once: pages, files, redirects, errors', async ({ page, request }) => {
  await page.goto('/');
  const style = (await page.locator('link[rel=stylesheet]').getAttribute('href')) ?? '';
  for (const path of [
    '/',
    '/about',
    style,
    '/sitemap.xml',
    '/about/',
    '/media/blog/nope',
    '/nope',
    '/assets/nope.js',
  ]) {
    expectHeaders(await request.get(path, { maxRedirects: 0 }), path);
  }
  expectHeaders(await request.post('/about'), 'POST /about');
});

for (const [from, to] of [
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/media/blog/', '/media/blog'],
  ['/media/blog/ai-roi/', '/media/blog/ai-roi'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['/robots.txt/', '/robots.txt'],
  ['/vertical-solutions/retail/?a=1&b=%2F', '/vertical-solutions/retail?a=1&b=%2F'],
] as const) {
  test(`${from} redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}

for (const path of ['/media/blog/nope', '/media/blog/nope/', '/media/blog/nope.html', '/media/blog/nope?a=1']) {
  test(`${path} redirects temporarily to the list of articles (R4)`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('/media/blog');
  });
}

for (const path of [
  '/nope',
  '/nope/',
  '/nope.html',
  '/about.html.html',
  '/about.html.html/',
  '/404',
  '/404.html',
  '/404/',
  '/about/nope',
  '/assets',
  '/assets/',
  '/assets/nope.js',
  '/vertical-solutions//nope',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/_headers',
  '/_headers/',
  '/_redirects',
  '/_nginx.conf',
  '/_nginx_server.conf',
  '/.secret',
  '/.git/config',
  '/about.html.br',
  '/about.html.gz',
  '/index.html.br',
]) {
  test(`${path} is the not-found page, without caching`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'If-None-Match': '*' } });
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(once(response, 'cache-control')).toEqual([pageCaching]);
    expect(await response.text()).toContain('This page is not in service.');
  });
}

for (const path of ['/..%2foutside.txt', '/assets/..%2f..%2foutside.txt', '/assets/..%2f_headers', '/%00', '/%']) {
  test(`${path} gets no file`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([400, 404]).toContain(response.status());
  });
}

test('files have the right media type', async ({ page, request }) => {
  await page.goto('/');
  const first = async (selector: string, attribute: string) =>
    (await page.locator(selector).first().getAttribute(attribute)) ?? '';
  const script = await first('script[src^="/assets/"]', 'src');
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    [script, 'text/javascript; charset=utf-8'],
    [await first('link[rel=stylesheet]', 'href'), 'text/css; charset=utf-8'],
    [await first('link[as=font]', 'href'), 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/social/home.png', 'image/png'],
  ] as const) {
    expect((await request.get(path)).headers()['content-type'], path).toBe(type);
  }
});

test('hashed files are immutable, everything else is revalidated', async ({ page, request }) => {
  await page.goto('/');
  const style = (await page.locator('link[rel=stylesheet]').getAttribute('href')) ?? '';
  expect(once(await request.get(style), 'cache-control')).toEqual([hashedCaching]);
  for (const path of ['/', '/about', '/sitemap.xml', '/social/home.png']) {
    expect(once(await request.get(path), 'cache-control'), path).toEqual([pageCaching]);
  }
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

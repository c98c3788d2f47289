import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { endpointHeaders } from '../hosting/headers';
import { application, contactPath, message, type Served, sendRaw, serve } from './server.testing';
import { isNearby } from './strict';

/** The answer to a raw request line, over a connection. */
async function askRaw({ listen }: Served, url: string, headers = ''): Promise<string> {
  return sendRaw(await listen(), `GET ${url} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);
}

const site = 'https://www.halloway.example';
const evil = 'https://evil.example';

test.each<[string, number, Record<string, string>]>([
  ['this site', 201, { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:4173', Host: 'localhost:4173' }],
  ['this site, by another Host of a proxy', 201, { 'Sec-Fetch-Site': 'same-origin', Origin: site, Host: 'x' }],
  ['this site, in a browser that says no more', 201, { Origin: 'https://localhost:4173', Host: 'LOCALHOST:4173' }],
  ['a client that is no browser', 201, {}],
  ['another site', 403, { 'Sec-Fetch-Site': 'cross-site', Origin: evil }],
  ['a sibling of this site', 403, { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.halloway.example' }],
  ['another site, in a browser that says no more', 403, { Origin: evil, Host: 'localhost:4173' }],
  ['a frame without an origin', 403, { Origin: 'null', Host: 'localhost:4173' }],
  ['another port', 403, { Origin: 'http://localhost:9999', Host: 'localhost:4173' }],
])('a form of %s is answered with %i, and counts against a limit only if it is taken', async (_, status, headers) => {
  const rateLimit = vi.fn(() => 0);
  const { contact, career, store } = await serve({ rateLimit });
  const answers = [await contact(message, headers), await career(application(), headers)];
  expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  const taken = status === 201 ? 2 : 0;
  expect([await store.count(), rateLimit.mock.calls.length]).toEqual([taken, taken]);
});

test('a site of ALLOWED_ORIGINS may post, read every answer, and send a preflight; no other may', async () => {
  const { contact, get } = await serve({ allowedOrigins: [site] });
  const listed = { 'Sec-Fetch-Site': 'cross-site', Origin: site };
  const other = { ...listed, Origin: evil };
  const asked = (headers: Record<string, string>) => get(contactPath, headers, 'OPTIONS');
  for (const [response, status, origin] of [
    [await contact(message, listed), 201, site],
    [await contact({}, listed), 400, site],
    [await asked(listed), 204, site],
    [await contact(message, other), 403, null],
    [await asked(other), 405, null],
  ] as const) {
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([status, origin]);
    // Vary: a cache must not reuse an answer for another origin.
    expect(response.headers.get('Vary')).toBe('Origin');
  }
  const { headers } = await asked(listed);
  expect(headers.get('Access-Control-Allow-Methods')).toBe('POST');
  expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Idempotency-Key');
});

test.each([
  ...['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.9', '172.31.0.1', '169.254.1.1', 'fd00::1', 'fe80::1%eth0'].map(
    (near) => [near, true] as const,
  ),
  ...['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '172.32.0.1', ''].map((far) => [far, false] as const),
])('%s may read health and metrics: %s', (remoteAddress, may) => {
  const request = (headers: object) => ({ headers, socket: { remoteAddress } }) as IncomingMessage;
  expect(isNearby(request({}))).toBe(may);
  for (const header of ['x-forwarded-for', 'forwarded']) expect(isNearby(request({ [header]: '::1' }))).toBe(false);
});

test.each([
  ...['..\\metrics', '../metrics', '%2e%2e/metrics', '..%5cmetrics'].map((path) => `/superadmin/${path}`),
  ...['/../outside.txt', '/../../../../etc/passwd', '/workbench/../../outside.txt', '//evil.example/'],
])('a path is not normalized: %s, which leads elsewhere on other servers, is unknown here', async (url) => {
  const answer = await askRaw(await serve(), url);
  expect(answer).toMatch(/^HTTP\/1.1 404/);
  expect(answer).not.toMatch(/^location:|not for you|server_store_up/im);
});

test('of an absolute URL the path is read', async () => {
  expect(await askRaw(await serve(), 'http://localhost/healthz')).toMatch(/^HTTP\/1.1 200/);
});

// Node 26 takes it for a host.
const broken = URL.canParse('http://xn--/') ? [] : ['Host: xn--'];
test.each([
  ...broken,
  'Host: a.example:99999',
  'Host: a.example\r\nHost: b.example',
  'Host: a.example/about',
  'Host:',
  'A: b',
])('a request with %j instead of one Host is refused, and logged', async (host) => {
  const { listen, log } = await serve();
  const answer = await sendRaw(await listen(), `GET /ada HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(answer).toContain('{"error":"The Host header is not one host: send one."}');
  expect(log).toEqual([expect.stringMatching(/ \(unknown\) 400 /)]);
});

const body = JSON.stringify(message);
const start = 'POST /superadmin/contact_form/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const whole = `${start}Content-Length: ${body.length}\r\n\r\n${body}`;
test.each<[string, headers: string, body?: string]>([
  ['two lengths', `Content-Length: ${body.length}\r\nContent-Length: 5\r\n`],
  ['a length that is none', 'Content-Length: 0x5\r\n'],
  ['a length and chunks', `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${whole}`],
  ['two codings', 'Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${whole}`],
  ['a broken chunk', 'Transfer-Encoding: chunked\r\n', `zz\r\n${whole}`],
  ['a coding after a space', 'Transfer-Encoding : chunked\r\n', `0\r\n\r\n${whole}`],
  ['a NUL in a header', `A: \0\r\nContent-Length: ${body.length}\r\n`],
  ['a line that ends early', `A: b\rContent-Length: ${body.length}\r\n`],
  ['no length, before another request', '', whole],
  ['a length of nothing, before another request', 'Content-Length: 0\r\n', whole],
])('a request with %s gets one refusal, and nothing of it is stored', async (_, headers, rest = body) => {
  const { listen, store } = await serve();
  const answer = await sendRaw(await listen(), `${start}Connection: close\r\n${headers}\r\n${rest}`);
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 4\d\d$/)]);
  expect(await store.count()).toBe(0);
});

test.each([
  [400, 'A B: c', '(method) (unknown)'],
  [431, `A: ${'x'.repeat(20_000)}`, '(method) (unknown)'],
  [417, 'Expect: x', 'GET (unknown)'],
])(
  '%i, which Node itself would answer, has the security headers, a line in the log and a count',
  async (status, header, line) => {
    const served = await serve();
    const answer = await askRaw(served, '/nope', `${header}\r\n`);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    for (const [name, value] of Object.entries(endpointHeaders()))
      expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
    expect(answer).toMatch(/\r\n\r\n\{"error":".*\."\}$/);
    await vi.waitFor(() => expect(served.log).toEqual([expect.stringContaining(`${line} ${status}`)]));
    expect(await (await served.get('/metrics')).text()).toContain(`status="${status}"} 1`);
  },
);

test('behind a proxy the sender is the last address in X-Forwarded-For, which is ignored without a proxy', async () => {
  const rateLimit = vi.fn(() => 0);
  for (const trustProxy of [true, false]) {
    const { contact } = await serve({ rateLimit, trustProxy });
    await contact(message, { 'X-Forwarded-For': '192.0.2.1, 192.0.2.2' });
    await contact(message);
  }
  expect(rateLimit.mock.calls).toEqual([['192.0.2.2'], ['127.0.0.1'], ['127.0.0.1'], ['127.0.0.1']]);
});

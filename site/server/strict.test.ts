import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { application, message, serve } from './fixture';
import { addressOf } from './strict';

/** What is said to a request line of one's own, over a connection. */
async function askRaw(app: FastifyInstance, url: string, headers = ''): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`),
    );
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const site = 'https://www.halloway.example';

describe('a form', () => {
  test.each<[string, Record<string, string>]>([
    ['this site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:4173', Host: 'localhost:4173' }],
    ['this site, behind a proxy that says another host', { 'Sec-Fetch-Site': 'same-origin', Origin: site, Host: 'x' }],
    ['this site, in a browser that says no more', { Origin: 'https://localhost:4173', Host: 'LOCALHOST:4173' }],
    ['a client that is no browser', {}],
  ])('of %s is taken', async (_, headers) => {
    const { contact, career } = await serve();
    expect((await contact(message, headers)).status).toBe(201);
    expect((await career(application(), headers)).status).toBe(201);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a sibling of this site', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.halloway.example' }],
    ['another site, in a browser that says no more', { Origin: 'https://evil.example', Host: 'localhost:4173' }],
    ['a frame without an origin', { Origin: 'null', Host: 'localhost:4173' }],
    ['another port', { Origin: 'http://localhost:9999', Host: 'localhost:4173' }],
  ])('of %s is refused, and counts against no limit', async (_, headers) => {
    let taken = 0;
    const { contact, career, store } = await serve({
      rateLimit: () => {
        taken += 1;
        return 0;
      },
    });
    for (const response of [await contact(message, headers), await career(application(), headers)]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        error: 'Forms of another site are not taken: open this one, and send it from there.',
      });
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    expect(await store.list()).toEqual([]);
    expect(taken).toBe(0);
  });
});

describe('a site of ALLOWED_ORIGINS', () => {
  const cross = { 'Sec-Fetch-Site': 'cross-site', Origin: site };
  const open = () => serve({ allowedOrigins: [site] });

  test('may post, and read every answer, refusals too', async () => {
    const { contact } = await open();
    for (const [body, status] of [
      [message, 201],
      [{}, 400],
    ] as const) {
      const response = await contact(body, cross);
      expect(response.status).toBe(status);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site);
      expect(response.headers.get('Vary')).toBe('Origin');
    }
  });

  test('learns beforehand what it may send', async () => {
    const { get } = await open();
    const response = await get('/superadmin/contact_form/', cross, 'OPTIONS');
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Idempotency-Key');
  });

  test('opens the door for no other', async () => {
    const { get, contact } = await open();
    const other = { ...cross, Origin: 'https://evil.example' };
    expect((await contact(message, other)).status).toBe(403);
    const response = await get('/superadmin/contact_form/', other, 'OPTIONS');
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([405, null]);
    // What a cache keeps for one is not for the other.
    expect(response.headers.get('Vary')).toBe('Origin');
  });
});

test('a path is taken as it stands: what climbs out of a folder elsewhere is unknown here', async () => {
  const { app } = await serve();
  for (const url of [
    '/superadmin/..\\metrics',
    '/superadmin/../metrics',
    '/superadmin/%2e%2e/metrics',
    '/superadmin/..%5cmetrics',
  ]) {
    const answer = await askRaw(app, url);
    expect([url, answer.split(' ')[1]]).toEqual([url, '404']);
    expect(answer).not.toContain('server_store_up');
  }
  expect(await askRaw(app, 'http://localhost/healthz')).toMatch(/^HTTP\/1.1 200/);
});

test('what the parser refuses is answered and logged too', async () => {
  const { app, log } = await serve();
  expect(await askRaw(app, '/', 'A B: c\r\n')).toMatch(/^HTTP\/1.1 400/);
  expect(await askRaw(app, '/', `A: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1.1 431/);
  expect(log).toEqual([
    expect.stringMatching(/^\(method\) \(unknown\) 400/),
    expect.stringMatching(/^\(method\) \(unknown\) 431/),
  ]);
});

test.each([
  ['192.0.2.1, 192.0.2.2', '192.0.2.2'],
  ['192.0.2.2:1234', '192.0.2.2'],
  ['[2001:db8::1]:1234', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
])('behind a proxy the sender in %j is %s', (header, address) => {
  const request = {
    headers: { 'x-forwarded-for': header },
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as IncomingMessage;
  expect(addressOf(request, true)).toBe(address);
  expect(addressOf(request, false)).toBe('127.0.0.1');
});

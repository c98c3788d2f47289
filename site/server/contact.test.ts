import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { message, serve } from './fixture';
import { openStore } from './store';
import { StoreFault } from './stored';

const error = async (response: Response) => ((await response.json()) as { error: string }).error;
const path = '/superadmin/contact_form/';
const json = { 'Content-Type': 'application/json' };

test('a message is answered with its id, and is in the store', async () => {
  const { contact, store } = await serve();
  const response = await contact(message, { 'Content-Type': 'application/json; charset=utf-8' });
  expect(response.status).toBe(201);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { id } = (await response.json()) as { id: string };
  expect(await store.list()).toEqual([
    { id, form: 'contact', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), fields: message },
  ]);
});

test('a message is stored without the spaces around it, in any language', async () => {
  const { contact, store } = await serve();
  await contact({ ...message, name: '  عادة 工藤 Ø 🙂 ', message: '\n Hi\tthere \n' });
  expect((await store.list())[0]?.fields).toMatchObject({ name: 'عادة 工藤 Ø 🙂', message: 'Hi\tthere' });
});

test.each(['name', 'email', 'subject', 'message', 'product', 'purpose'] as const)(
  'without %s it is refused by name, also when it is empty, blank or not text',
  async (field) => {
    const { contact, store } = await serve();
    const { [field]: _, ...rest } = message;
    const missing = await contact(rest);
    expect(missing.status).toBe(400);
    expect(await error(missing)).toBe(`${field} is required.`);
    for (const value of ['', '  \n ', null, 5, ['x'], { x: 1 }]) {
      const response = await contact({ ...message, [field]: value });
      expect(response.status).toBe(400);
      expect(await error(response)).toMatch(new RegExp(`^${field} (is required|must be)`));
    }
    expect(await store.list()).toEqual([]);
  },
);

test.each([
  ['email', 'ada', 'email must be an email address such as name@company.com.'],
  ['email', 'ada@analytical example', 'email must be an email address such as name@company.com.'],
  ['product', 'all', 'product must be one of All, Transcribe, BDR, Phishing.'],
  ['purpose', 'Buy', 'purpose must be one of Schedule Demo, Add to Waitlist.'],
  ['name', 'x'.repeat(201), 'name is too long: use at most 200 characters.'],
  ['email', `${'x'.repeat(250)}@a.co`, 'email is too long: use at most 254 characters.'],
  ['subject', 'x'.repeat(301), 'subject is too long: use at most 300 characters.'],
  ['message', 'x'.repeat(10_001), 'message is too long: use at most 10000 characters.'],
  ['name', 'Ada\nBcc: all', 'name contains control characters: remove them.'],
  ['message', 'a\u0000b', 'message contains control characters: remove them.'],
  ['message', 'a\ud83d', 'message contains half a character: remove it.'],
  ['phone', '1', '"phone": not a field of this form.'],
  ['__proto__x', '1', '"__proto__x": not a field of this form.'],
])('%s %j is refused with the remedy (D31, D32, R92)', async (field, value, reason) => {
  const { contact, store } = await serve();
  const response = await contact({ ...message, [field]: value });
  expect(response.status).toBe(400);
  expect(await error(response)).toBe(reason);
  expect(await store.list()).toEqual([]);
});

test('every faulty field is named at once, on one line', async () => {
  const { contact } = await serve();
  expect(await error(await contact({ ...message, name: '', email: 'x' }))).toBe(
    'name is required; email must be an email address such as name@company.com.',
  );
});

test('what is wrong with a field is given by its name, for the form to show beside it', async () => {
  const { contact } = await serve();
  const answer = await (await contact({ ...message, email: 'x' })).json();
  expect(answer).toMatchObject({ fields: { email: 'This must be an email address such as name@company.com' } });
});

test('an address that a browser lets through is stored, without a dot in its domain too (D31, R92)', async () => {
  const { contact } = await serve();
  expect((await contact({ ...message, email: 'name@intranet' })).status).toBe(201);
});

test('the longest fields that are allowed are stored (D32)', async () => {
  const { contact } = await serve();
  const longest = { name: 'x'.repeat(200), subject: 'x'.repeat(300), message: '工'.repeat(10_000) };
  expect((await contact({ ...message, ...longest })).status).toBe(201);
});

test.each(['', '{', 'null', '[]', '"text"', '{"name":"a"}{}'])('the body %j is refused', async (body) => {
  const { contact } = await serve();
  const response = await contact(body);
  expect(response.status).toBe(400);
  expect(await error(response)).toMatch(/JSON|is required/);
});

test.each([
  `{"name":"Ada",${JSON.stringify(message).slice(1)}`,
  `{"\\u006eame":"Ada",${JSON.stringify(message).slice(1)}`,
])('a field twice is refused, however it is spelled: %s', async (body) => {
  const { contact, store } = await serve();
  const response = await contact(body);
  expect([response.status, await error(response)]).toEqual([400, '"name": send every field once.']);
  expect(await store.list()).toEqual([]);
});

test('what looks like a field inside a text is none', async () => {
  const { contact } = await serve();
  expect((await contact({ ...message, subject: '{"name":"x","name":"y"}' })).status).toBe(201);
});

test.each(['\u200b', '\u3164\u2800', '\u00ad\ufe0f', '\u2060 \u180e'])(
  'a name of nothing that can be seen is none: %j',
  async (name) => {
    const { contact } = await serve();
    const response = await contact({ ...message, name });
    expect([response.status, await error(response)]).toEqual([400, 'name is required.']);
  },
);

test('a body that is not UTF-8 is refused', async () => {
  const { fetch } = await serve();
  const body = Buffer.from(JSON.stringify({ ...message, name: 'Ö' }), 'latin1');
  expect((await fetch(path, { method: 'POST', headers: json, body })).status).toBe(400);
});

test.each(['text/plain', 'multipart/mixed; boundary=x', 'application/jsonp', ''])(
  'the content type %j is refused as 415',
  async (type) => {
    const { contact } = await serve();
    const response = await contact(message, { 'Content-Type': type });
    expect(response.status).toBe(415);
    expect(await error(response)).toContain('send application/json');
  },
);

test('a compressed body is refused as 415', async () => {
  const { contact } = await serve();
  expect((await contact(message, { 'Content-Encoding': 'gzip' })).status).toBe(415);
});

/** A stream of `total` bytes that counts how many were taken from it. */
function counted(total: number, piece = 16 * 1024) {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent >= total) return controller.close();
      const size = Math.min(piece, total - sent);
      sent += size;
      controller.enqueue(new Uint8Array(size).fill(32));
    },
  });
  return { body, sent: () => sent };
}

test('64 KiB of JSON are accepted, one byte more is 413, whether announced or not', async () => {
  const { contact, fetch } = await serve();
  const text = JSON.stringify(message);
  const largest = text + ' '.repeat(64 * 1024 - text.length);
  expect((await contact(largest)).status).toBe(201);
  const over = await contact(`${largest} `);
  expect([over.status, await error(over)]).toEqual([413, 'The request is too large: send at most 64 KiB in all.']);

  const post = (body: ReadableStream, headers: Record<string, string>) =>
    fetch(path, { method: 'POST', headers: { ...json, ...headers }, body, duplex: 'half' } as RequestInit);
  const endless = counted(1024 * 1024 * 1024);
  expect((await post(endless.body, {})).status).toBe(413);
  // Read and dropped, up to a bound: a proxy that is cut off while it sends never reads the answer.
  expect(endless.sent()).toBeLessThan(13 * 1024 * 1024);
  const announced = counted(64 * 1024 + 1);
  expect((await post(announced.body, { 'Content-Length': String(64 * 1024 + 1) })).status).toBe(413);
});

test('a body that does not arrive in time is 408, and its connection is given up', async () => {
  const { fetch, store } = await serve({ bodyMs: 20 });
  const cancel = vi.fn();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{"name":')), cancel });
  const response = await fetch(path, { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit);
  expect(response.status).toBe(408);
  expect(response.headers.get('Connection')).toBe('close');
  expect(cancel).toHaveBeenCalledOnce();
  expect(await error(response)).toContain('took longer than 0.02 s');
  expect(await store.list()).toEqual([]);
});

test('a body that breaks off leaves nothing behind', async () => {
  const { app, log, store } = await serve();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1', () => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n`;
    socket.write(head + JSON.stringify(message), () => setTimeout(() => socket.destroy(), 50));
  });
  await vi.waitUntil(() => log.length > 0);
  expect(log).toEqual([expect.stringMatching(/^POST \/superadmin\/contact_form\/ 400/)]);
  expect(await store.list()).toEqual([]);
});

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused, and POST is named', async (method) => {
  const { get } = await serve();
  for (const endpoint of [path, '/superadmin/career_form/']) {
    const response = await get(endpoint, {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  }
});

test.each(['/superadmin/api/bdr-contacts/', '/superadmin/contact_form', '/superadmin/', '/superadmin/contact_form/x'])(
  '%s is no endpoint',
  async (endpoint) => {
    const { get } = await serve();
    for (const method of ['GET', 'POST']) {
      const response = await get(endpoint, {}, method);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('application/json');
    }
  },
);

test('a store that fails is 503 and says to try again, without the reason', async () => {
  const { contact, store, warnings } = await serve();
  await store.close();
  const response = await contact(message);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('5');
  expect(await error(response)).toBe('It could not be stored: try again in a moment.');
  expect(warnings).toEqual(['The store failed: the server stops']);
});

test('when it is unknown whether it was stored, the answer says so', async () => {
  const { contact } = await serve({
    store: {
      ...openStore({ folder: undefined }),
      add: () => Promise.reject(new StoreFault('silent', 'the store does not answer', true)),
    },
  });
  const response = await contact(message);
  expect(response.status).toBe(503);
  expect(await error(response)).toBe(
    'It is not known whether it was stored: send it again with the same Idempotency-Key.',
  );
});

test('over STORE_LIMIT it is 507, and known that nothing was stored; the pages are there', async () => {
  const { contact, get, store, warnings } = await serve({ storeOptions: { limitBytes: 1, log: () => {} } });
  const response = await contact(message);
  expect([response.status, await error(response)]).toEqual([
    507,
    'There is no room for it, and nothing was stored: try again another day.',
  ]);
  expect(await store.list()).toEqual([]);
  expect(warnings).toEqual(['The store failed: STORE_LIMIT is reached']);
  expect((await get('/about')).status).toBe(200);
});

import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { RESUME_BYTES } from '../../src/forms/limits';
import { APPLICATION_TIMEOUT_MS } from '../../src/forms/submission';
import { StoreFault } from './errors';
import { createRateLimit, REQUEST_MS } from './limits';
import {
  application,
  begin,
  careerPath,
  encoded,
  message,
  contactPath as path,
  pdf,
  resume,
  type Served,
  serve,
  temporaryFolder,
} from './server.testing';
import { openStore } from './store';

const json = { 'Content-Type': 'application/json' };
const boundary = { 'Content-Type': 'multipart/form-data; boundary=x' };
const error = async (response: Response) => ((await response.json()) as { error: string }).error;

test('a message is answered with its id and stored trimmed, in any language', async () => {
  const { contact, store } = await serve();
  const typed = { ...message, name: '  عادة 工藤 Ø 🙂 ', message: '\n Hi\tthere \n' };
  const response = await contact(typed, { 'Content-Type': 'application/json; charset=utf-8' });
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
  const { id } = (await response.json()) as { id: string };
  const fields = { ...message, name: 'عادة 工藤 Ø 🙂', message: 'Hi\tthere' };
  const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(await store.list()).toEqual([{ id, form: 'contact', createdAt, fields }]);
});

test('an application is answered with its id, and its fields and resume are stored', async () => {
  const { career, store } = await serve();
  const file = new File([pdf], 'Lebenslauf Größe.pdf');
  const response = await career(application({ description: ' I\r\nbuild. ', resume: file }));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  // A multipart body has two characters for a line break; the form counted one.
  const fields = { name: 'Ada Lovelace', position: 'Product Manager', description: 'I\nbuild.' };
  const received = { name: 'Lebenslauf Größe.pdf', bytes: pdf.length };
  expect(await store.list()).toMatchObject([{ id, form: 'career', fields, resume: received }]);
  expect(await store.resume(id)).toEqual(pdf);
});

type Send = (served: Served) => Promise<Response>;
const contact =
  (body: unknown, headers = {}): Send =>
  (served) =>
    served.contact(body, headers);
const changed = (changes: object) => contact({ ...message, ...changes });
const career =
  (changes: Parameters<typeof application>[0], edit = (_: FormData) => {}): Send =>
  (served) => {
    const form = application(changes);
    edit(form);
    return served.career(form);
  };
const multipart =
  (body: BodyInit, headers: Record<string, string> = boundary): Send =>
  (served) =>
    served.career(body, headers);
const file = (content: string, name = 'resume.pdf') => career({ resume: new File([content], name) });

test.each<[string, Send]>([
  ['the longest fields (D32)', changed({ name: 'x'.repeat(200), message: '工'.repeat(10_000) })],
  ['an address without a dot in its domain, which a browser lets through (D31, R92)', changed({ email: 'a@intranet' })],
  ['96 KiB of JSON', contact(JSON.stringify(message).padEnd(96 * 1024))],
  ['an application without a description', career({ description: undefined })],
  ['a resume of 10 MB', career({ resume: resume(RESUME_BYTES) })],
])('%s: stored', async (_, send) => {
  const served = await serve();
  expect((await send(served)).status).toBe(201);
  const [one] = await served.store.list();
  if (one?.form === 'career') expect((await served.store.resume(one.id))?.length).toBe(one.resume.bytes);
});

const nothing = [undefined, '', '  \n ', '\u200b', '\u3164\u2800', '\u00ad\ufe0f', '\u2060 \u180e'];
const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n';
const resumePart = part.replace('name="name"', 'name="resume"; filename="a\u0085.pdf"').replace('Ada', '%PDF-');
const latin1 = Buffer.from(JSON.stringify({ ...message, name: 'Ö' }), 'latin1');
const manyFields = { a: '1', b: '1', c: '1', d: '1', e: '1' };
const others = 'application/json or application/x-www-form-urlencoded or multipart/form-data';

/** An application without the end of its body. */
const unfinished: Send = async ({ career }) => {
  const { type, bytes } = await encoded(application());
  return career(bytes.subarray(0, bytes.lastIndexOf('--')), { 'Content-Type': type });
};

const refusals: Readonly<Record<string, Send[]>> = {
  '400 email must be an email address such as name@company.com.': [
    changed({ email: 'a' }),
    changed({ email: 'a@b c' }),
  ],
  '400 product must be one of All, Transcribe, BDR, Phishing.': [changed({ product: 'all' })],
  '400 purpose must be one of Schedule Demo, Add to Waitlist.': [changed({ purpose: 'Buy' })],
  '400 name is too long: use at most 200 characters.': [changed({ name: 'x'.repeat(201) })],
  '400 email is too long: use at most 254 characters.': [changed({ email: `${'x'.repeat(250)}@a.co` })],
  '400 subject is too long: use at most 300 characters.': [changed({ subject: 'x'.repeat(301) })],
  '400 message is too long: use at most 10000 characters.': [changed({ message: 'x'.repeat(10_001) })],
  '400 name contains control characters: remove them.': [changed({ name: 'Ada\nBcc: all' })],
  '400 message contains control characters: remove them.': [changed({ message: 'a\u0000b' })],
  '400 message contains half a character: remove it.': [changed({ message: 'a\ud83d' })],
  '400 "__proto__x": not a field of this form.': [changed({ __proto__x: '1' })],
  '400 name is required; email must be an email address such as name@company.com.': [changed({ name: '', email: 'x' })],
  '400 The body is not valid JSON: send one JSON object in UTF-8.': [
    ...['', '{', '{"name":"a"}{}'].map((body) => contact(body)),
    ({ fetch }) => fetch(path, { method: 'POST', headers: json, body: latin1 }),
  ],
  '400 The body must be one JSON object with the fields of the form.': ['null', '[]', '"a"'].map((body) =>
    contact(body),
  ),
  '400 "name": send every field once.': [career({}, (form) => form.append('name', 'Bob'))],
  [`415 The Content-Type is not accepted: send ${others}.`]: [
    ...['text/plain', 'multipart/mixed; boundary=x', 'application/jsonp', ''].map((type) =>
      contact(message, { 'Content-Type': type }),
    ),
  ],
  '415 The Content-Type is not accepted: send multipart/form-data.': [
    multipart('{}', json),
    multipart('x', { 'Content-Type': 'multipart/mixed; boundary=x' }),
  ],
  '415 The Content-Encoding is not accepted: send the body as it is.': [
    contact(message, { 'Content-Encoding': 'gzip' }),
  ],
  '413 The request is too large: send at most 96 KiB in all.': [contact(JSON.stringify(message).padEnd(96 * 1024 + 1))],
  '413 The request is too large: send at most 11 MiB in all.': [career({ resume: resume(11 * 1024 * 1024) })],
  '400 resume: Resume is required.': [career({ resume: undefined }), file('', 'a.pdf'), file('', '')],
  '415 resume: Please upload a PDF file.': ['MZ\u0090', ' %PDF-1.7', '%PDF'].map((content) => file(content)),
  '413 resume: Please upload a PDF of 10 MB or less.': [career({ resume: resume(RESUME_BYTES + 1) })],
  '400 resume: its file name is too long: use at most 255 characters.': [file('%PDF-', 'x'.repeat(256))],
  '400 resume: its file name contains control characters: remove them.': [multipart(`${resumePart}--x--\r\n`)],
  '400 resume: send exactly one file.': ['resume', 'photo'].map((name) =>
    career({}, (form) => form.append(name, resume(9))),
  ),
  '400 "photo" is not a file of this form: send one, called resume.': [career({ resume: undefined, photo: resume(9) })],
  '400 "phone": not a field of this form.': [changed({ phone: '1' }), career({ phone: '1' })],
  '400 "": not a field of this form.': [career({ '': 'Bob' })],
  '400 description is too long: use at most 10000 characters.': [career({ description: 'x'.repeat(70_000) })],
  '413 "description" is too long: shorten it.': [career({ description: 'x'.repeat(600_000) })],
  '400 "a", "b", "c", "d", "e": not a field of this form.': [career(manyFields)],
  '400 Too many fields: send at most 10.': [career({ ...manyFields, f: '1' })],
  '400 The Content-Type has no multipart boundary: let the client set it.': [
    multipart(part, { 'Content-Type': 'multipart/form-data' }),
  ],
  '400 The multipart body is malformed or incomplete: send it again.': [
    ...['nonsense', part, `${part}--x\r\n`].map((body) => multipart(body)),
    unfinished,
  ],
  '400 name is required; email is required; mobile_number is required; position is required.': [
    multipart(''),
    multipart(`--x\r\n${'a'.repeat(20_000)}\r\n\r\n--x--\r\n`),
    multipart('--x\r\nA\r\n\r\nB\r\n--x--'),
  ],
};

test.each(Object.entries(refusals))('%s', async (reason, requests) => {
  const served = await serve();
  for (const send of requests) {
    const response = await send(served);
    expect(`${response.status} ${await error(response)}`).toBe(reason);
  }
  expect(await served.store.list()).toEqual([]);
});

test('a missing, blank, invisible or non-text field is refused by name', async () => {
  const served = await serve();
  for (const field of ['name', 'email', 'subject', 'message', 'product', 'purpose'])
    for (const value of [...nothing, null, 5, ['x'], { x: 1 }])
      expect(await error(await changed({ [field]: value })(served))).toMatch(
        new RegExp(`^${field} (is required|must be .*)\\.$`),
      );
  for (const field of ['name', 'email', 'mobile_number', 'position'])
    for (const value of nothing)
      expect(await error(await career({ [field]: value })(served))).toBe(`${field} is required.`);
  expect(await served.store.list()).toEqual([]);
});

const key = { 'Idempotency-Key': 'f3b0c442-98fc-1c14' };

test('an Idempotency-Key gives the first id again, and 400 for another submission', async () => {
  const { contact, career, store } = await serve();
  expect((await contact({ ...message, name: '' }, key)).status).toBe(400); // Nothing is stored under it yet.
  const messages = [await contact(message, key), await contact({ ...message, name: ` ${message.name} ` }, key)];
  // At the other endpoint it is another submission. A form is built anew each time, with a new boundary.
  const applications = [await career(application(), key), await career(application(), key)];
  for (const answers of [messages, applications]) {
    const [first, again] = await Promise.all(answers.map((answer) => answer.json()));
    expect([first, answers.map(({ status }) => status)]).toEqual([again, [201, 201]]);
  }
  const other = application({ resume: new File(['%PDF-other'], 'Ada Lovelace.pdf') });
  for (const response of [await contact({ ...message, name: 'Bob' }, key), await career(other, key)])
    expect(await error(response)).toBe('Idempotency-Key: it was used for another submission; send a new one.');
  expect(await store.list()).toHaveLength(2);
  for (const wrong of ['a b', 'ü', '', 'x'.repeat(129)])
    expect(await error(await contact(message, { 'Idempotency-Key': wrong }))).toMatch(/send 1 to 128 visible ASCII/);
});

/** A server on a port. */
async function listening(options: Parameters<typeof serve>[0] = {}) {
  const served = await serve(options);
  const origin = await served.listen();
  return { ...served, origin, post: (endpoint: string, headers: object) => begin(origin + endpoint, { ...headers }) };
}

test('a body in chunks, without a length, is refused with 411, and no more of it is read than nginx passes', async () => {
  const { origin } = await listening();
  for (const endpoint of [path, careerPath]) {
    const type = endpoint === path ? json : boundary;
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let [answer, sent] = ['', 0];
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(`POST ${endpoint} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type['Content-Type']}\r\n`);
    socket.write('Transfer-Encoding: chunked\r\n\r\n4000000\r\n');
    const send = () => {
      for (let more = true; more && sent < 64 * 1024 * 1024; sent += 65_536)
        more = socket.write(Buffer.alloc(65_536, 32));
    };
    socket.on('drain', send);
    send();
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 411/);
    expect(sent).toBeLessThan(48 * 1024 * 1024);
  }
});

test('the time of a slow upload counts from its last byte: it is stored, and a stalled one is 408', async () => {
  const { post, store } = await listening({ idleMs: 400 });
  const { type, bytes } = await encoded(application({ resume: resume(60_000) }));
  const slow = (end: number) => {
    const upload = post(careerPath, { 'Content-Type': type, 'Content-Length': bytes.length });
    let at = 0;
    const next = () => {
      if (at >= end) return end === bytes.length && upload.sent.end();
      upload.sent.write(bytes.subarray(at, at + 10_000), () => setTimeout(next, 150));
      at += 10_000;
    };
    next();
    return upload.answer;
  };
  const began = performance.now();
  const [whole, stalled] = await Promise.all([slow(bytes.length), slow(10_000)]);
  expect([whole.status, stalled.status]).toEqual([201, 408]);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(REQUEST_MS).toBeGreaterThan(APPLICATION_TIMEOUT_MS); // The form would not wait for a later answer.
  expect(await store.count()).toBe(1);
});

test('a body that does not arrive in time is 408, and one that breaks off leaves nothing behind', async () => {
  const { post, store, log } = await listening({ requestMs: 300 });
  const late = post(path, { ...json, 'Content-Length': 999 });
  late.sent.write('{"name":');
  expect(await late.answer).toMatchObject({ status: 408 });
  const broken = post(path, { ...json, 'Content-Length': 999 });
  broken.sent.write(JSON.stringify(message), () => setTimeout(() => broken.sent.destroy(), 50));
  await vi.waitUntil(() => log.filter((line) => line.startsWith(`POST ${path} 400`)).length === 2);
  expect(await store.list()).toEqual([]);
});

/** The files in `folder` that this process has open, including unlinked ones. */
const openIn = (folder: string) =>
  readdirSync('/proc/self/fd').filter((one) => {
    try {
      return readlinkSync(`/proc/self/fd/${one}`).startsWith(folder);
    } catch {
      return false; // Without the directory handle of this listing.
    }
  });

test('a resume is in an unlinked file until it is stored, and an incomplete, stalled or refused one leaves nothing behind', async () => {
  const arrivals = temporaryFolder();
  const { post, career, store } = await listening({ arrivals, requestMs: 500, uploads: { total: 1, each: 1 } });
  const { type, bytes } = await encoded(application({ resume: resume(600_000) }));
  const half = () => {
    const upload = post(careerPath, { 'Content-Type': type, 'Content-Length': bytes.length });
    upload.sent.write(bytes.subarray(0, -10));
    return upload;
  };
  const broken = half();
  await vi.waitUntil(() => openIn(arrivals).length > 0);
  expect(readdirSync(arrivals)).toEqual([]);
  broken.sent.destroy();
  await vi.waitUntil(() => openIn(arrivals).length === 0);
  expect(await half().answer).toMatchObject({ status: 408 });
  await vi.waitUntil(() => openIn(arrivals).length === 0);
  expect((await career(application({ resume: resume(600_000), name: ' ' }))).status).toBe(400);
  expect(await store.list()).toEqual([]);
  expect((await career(application({ resume: resume(600_000) }))).status).toBe(201);
  await vi.waitUntil(() => openIn(arrivals).length === 0);
});

test('only POST is accepted at the endpoints, and nothing else below their prefix', async () => {
  const { get } = await serve();
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const endpoint of [path, careerPath]) {
      const response = await get(endpoint, {}, method);
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    }
  for (const endpoint of ['/superadmin/api/bdr-contacts/', '/superadmin/contact_form', '/superadmin/', `${path}x`])
    for (const method of ['GET', 'POST']) {
      const { status, headers } = await get(endpoint, {}, method);
      expect([endpoint, status, headers.get('Content-Type')]).toEqual([endpoint, 404, 'application/json']);
    }
});

const failing = (error: Error) => ({
  store: { ...openStore({ folder: undefined }), add: () => Promise.reject(error) },
});
const couldNot = '503 It could not be stored: try again in a moment.';
const unknown = '503 It is not known whether it was stored: send it again with the same Idempotency-Key.';
const wrong = '500 Something went wrong here: try again later.';
const noRoom = '507 There is no room for it, and nothing was stored: try again another day.';
test.each<[string, Parameters<typeof serve>[0], answer: string, logged: string]>([
  ['fails', failing(new StoreFault('full', 'full')), couldNot, 'The store failed: full'],
  ['does not say how it ended', failing(new StoreFault('silent', 'late', true)), unknown, 'The store failed: late'],
  ['has a defect', failing(new TypeError('a defect')), wrong, 'a defect\n    at '],
  ['has reached STORE_LIMIT', { storeOptions: { limitBytes: 1, log: () => {} } }, noRoom, 'STORE_LIMIT is reached'],
  ['has no folder for what arrives', { arrivals: '/dev/null/arrivals' }, couldNot, 'The store failed: ENOTDIR: '],
])(
  'a store that %s: the answer gives the outcome, the log the reason, and pages are served',
  async (_, options, answer, logged) => {
    const { career, get, store, warnings } = await serve(options);
    const response = await career(application());
    expect(`${response.status} ${await error(response)}`).toBe(answer);
    expect(response.headers.get('Retry-After')).toBe(response.status === 503 ? '5' : null);
    expect(warnings).toEqual([expect.stringContaining(logged)]);
    expect((await get('/about')).status).toBe(200);
    expect(await store.list()).toEqual([]);
  },
);

test.each<[string, number, Record<string, string>, number]>([
  ['of another site', 9_000_000, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['of another type', 9_000_000, { 'Content-Type': 'text/plain' }, 415],
  ['that is too large', 11_800_000, {}, 413],
  ['over the limit of an address', 9_000_000, { 'X-Forwarded-For': '192.0.2.1' }, 429],
])('an upload %s is refused without resetting the sender’s connection', async (_, bytes, headers, status) => {
  const limited = createRateLimit(1);
  const rateLimit = (address: string) => (address === '192.0.2.1' ? limited(address, 2) : 0);
  const { post, store } = await listening({ rateLimit, trustProxy: true });
  function* chunks() {
    for (let left = bytes; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), 'x');
  }
  for (let time = 0; time < 5; time += 1) {
    const { sent, answer } = post(careerPath, { ...boundary, 'Content-Length': bytes, ...headers });
    Readable.from(chunks()).pipe(sent); // As a proxy does, it sends everything before it reads.
    expect(await answer).toMatchObject({ status });
  }
  expect(await store.count()).toBe(0);
});

import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { RESUME_BYTES } from '../../src/forms/limits';
import { application, pdf, resumeIn, serve } from './fixture';

const error = async (response: Response) => ((await response.json()) as { error: string }).error;

/** A PDF of `bytes` bytes. */
function resume(bytes: number, name = 'resume.pdf') {
  const content = Buffer.alloc(bytes, 'x');
  content.write('%PDF-1.7');
  return new File([content], name, { type: 'application/pdf' });
}

test('an application is answered with its id; its fields and its resume are in the store', async () => {
  const { career, store } = await serve();
  const response = await career(application({ description: ' I\r\nbuild. ' }));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  expect(await store.list()).toEqual([
    {
      id,
      form: 'career',
      createdAt: expect.any(String),
      fields: {
        name: 'Ada Lovelace',
        email: 'ada@analytical.example',
        mobile_number: '+1 202 555 0100',
        position: 'Product Manager',
        // A multipart body has two characters for a line break; the form counted one.
        description: 'I\nbuild.',
      },
      resume: { name: 'Ada Lovelace.pdf', bytes: pdf.length },
    },
  ]);
  expect(await resumeIn(store, id)).toEqual(pdf);
});

test('the description may be left out, and a file name may be in any language', async () => {
  const { career, store } = await serve();
  const changes = { description: undefined, resume: new File([pdf], 'Lebenslauf Größe.pdf') };
  expect((await career(application(changes))).status).toBe(201);
  expect((await store.list())[0]).toMatchObject({
    fields: { description: '' },
    resume: { name: 'Lebenslauf Größe.pdf' },
  });
});

test('a file name that no disk would take is refused', async () => {
  const { career, store } = await serve();
  const response = await career(application({ resume: new File([pdf], 'x'.repeat(256)) }));
  expect([response.status, await error(response)]).toEqual([
    400,
    'resume: its file name is too long: use at most 255 characters.',
  ]);
  const body = part.replace('name="name"', 'name="resume"; filename="a\u0085.pdf"').replace('Ada', '%PDF-1.7');
  const other = await career(`${body}--x--\r\n`, type);
  expect([other.status, await error(other)]).toEqual([
    400,
    'resume: its file name contains control characters: remove them.',
  ]);
  expect(await store.list()).toEqual([]);
});

test.each(['name', 'email', 'mobile_number', 'position'])('without %s it is refused by name', async (field) => {
  const { career, store } = await serve();
  for (const value of [undefined, '', '  ']) {
    const response = await career(application({ [field]: value }));
    expect(response.status).toBe(400);
    expect(await error(response)).toBe(`${field} is required.`);
  }
  expect(await store.list()).toEqual([]);
});

test.each([
  ['left out', undefined],
  ['an empty file', new File([], 'a.pdf')],
  ['what a browser sends when none was chosen', new File([], '', { type: 'application/octet-stream' })],
])('a resume that is %s is refused in the words of the form', async (_, file) => {
  const { career } = await serve();
  const response = await career(application({ resume: file }));
  expect(response.status).toBe(400);
  expect(await error(response)).toBe('resume: Resume is required.');
});

test('what is no PDF inside is 415, whatever it is called', async () => {
  const { career, store } = await serve();
  for (const content of ['MZ\u0090', ' %PDF-1.7', '%PDF']) {
    const file = new File([content], 'resume.pdf', { type: 'application/pdf' });
    const response = await career(application({ resume: file }));
    expect(response.status).toBe(415);
    expect(await error(response)).toBe('resume: Please upload a PDF file.');
  }
  expect(await store.list()).toEqual([]);
});

test('a resume of exactly 10 MB is stored whole, one byte more is 413', async () => {
  const { career, store } = await serve();
  const response = await career(application({ resume: resume(RESUME_BYTES) }));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  expect((await resumeIn(store, id))?.length).toBe(10_485_760);

  const larger = await career(application({ resume: resume(RESUME_BYTES + 1) }));
  expect(larger.status).toBe(413);
  expect(await error(larger)).toBe('resume: Please upload a PDF of 10 MB or less.');
  expect(await store.list()).toHaveLength(1);
});

test('more than 11 MiB in all is 413, whether announced or not', async () => {
  const { career, fetch } = await serve();
  const form = application({ resume: resume(11 * 1024 * 1024) });
  const announced = await career(form, { 'Content-Length': String(12 * 1024 * 1024) });
  expect([announced.status, await error(announced)]).toEqual([
    413,
    'The request is too large: send at most 11 MiB in all.',
  ]);
  const streamed = await career(form);
  expect([streamed.status, await error(streamed)]).toEqual([
    413,
    'The request is too large: send at most 11 MiB in all.',
  ]);

  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const endless = await fetch('/superadmin/career_form/', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  expect(endless.status).toBe(413);
  expect(sent).toBeLessThan(12 * 1024 * 1024);
});

test.each<[string, (form: FormData) => void, number, string]>([
  ['two resumes', (form) => form.append('resume', resume(9)), 400, 'resume: send exactly one file.'],
  ['another file', (form) => form.set('photo', resume(9)), 400, 'resume: send exactly one file.'],
  ['an unknown field', (form) => form.set('salary', '1'), 400, '"salary": not a field of this form.'],
  ['a field twice', (form) => form.append('name', 'Bob'), 400, '"name": send every field once.'],
  ['a nameless field', (form) => form.append('', 'Bob'), 400, '"": not a field of this form.'],
  [
    'a field over its size',
    (form) => form.set('description', 'x'.repeat(70_000)),
    413,
    '"description" is too long: shorten it.',
  ],
  [
    'eleven fields',
    (form) => {
      for (const name of 'abcdef') form.append(name, '1');
    },
    400,
    'Too many fields: send at most 10.',
  ],
])('%s: refused', async (_, change, status, reason) => {
  const { career, store } = await serve();
  const form = application();
  change(form);
  const response = await career(form);
  expect([response.status, await error(response)]).toEqual([status, reason]);
  expect(await store.list()).toEqual([]);
});

test('ten fields and a file are read, and then judged by their names', async () => {
  const { career } = await serve();
  const response = await career(application({ a: '1', b: '1', c: '1', d: '1', e: '1' }));
  expect(await error(response)).toBe('"a", "b", "c", "d", "e": not a field of this form.');
});

test('an application whose end is missing is not taken for a whole one', async () => {
  const { career, store } = await serve();
  const whole = new Response(application());
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' };
  const body = Buffer.from(await whole.arrayBuffer());
  const end = body.lastIndexOf('--');
  const response = await career(body.subarray(0, end), headers);
  expect([response.status, await error(response)]).toEqual([
    400,
    'The multipart body is malformed or incomplete: send it again.',
  ]);
  expect(await store.list()).toEqual([]);
});

test('a file under another name is refused even when it is the only one', async () => {
  const { career } = await serve();
  const response = await career(application({ resume: undefined, photo: resume(9) }));
  expect([response.status, await error(response)]).toEqual([
    400,
    '"photo" is not a file of this form: send one, called resume.',
  ]);
});

const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n';

test.each([
  '',
  'nonsense',
  part,
  `${part}--x\r\n`,
  `--x\r\n${'a'.repeat(20_000)}\r\n\r\n--x--\r\n`,
  '--x\r\nA\r\n\r\nB\r\n--x--',
])('a body that is no complete multipart body is refused: %#', async (body) => {
  const { career, store } = await serve();
  const response = await career(body, type);
  expect(response.status).toBe(400);
  expect(await store.list()).toEqual([]);
});

test('a multipart type without a boundary is refused, another type is 415', async () => {
  const { career } = await serve();
  const without = await career(part, { 'Content-Type': 'multipart/form-data' });
  expect([without.status, await error(without)]).toEqual([
    400,
    'The Content-Type has no multipart boundary: let the client set it.',
  ]);
  expect((await career('{}', { 'Content-Type': 'application/json' })).status).toBe(415);
  expect((await career('x', { 'Content-Type': 'multipart/mixed; boundary=x' })).status).toBe(415);
});

test('an upload that breaks off, or stops, leaves nothing behind and frees its place', async () => {
  const { app, fetch, career, store } = await serve({ bodyMs: 300, uploads: { total: 1, each: 1 } });
  const whole = Buffer.from(await new Response(application({ resume: resume(600_000) })).arrayBuffer());
  const boundary = /^--(.*)\r\n/.exec(whole.toString('latin1'))?.[1];
  const post = (body: ReadableStream) =>
    fetch('/superadmin/career_form/', {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body,
      duplex: 'half',
    } as RequestInit);
  const most = whole.subarray(0, -10);
  const keep = vi.spyOn(store, 'keep');
  const forget = vi.spyOn(store, 'forget');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const broken = request(`${origin}/superadmin/career_form/`, {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, 'Content-Length': whole.length },
  });
  broken.on('error', () => {});
  broken.write(most);
  await vi.waitUntil(() => keep.mock.calls.length > 0);
  broken.destroy();
  await vi.waitUntil(() => forget.mock.calls.length > 0);
  const stopped = new ReadableStream({ start: (controller) => controller.enqueue(most) });
  expect((await post(stopped)).status).toBe(408);
  expect(await store.list()).toEqual([]);
  expect(forget).toHaveBeenCalledTimes(2);
  for (const [id] of forget.mock.calls) expect(await resumeIn(store, id)).toBeUndefined();
  expect((await career(application({ resume: resume(40_000) }))).status).toBe(201);
});

test('what is refused at its end is taken back from the store', async () => {
  const { career, store } = await serve();
  const keep = vi.spyOn(store, 'keep');
  expect((await career(application({ resume: resume(600_000), name: ' ' }))).status).toBe(400);
  expect(keep).toHaveBeenCalled();
  for (const [id] of keep.mock.calls) expect(await resumeIn(store, id)).toBeUndefined();
});

test('a resume is handed on while it arrives: never more than a piece of it waits', async () => {
  const { career, store } = await serve();
  const keep = vi.spyOn(store, 'keep');
  expect((await career(application({ resume: resume(RESUME_BYTES) }))).status).toBe(201);
  expect(keep.mock.calls.length).toBeGreaterThan(20);
  for (const [, , piece] of keep.mock.calls) expect(piece.byteLength).toBeLessThan(512 * 1024);
});

test('an address with many uploads on the way gets 429; others do not', async () => {
  const { career } = await serve({
    uploads: { total: 10, each: 2 },
    trustProxy: true,
  });
  const send = (address: string) => career(application({ resume: resume(40_000) }), { 'X-Forwarded-For': address });
  const answers = await Promise.all([...Array.from({ length: 6 }, () => send('192.0.2.1')), send('192.0.2.2')]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.at(-1)).toBe(201);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('1');
});

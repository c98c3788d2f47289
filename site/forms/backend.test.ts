import { SubmissionRefused } from '@halloway/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const message = {
  name: 'Amara Osei',
  email: 'amara@northline.example',
  subject: 'A demo',
  message: 'Tuesday suits us.',
  product: 'All',
  purpose: 'Schedule Demo',
} as const;

const application = {
  name: 'Jun Park',
  email: 'jun@park.example',
  mobile_number: '+1 302 555 0134',
  description: '',
  resume: new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' }),
  position: 'Product Manager',
};

/** Loads the module with this build setting, and a backend that answers with these statuses in turn. */
async function built(url: string | undefined, ...statuses: (number | Error)[]) {
  vi.stubEnv('VITE_BACKEND_URL', url);
  const requests: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (to: string, { headers, body }: { headers: Record<string, string>; body: unknown }) => {
    requests.push({ url: to, headers, body });
    const status = statuses.shift() ?? 201;
    if (status instanceof Error) throw status;
    return new Response(status === 204 ? null : 'not JSON', { status });
  });
  return { ...(await import('./backend')), requests };
}

const { signal } = new AbortController();

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the backend’s address (R37)', () => {
  test.each([
    ['https://api.halloway.example', 'https://api.halloway.example'],
    ['https://api.halloway.example/', 'https://api.halloway.example'],
    ['https://api.halloway.example//', 'https://api.halloway.example'],
    ['https://api.halloway.example/forms', 'https://api.halloway.example/forms'],
    ['/', ''],
  ])('is the build setting: %s', async (setting, backend) => {
    expect((await built(setting)).backend).toBe(backend);
  });

  test('is the dashboard’s without a build setting', async () => {
    expect((await built(undefined)).backend).toBe('https://dashboard.halloway.example');
  });

  test('every path is defined (R33, R38)', async () => {
    expect((await built('https://api.halloway.example/')).endpoints).toEqual({
      contact: 'https://api.halloway.example/superadmin/contact_form/',
      career: 'https://api.halloway.example/superadmin/career_form/',
      login: 'https://api.halloway.example/accounts/login/',
      bdrContacts: 'https://api.halloway.example/superadmin/api/bdr-contacts/',
      root: 'https://api.halloway.example/',
    });
  });

  test('requests go to the two forms’ paths only (D23)', async () => {
    const { sendContact, sendNewsletter, sendApplication, requests } = await built('/');
    await sendContact(message, { signal });
    await sendNewsletter('amara@northline.example', { signal });
    await sendApplication(application, { signal });
    expect(requests.map(({ url }) => url)).toEqual([
      '/superadmin/contact_form/',
      '/superadmin/contact_form/',
      '/superadmin/career_form/',
    ]);
  });
});

test('a message is JSON with exactly its six fields (R33)', async () => {
  const { sendContact, requests } = await built('/');
  await sendContact(message, { signal });
  expect(requests[0]?.headers['Content-Type']).toBe('application/json');
  expect(JSON.parse(String(requests[0]?.body))).toEqual(message);
});

test('an application is multipart with exactly its six fields (R61)', async () => {
  const { sendApplication, requests } = await built('/');
  await sendApplication(application, { signal });
  expect(Object.fromEntries(requests[0]?.body as FormData)).toEqual(application);
  // The browser adds the boundary.
  expect(requests[0]?.headers).not.toHaveProperty('Content-Type');
});

test.each([200, 201, 204])('%i is success, and its body is not read (R35)', async (status) => {
  const { sendContact } = await built('/', status);
  await expect(sendContact(message, { signal })).resolves.toBeUndefined();
});

test.each([300, 400, 404, 500])('%i is a refusal (R63)', async (status) => {
  const { sendApplication } = await built('/', status);
  await expect(sendApplication(application, { signal })).rejects.toMatchObject({ name: SubmissionRefused.name });
});

test('a network error is not a refusal (R63)', async () => {
  const { sendApplication } = await built('/', new TypeError('Failed to fetch'));
  await expect(sendApplication(application, { signal })).rejects.toMatchObject({ name: 'TypeError' });
});

describe('a retry', () => {
  const keys = (requests: { headers: Record<string, string> }[]) =>
    requests.map(({ headers }) => headers['Idempotency-Key']);

  test.each(['contact', 'career'])('keeps the key of the first attempt until one has succeeded: %s', async (form) => {
    const { sendContact, sendApplication, requests } = await built('/', 500, new TypeError('Failed to fetch'), 201);
    const send = () =>
      (form === 'contact' ? sendContact(message, { signal }) : sendApplication(application, { signal })).catch(
        () => {},
      );
    for (let time = 0; time < 4; time++) await send();
    const [first, second, third, fourth] = keys(requests);
    expect(first).toBeTruthy();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('of another submission has its own key', async () => {
    const { sendContact, sendApplication, requests } = await built('/', 500, 500, 500, 500);
    const other = new File(['%PDF.'], 'resume.pdf', { type: 'application/pdf' });
    await sendContact(message, { signal }).catch(() => {});
    await sendContact({ ...message, subject: 'Another' }, { signal }).catch(() => {});
    await sendApplication(application, { signal }).catch(() => {});
    await sendApplication({ ...application, resume: other }, { signal }).catch(() => {});
    expect(new Set(keys(requests)).size).toBe(4);
  });

  test('of one form does not change the other form’s key', async () => {
    const { sendContact, sendApplication, requests } = await built('/', 500, 201, 500);
    await sendContact(message, { signal }).catch(() => {});
    await sendApplication(application, { signal });
    await sendContact(message, { signal }).catch(() => {});
    expect(keys(requests)[2]).toBe(keys(requests)[0]);
  });

  test('to another origin has no key, which would need CORS permission', async () => {
    const { sendContact, requests } = await built('https://api.halloway.example');
    await sendContact(message, { signal });
    expect(keys(requests)).toEqual([undefined]);
  });
});

describe('the message of a refusal', () => {
  const answers = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

  test.each([
    [413, 'tooLarge'],
    [415, 'notAccepted'],
  ])('%i of an application concerns its resume', async (status, resume) => {
    const { sendApplication } = await built('/');
    for (const body of ['{"error":"…"}', '<h1>nginx</h1>']) {
      answers(status, body);
      await expect(sendApplication(application, { signal })).rejects.toMatchObject({ fields: { resume }, reason: '' });
    }
  });

  test('the server’s field errors take precedence over the status', async () => {
    const { sendApplication } = await built('/');
    answers(415, '{"error":"…","fields":{"resume":"This is a picture"}}');
    await expect(sendApplication(application, { signal })).rejects.toMatchObject({
      fields: { resume: 'This is a picture' },
    });
  });

  test('a message has no resume', async () => {
    const { sendContact } = await built('/');
    answers(413, '{"error":"…"}');
    await expect(sendContact(message, { signal })).rejects.toMatchObject({ fields: {}, reason: '' });
  });

  test.each([429, 507])('%i shows the server’s reason', async (status) => {
    const { sendContact } = await built('/');
    answers(status, '{"error":"Busy: try again in 40 s."}');
    await expect(sendContact(message, { signal })).rejects.toMatchObject({ reason: 'Busy: try again in 40 s.' });
  });

  test.each([
    [429, 'Too many messages have come from your network. Try again in a minute.'],
    [507, 'Our mailbox is full at the moment.'],
  ])('%i without a reason shows our text', async (status, reason) => {
    const { sendContact } = await built('/');
    for (const body of ['', '<h1>nginx</h1>', '{"error":7}', 'null']) {
      answers(status, body);
      await expect(sendContact(message, { signal })).rejects.toMatchObject({ reason });
    }
  });

  test.each([400, 403, 500, 503])('%i is logged for developers only', async (status) => {
    const { sendContact } = await built('/');
    answers(status, '{"error":"Idempotency-Key: it was used for another submission."}');
    await expect(sendContact(message, { signal })).rejects.toMatchObject({ reason: '' });
  });
});

describe('a refusal (R91)', () => {
  const answers = (body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status: 400 }));

  test('logs "Failed to send message" with the server’s answer', async () => {
    const { sendContact } = await built('/');
    answers('name is too long.');
    await expect(sendContact(message, { signal })).rejects.toThrow(
      'Failed to send message. The server answered 400: name is too long.',
    );
  });

  test('has the server’s field errors, if they are strings', async () => {
    const { sendContact } = await built('/');
    answers('{"error":"…","fields":{"email":"This bounces"}}');
    await expect(sendContact(message, { signal })).rejects.toMatchObject({ fields: { email: 'This bounces' } });
    answers('{"fields":{"email":7}}');
    await expect(sendContact(message, { signal })).rejects.toMatchObject({ fields: {} });
  });
});

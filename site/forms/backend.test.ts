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
  type Sent = { headers: Record<string, string>; body: unknown; signal: AbortSignal };
  const requests: (Sent & { url: string })[] = [];
  vi.stubGlobal('fetch', async (to: string, sent: Sent) => {
    requests.push({ ...sent, url: to });
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
    const { endpoints, otherEndpoints } = await built('https://api.halloway.example/');
    expect({ ...endpoints, ...otherEndpoints }).toEqual({
      contact: 'https://api.halloway.example/superadmin/contact_form/',
      career: 'https://api.halloway.example/superadmin/career_form/',
      login: 'https://api.halloway.example/accounts/login/',
      bdrContacts: 'https://api.halloway.example/superadmin/api/bdr-contacts/',
      root: 'https://api.halloway.example/',
    });
  });
});

test('a message is JSON with exactly its six fields (R33)', async () => {
  const { sendContact, requests } = await built('/');
  await sendContact(message, { signal });
  expect(requests[0]?.url).toBe('/superadmin/contact_form/');
  expect(requests[0]?.headers['Content-Type']).toBe('application/json');
  expect(JSON.parse(String(requests[0]?.body))).toEqual(message);
  // Aborted when the visitor leaves (D17).
  expect(requests[0]?.signal).toBe(signal);
});

test('a newsletter address is a message to add it (R79, D9, D23)', async () => {
  const { sendNewsletter, requests } = await built('/');
  const email = 'amara@northline.example';
  await sendNewsletter(email, { signal });
  expect(requests[0]?.url).toBe('/superadmin/contact_form/');
  const asked = { subject: 'Newsletter subscription', product: 'All', purpose: 'Add to Waitlist' };
  expect(JSON.parse(String(requests[0]?.body))).toMatchObject({ name: email, email, ...asked });
});

test('an application is multipart with exactly its six fields (R61)', async () => {
  const { sendApplication, requests } = await built('/');
  await sendApplication(application, { signal });
  expect(requests[0]?.url).toBe('/superadmin/career_form/');
  expect(Object.fromEntries(requests[0]?.body as FormData)).toEqual(application);
  // The browser adds the boundary.
  expect(requests[0]?.headers).not.toHaveProperty('Content-Type');
});

test.each([
  [200, undefined],
  [201, undefined],
  [204, undefined],
  [300, SubmissionRefused.name],
  [400, SubmissionRefused.name],
  [404, SubmissionRefused.name],
  [500, SubmissionRefused.name],
])('%i is answered by %s: a refusal, or success whose body is not read (R35, R63)', async (status, refusal) => {
  const { sendContact } = await built('/', status);
  const outcome = await sendContact(message, { signal }).catch((error: Error) => error.name);
  expect(outcome).toBe(refusal);
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

  test.each(['application', 'newsletter'])(
    'of a message keeps its key when the visitor sends the %s form in between',
    async (other) => {
      const { sendContact, sendApplication, sendNewsletter, requests } = await built('/', 500, 201, 500);
      await sendContact(message, { signal }).catch(() => {});
      if (other === 'application') await sendApplication(application, { signal });
      else await sendNewsletter('amara@northline.example', { signal });
      await sendContact(message, { signal }).catch(() => {});
      expect(keys(requests)[2]).toBe(keys(requests)[0]);
    },
  );

  test('to another origin has no key, which would need CORS permission', async () => {
    const { sendContact, requests } = await built('https://api.halloway.example');
    await sendContact(message, { signal });
    expect(keys(requests)).toEqual([undefined]);
  });
});

const busy = 'Too many messages have come from your network. Try again in a minute.';
const full = 'Our mailbox is full at the moment.';

test.each([
  ['413 of an application concerns its resume', 413, '{"error":"…"}', 'career', { resume: 'tooLarge' }, ''],
  ['so does that of a proxy', 413, '<h1>nginx</h1>', 'career', { resume: 'tooLarge' }, ''],
  ['415 of an application concerns its resume', 415, '{"error":"…"}', 'career', { resume: 'notAccepted' }, ''],
  ['so does that of a proxy', 415, '<h1>nginx</h1>', 'career', { resume: 'notAccepted' }, ''],
  ['the server’s field errors take precedence', 415, '{"fields":{"resume":"No"}}', 'career', { resume: 'No' }, ''],
  ['field errors that are no text are ignored', 400, '{"fields":{"email":7}}', 'contact', {}, ''],
  ['field errors are shown (R91)', 400, '{"fields":{"email":"It bounces"}}', 'contact', { email: 'It bounces' }, ''],
  ['a message has no resume', 413, '{"error":"…"}', 'contact', {}, ''],
  [
    '429 shows the server’s reason',
    429,
    '{"error":"Busy: try again in 40 s."}',
    'contact',
    {},
    'Busy: try again in 40 s.',
  ],
  ['507 shows the server’s reason', 507, '{"error":"Full."}', 'contact', {}, 'Full.'],
  ['429 without a reason shows our text', 429, '', 'contact', {}, busy],
  ['429 of a proxy shows our text', 429, '<h1>nginx</h1>', 'contact', {}, busy],
  ['429 with a reason that is no text shows ours', 429, '{"error":7}', 'contact', {}, busy],
  ['429 with nothing in its JSON shows our text', 429, 'null', 'contact', {}, busy],
  ['507 without a reason shows our text', 507, '', 'contact', {}, full],
  ...[400, 403, 500, 503].map(
    (status) => [`${status} is for developers only`, status, '{"error":"Idempotency-Key"}', 'contact', {}, ''] as const,
  ),
] as const)('the message of a refusal: %s', async (_, status, body, form, fields, reason) => {
  const { sendContact, sendApplication } = await built('/');
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const sent = form === 'contact' ? sendContact(message, { signal }) : sendApplication(application, { signal });
  await expect(sent).rejects.toMatchObject({ fields, reason });
});

test('a refusal is logged as "Failed to send message" with the server’s answer (R91)', async () => {
  const { sendContact } = await built('/');
  vi.stubGlobal('fetch', async () => new Response('name is too long.', { status: 400 }));
  await expect(sendContact(message, { signal })).rejects.toThrow(
    'Failed to send message. The server answered 400: name is too long.',
  );
});

import { afterEach, describe, expect, test, vi } from 'vitest';

const load = async (setting?: string) => {
  vi.resetModules();
  if (setting !== undefined) vi.stubEnv('VITE_BACKEND_URL', setting);
  return import('./backend');
};

const message = {
  name: 'Amara Osei',
  email: 'amara@northline.example',
  subject: 'A demo',
  message: 'Tuesday suits us.',
  product: 'All',
  purpose: 'Schedule Demo',
} as const;

const signal = new AbortController().signal;
const answer = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }));
const keys = (fetched: ReturnType<typeof answer>) =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the backend (R37)', () => {
  test.each([
    ['https://forms.example/', 'https://forms.example'],
    ['https://forms.example//', 'https://forms.example'],
    ['https://forms.example/api', 'https://forms.example/api'],
    ['/', ''],
  ])('set to %s is %s', async (setting, base) => {
    const { backend, endpoints } = await load(setting);
    expect(backend).toBe(base);
    expect(endpoints.contact).toBe(`${base}/superadmin/contact_form/`);
  });

  test('is the dashboard when nothing is set', async () => {
    const { backend } = await load();
    expect(backend).toBe('https://dashboard.halloway.example');
  });

  test('defines every path there is, two of them never called (R38, D23)', async () => {
    const { endpoints } = await load('https://forms.example');
    expect(endpoints).toEqual({
      contact: 'https://forms.example/superadmin/contact_form/',
      career: 'https://forms.example/superadmin/career_form/',
      login: 'https://forms.example/accounts/login/',
      bdrContacts: 'https://forms.example/superadmin/api/bdr-contacts/',
      root: 'https://forms.example/',
    });
  });
});

describe('a message on its way', () => {
  test('carries the same key until it is known to have arrived, and another one after', async () => {
    const { sendContact } = await load('/');
    const refused = answer(500);
    vi.stubGlobal('fetch', refused);
    await expect(sendContact(message, { signal })).rejects.toThrow('500');
    await expect(sendContact(message, { signal })).rejects.toThrow('500');
    const taken = answer(201);
    vi.stubGlobal('fetch', taken);
    await sendContact(message, { signal });
    await sendContact(message, { signal });
    const [first, second, third, fourth] = [...keys(refused), ...keys(taken)];
    expect(first).toBeTruthy();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('carries another key when it was changed', async () => {
    const { sendContact } = await load('/');
    const refused = answer(500);
    vi.stubGlobal('fetch', refused);
    await expect(sendContact(message, { signal })).rejects.toThrow();
    await expect(sendContact({ ...message, subject: 'Two demos' }, { signal })).rejects.toThrow();
    const [first, second] = keys(refused);
    expect(second).not.toBe(first);
  });

  test('asks nothing of another origin that its permissions may not allow', async () => {
    const { sendContact } = await load('https://forms.example');
    const taken = answer(204);
    vi.stubGlobal('fetch', taken);
    await sendContact(message, { signal });
    expect(keys(taken)).toEqual([null]);
  });
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type InArgs, type InStatement } from '@libsql/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { application, message, pdf, receiver, temporaryFolder } from './fixture';
import { careerForm, contactForm } from './forms';
import { createStore, makeDurable, openStore, prepare, SCHEMA_VERSION, type Submission, storeFile } from './store';

const submission = (name: string): Submission => ({ form: 'contact', fields: contactForm.parse({ ...message, name }) });

const sqlOf = (statement: InStatement | [string, InArgs?]) =>
  typeof statement === 'string' ? statement : Array.isArray(statement) ? statement[0] : statement.sql;

async function open(folder = temporaryFolder()) {
  const store = await openStore({ folder });
  onTestFinished(() => store.close());
  return { store, folder };
}

/** A second connection to the store in `folder`, to look at it from outside. */
function connect(folder: string) {
  const client = createClient({ url: pathToFileURL(storeFile(folder)).href, concurrency: 1, timeout: 5_000 });
  onTestFinished(() => client.close());
  return client;
}

test('what was acknowledged is there when the store is opened again, newest first', async () => {
  const { store, folder } = await open();
  const ids = [await store.add(submission('First')), await store.add(submission('Second'))];
  await store.close();
  const again = (await open(folder)).store;
  expect((await again.list()).map(({ id }) => id)).toEqual(ids.reverse());
});

test('a commit is on disk before it returns, and a reader does not wait for it', async () => {
  const { folder } = await open(join(temporaryFolder(), 'a folder', 'with #, ? and %20'));
  const client = connect(folder);
  expect((await client.execute('PRAGMA journal_mode')).rows[0]?.journal_mode).toBe('wal');
  await client.execute('PRAGMA synchronous = OFF');
  await makeDurable(client);
  expect((await client.execute('PRAGMA synchronous')).rows[0]?.synchronous).toBe(2);
});

test('neither an address nor anything else that was not typed is kept', async () => {
  const { store, folder } = await open();
  await store.add(submission('Ada'));
  const { columns } = await connect(folder).execute('SELECT * FROM submissions');
  expect(columns).toEqual(['id', 'form', 'created_at', 'fields', 'idempotency_key', 'fingerprint']);
});

test('a store written by a newer version is left alone', async () => {
  const { store, folder } = await open();
  await store.close();
  await connect(folder).execute(`UPDATE schema SET version = ${SCHEMA_VERSION + 1}`);
  await expect(openStore({ folder })).rejects.toThrow('newer version');
});

describe('group commit', () => {
  /** A store whose commits wait for `release`; `commits` counts the submissions of each. */
  async function gated(client = createClient({ url: ':memory:' })) {
    await prepare(client);
    const batch = client.batch.bind(client);
    const commits: number[] = [];
    const gates: (() => void)[] = [];
    client.batch = async (statements, mode) => {
      commits.push(statements.filter((one) => sqlOf(one).includes('INTO submissions')).length);
      await new Promise<void>((resolve) => gates.push(resolve));
      return batch(statements, mode);
    };
    const release = () => vi.waitUntil(() => gates.shift()?.() ?? true, { interval: 1 });
    const waiting = (count: number) => vi.waitUntil(() => gates.length === count, { interval: 1 });
    return { store: createStore(client), commits, release, waiting };
  }

  test('submissions that arrive together share one', async () => {
    const { store, commits, waiting, release } = await gated();
    const added = Promise.all(Array.from({ length: 50 }, (_, i) => store.add(submission(`Visitor ${i}`))));
    await waiting(1);
    await release();
    expect(new Set(await added).size).toBe(50);
    expect(commits).toEqual([50]);
  });

  test('submissions that arrive during one wait for it, and share the next', async () => {
    const { store, commits, waiting, release } = await gated();
    const first = store.add(submission('First'));
    await waiting(1);
    const others = Promise.all(Array.from({ length: 9 }, (_, i) => store.add(submission(`Visitor ${i}`))));
    await release();
    await first;
    await waiting(1);
    await release();
    await others;
    expect(commits).toEqual([1, 9]);
  });

  test('a very large crowd is spread over several, in order', async () => {
    const { store, commits, waiting, release } = await gated();
    const added = Promise.all(Array.from({ length: 300 }, (_, i) => store.add(submission(`Visitor ${i}`))));
    for (let i = 0; i < 2; i += 1) {
      await waiting(1);
      await release();
    }
    await added;
    expect(commits).toEqual([256, 44]);
    expect((await store.list()).at(-1)?.fields.name).toBe('Visitor 0');
  });

  test('so are large resumes', async () => {
    const { store, commits, waiting, release } = await gated();
    const fields = careerForm.parse({
      name: 'Ada',
      email: 'ada@analytical.example',
      mobile_number: '1',
      position: 'Product Manager',
    });
    const resume = { name: 'resume.pdf', bytes: Buffer.alloc(10 * 1024 * 1024) };
    const added = Promise.all(Array.from({ length: 4 }, () => store.add({ form: 'career', fields, resume })));
    for (let i = 0; i < 2; i += 1) {
      await waiting(1);
      await release();
    }
    await added;
    expect(commits).toEqual([3, 1]);
  });

  test('closing waits for what is being written', async () => {
    const { store: opened, folder } = await open();
    await opened.close();
    const { store, waiting, release } = await gated(connect(folder));
    const added = store.add(submission('Last'));
    await waiting(1);
    const closed = store.close();
    await release();
    await closed;
    const id = await added;
    expect((await (await open(folder)).store.list()).map((one) => one.id)).toEqual([id]);
  });

  test('when it fails nobody is acknowledged, and the next one is tried anew', async () => {
    const { store: opened, folder } = await open();
    await opened.close();
    const client = connect(folder);
    const store = createStore(client);
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => told.mockRestore());
    vi.spyOn(client, 'batch').mockRejectedValueOnce(new Error('disk full'));
    const failed = await Promise.allSettled([store.add(submission('A')), store.add(submission('B'))]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(told).toHaveBeenCalledExactlyOnceWith('The store failed: disk full');
    await store.add(submission('C'));
    expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['C']);
  });
});

describe('an Idempotency-Key', () => {
  const key = { 'Idempotency-Key': 'f3b0c442-98fc-1c14' };
  const id = async (response: Response) => ((await response.json()) as { id: string }).id;

  test('makes a repeated message the same one, stored once', async () => {
    const { contact, store } = await receiver();
    const first = await contact(message, key);
    const again = await contact({ ...message, name: ` ${message.name} ` }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await id(again)).toBe(await id(first));
    expect(await store.list()).toHaveLength(1);
  });

  test('does so when many arrive at once', async () => {
    const { contact, career, store } = await receiver();
    const messages = await Promise.all(Array.from({ length: 20 }, () => contact(message, key)));
    expect(new Set(await Promise.all(messages.map(id))).size).toBe(1);
    // The same key at the other endpoint is another submission; its form is built anew each time, boundary and all.
    const applications = await Promise.all(Array.from({ length: 5 }, () => career(application(), key)));
    const ids = new Set(await Promise.all(applications.map(id)));
    expect(ids.size).toBe(1);
    expect(await store.list()).toHaveLength(2);
    expect((await store.resume([...ids][0] ?? ''))?.bytes).toEqual(pdf);
  });

  test('does so after a restart', async () => {
    const folder = temporaryFolder();
    const before = await receiver({ folder });
    const first = await id(await before.contact(message, key));
    await before.store.close();
    const after = await receiver({ folder });
    expect(await id(await after.contact(message, key))).toBe(first);
    expect(await after.store.list()).toHaveLength(1);
  });

  test('of another message, or another resume, is refused', async () => {
    const { contact, career, store } = await receiver();
    await contact(message, key);
    await career(application(), key);
    const other = application({ resume: new File(['%PDF-other'], 'Ada Lovelace.pdf') });
    for (const response of [await contact({ ...message, name: 'Bob' }, key), await career(other, key)]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        error: 'Idempotency-Key: it was used for another submission; send a new one.',
      });
    }
    expect(await store.list()).toHaveLength(2);
  });

  test('that was refused may be used again: nothing was stored under it', async () => {
    const { contact } = await receiver();
    expect((await contact({ ...message, name: '' }, key)).status).toBe(400);
    expect((await contact(message, key)).status).toBe(201);
  });

  test.each(['a b', 'ü', '', 'x'.repeat(129)])('%j is none', async (value) => {
    const { contact } = await receiver();
    const response = await contact(message, { 'Idempotency-Key': value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'Idempotency-Key: send 1 to 128 visible ASCII characters.' });
  });

  test('left out, the same message twice is two messages', async () => {
    const { contact, store } = await receiver();
    await contact(message);
    await contact(message);
    expect(await store.list()).toHaveLength(2);
  });
});

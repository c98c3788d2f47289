import { describe, expect, test } from 'vitest';
import { application, message, pdf, resumeIn, serve, temporaryFolder } from './fixture';
import { openStore } from './store';
import { provePromises } from './store.testing';

provePromises('a file', async () => {
  const folder = temporaryFolder();
  return (options) => openStore({ folder }, options);
});

describe('an Idempotency-Key of a request', () => {
  const key = { 'Idempotency-Key': 'f3b0c442-98fc-1c14' };
  const id = async (response: Response) => ((await response.json()) as { id: string }).id;

  test('makes a repeated message the same one, stored once', async () => {
    const { contact, store } = await serve();
    const first = await contact(message, key);
    const again = await contact({ ...message, name: ` ${message.name} ` }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await id(again)).toBe(await id(first));
    expect(await store.list()).toHaveLength(1);
  });

  test('does so when many arrive at once', async () => {
    const { contact, career, store } = await serve();
    const messages = await Promise.all(Array.from({ length: 20 }, () => contact(message, key)));
    expect(new Set(await Promise.all(messages.map(id))).size).toBe(1);
    // The same key at the other endpoint is another submission; its form is built anew each time, boundary and all.
    const applications = await Promise.all(Array.from({ length: 5 }, () => career(application(), key)));
    const ids = new Set(await Promise.all(applications.map(id)));
    expect(ids.size).toBe(1);
    expect(await store.list()).toHaveLength(2);
    expect(await resumeIn(store, [...ids][0] ?? '')).toEqual(pdf);
  });

  test('does so after a restart', async () => {
    const folder = temporaryFolder();
    const before = await serve({ folder });
    const first = await id(await before.contact(message, key));
    await before.store.close();
    const after = await serve({ folder });
    expect(await id(await after.contact(message, key))).toBe(first);
    expect(await after.store.list()).toHaveLength(1);
  });

  test('of another message, or another resume, is refused', async () => {
    const { contact, career, store } = await serve();
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
    const { contact } = await serve();
    expect((await contact({ ...message, name: '' }, key)).status).toBe(400);
    expect((await contact(message, key)).status).toBe(201);
  });

  test.each(['a b', 'ü', '', 'x'.repeat(129)])('%j is none', async (value) => {
    const { contact } = await serve();
    const response = await contact(message, { 'Idempotency-Key': value });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'Idempotency-Key: send 1 to 128 visible ASCII characters.' });
  });

  test('left out, the same message twice is two messages', async () => {
    const { contact, store } = await serve();
    await contact(message);
    await contact(message);
    expect(await store.list()).toHaveLength(2);
  });
});

/** The contract of every store: a file here, Postgres in tests/server/postgres.test.ts. */
import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StoreFault } from './errors';
import { careerForm, contactForm } from './fields';
import { message, pdf } from './server.testing';
import { openStore, type Store, type StoreOptions } from './store';
import type { StoreLocation, Submission } from './stored';

/** A store that is closed after the test. */
export function opened(location: StoreLocation, options: Partial<StoreOptions> = {}): Store {
  const store = openStore(location, options);
  onTestFinished(() => store.close());
  return store;
}

export const sentMessage = (name: string, email = message.email): Submission => ({
  form: 'contact',
  fields: contactForm.parse({ ...message, name, email }),
});

const careerFields = { name: 'Ada', email: 'Ada@Analytical.example', mobile_number: '1', position: 'Product Manager' };

export const sentApplication = (resume: Uint8Array = pdf, content = async () => resume): Submission => ({
  form: 'career',
  fields: careerForm.parse(careerFields),
  resume: {
    name: 'Ada.pdf',
    bytes: resume.length,
    sha256: hash('sha256', resume),
    content,
  },
});

/** Tests the contract for one kind of store. `place` creates a location. */
export function provePromises(kind: string, place: () => Promise<StoreLocation>): void {
  describe(`a store in ${kind}`, () => {
    async function open(options: Partial<StoreOptions> = {}) {
      const location = await place();
      const again = () => opened(location, { log: () => {}, ...options });
      return { store: again(), again };
    }
    const namesIn = async (store: Store) => (await store.list()).map(({ fields }) => fields.name);

    test('acknowledged submissions are there after reopening, newest first', async () => {
      const { store, again } = await open();
      const content = Buffer.concat([pdf, Buffer.alloc(600_000, 'piece after piece')]);
      const ids = [await store.add(sentMessage('First')), await store.add(sentApplication(content))];
      await store.close();
      const later = again();
      expect((await later.list()).map(({ id }) => id)).toEqual(ids.toReversed());
      expect((await later.resume(ids[1] ?? ''))?.equals(content)).toBe(true);
    });

    test('finds by address ignoring case, by words, form and time, in pages', async () => {
      const { store } = await open();
      const first = await store.add(sentMessage('Ada', 'Ada@One.example'));
      const second = await store.add(sentMessage('Bob 100%_\\ "quoted"', 'bob@two.example'));
      const third = await store.add(sentApplication());
      await setTimeout(2); // Into another millisecond, for `since`.
      const fourth = await store.add(sentMessage('ÄRGER'));
      const [newest, , , oldest] = await store.list();
      for (const [filter, ids] of [
        [{ email: 'ada@ONE.example' }, [first]],
        [{ email: 'one.example' }, []],
        [{ text: 'BOB 100%_\\ "q' }, [second]],
        [{ text: 'b%b' }, []],
        [{ text: 'ärger' }, [fourth]],
        [{ text: 'email' }, []],
        [{ form: 'career' }, [third]],
        [{ since: newest?.createdAt ?? '' }, [fourth]],
        [{ before: oldest?.createdAt ?? '' }, []],
        [{ ids: [second] }, [second]],
      ] as const) {
        expect([filter, (await store.list(filter)).map(({ id }) => id)]).toEqual([filter, ids]);
        expect([filter, await store.count(filter)]).toEqual([filter, ids.length]);
      }
      const page = async (offset: number) => (await store.list({}, { limit: 3, offset })).map(({ id }) => id);
      expect([await page(0), await page(3)]).toEqual([[fourth, third, second], [first]]);
    });

    test('erases a submission with its resume, and its key can be used again', async () => {
      const { store } = await open({ channels: ['mail'] });
      const kept = await store.add(sentMessage('Bob', 'bob@two.example'), 'kept');
      const ids = [await store.add(sentMessage('Ada'), 'key'), await store.add(sentApplication(), 'key')];
      expect(await store.erase({ email: 'ada@analytical.example' })).toBe(2);
      expect((await store.list()).map(({ id }) => id)).toEqual([kept]);
      for (const id of ids) expect(await store.resume(id)).toBeUndefined();
      expect(await store.takeNotices('mail', 10, 'z')).toMatchObject([{ submission_id: kept }]);
      expect(await store.erase({ email: 'ada@analytical.example' })).toBe(0);
      expect(ids).not.toContain(await store.add(sentMessage('Another'), 'key'));
    });

    test('erases hundreds at once, the oldest first up to a limit, while new ones are stored', async () => {
      const { store } = await open();
      await store.add(sentMessage('Oldest'));
      await Promise.all(Array.from({ length: 130 }, (_, i) => store.add(sentMessage(`Old ${i}`))));
      expect([await store.erase({ form: 'contact' }, 1), await store.count()]).toEqual([1, 130]);
      expect(await namesIn(store)).not.toContain('Oldest');
      const before = new Date(Date.now() + 1).toISOString();
      await setTimeout(2);
      const [erased] = await Promise.all([store.erase({ before }), store.add(sentMessage('New'))]);
      expect([erased, await namesIn(store)]).toEqual([130, ['New']]);
    });

    test('stores one notice per channel with a submission, and returns it as due until it is dropped', async () => {
      const { store } = await open({ channels: ['mail', 'webhook'] });
      const id = await store.add(sentMessage('Ada'), 'key');
      await store.add(sentMessage('Ada'), 'key');
      const take = (channel: string, ms = 60_000) =>
        store.takeNotices(channel, 10, new Date(Date.now() + ms).toISOString());
      const [mail, webhook] = [await take('mail'), await take('webhook')];
      const notice = { submission_id: id, form: 'contact', attempts: 1 };
      expect(mail).toMatchObject([{ ...notice, channel: 'mail' }]);
      expect(webhook).toMatchObject([{ ...notice, channel: 'webhook' }]);
      expect(await take('mail')).toEqual([]); // Leased for a while.
      await store.endNotice(mail[0]?.id ?? '');
      await store.postponeNotice(webhook[0]?.id ?? '', new Date(0).toISOString());
      expect(await take('mail')).toEqual([]);
      expect(await take('webhook', 63_072_000_000)).toEqual([{ ...webhook[0], attempts: 2 }]);
      // A clock that was years ahead has postponed it: it is due all the same.
      expect(await take('webhook')).toMatchObject([{ attempts: 3 }]);
    });

    test('refuses submissions over STORE_LIMIT, warns the operator before, and has room again after erasing', async () => {
      const lines: string[] = [];
      const limitBytes = 600 * 1024;
      const { store } = await open({ limitBytes, log: (line) => lines.push(line) });
      const large = sentApplication(Buffer.alloc(64 * 1024));
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => store.add(large)));
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(12); // Eight fit into nine tenths: the rest is for messages.
      for (const one of refused) expect(one).toMatchObject({ reason: { kind: 'quota', uncertain: false } });
      expect(lines).toEqual([expect.stringMatching(/^The store has reached \d+ % of STORE_LIMIT: /)]);
      await store.add(sentMessage('Ada'));
      expect((await store.health()).fault).toBeUndefined();
      await store.erase({ form: 'career' });
      await store.add(large);
    });

    test('is healthy and knows its used bytes, which are zero when all is erased, until it is closed', async () => {
      const { store } = await open({ limitBytes: 1_000_000 });
      await store.add(sentMessage('Ada'), 'key');
      const { usedBytes, fault } = await store.health();
      expect([fault, await store.count()]).toEqual([undefined, 1]); // The health check rolls its submission back.
      await store.add(sentMessage('Ada'), 'key');
      await store.add(sentMessage('Bob'), 'key').catch(() => {});
      for (let time = 0; time < 2; time += 1) await store.add(sentApplication(), 'key');
      const { length } = JSON.stringify(careerForm.parse(careerFields));
      expect((await store.health()).usedBytes).toBe(usedBytes + pdf.length + length);
      await store.erase({ before: 'z' });
      expect((await store.health()).usedBytes).toBe(0);
      await store.close();
      expect((await store.health()).fault).toBe('the server stops');
      await expect(store.add(sentMessage('Late'))).rejects.toThrow(StoreFault);
    });

    test('an Idempotency-Key makes a repeated submission the same one, at once and later, across two servers', async () => {
      const { store, again } = await open();
      const other = again();
      for (const submission of [sentMessage('Ada'), sentApplication()]) {
        const sent = Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).add(submission, 'key'));
        expect(new Set(await Promise.all(sent)).size).toBe(1);
      }
      expect(await store.list()).toHaveLength(2);
    });

    test('an Idempotency-Key of another submission is refused alone, and nothing of it is stored', async () => {
      const { store } = await open();
      const ids = [await store.add(sentMessage('Ada'), 'key'), await store.add(sentApplication(), 'key')];
      await expect(store.add(sentMessage('Bob'), 'key')).rejects.toMatchObject({ status: 400 });
      const other = sentApplication(Buffer.from('%PDF-other'));
      const together = [
        store.add(other, 'key'),
        store.add(sentMessage('Cem'), 'new'),
        store.add(sentMessage('Eve'), 'new'),
      ];
      const outcomes = await Promise.allSettled(together);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
      expect(await namesIn(store)).toEqual(['Cem', 'Ada', 'Ada']);
      expect(await store.resume(ids[1] ?? '')).toEqual(pdf);
    });

    test('a transaction that is given up halfway holds no lock for longer than a form waits', async () => {
      const { store, again } = await open({ timeoutMs: 1_000 });
      const stuck = store.add(sentApplication(pdf, () => new Promise(() => {})));
      await expect(stuck).rejects.toMatchObject({ kind: 'silent', uncertain: true });
      await store.add(sentMessage('Ada'));
      await again().add(sentMessage('Bob'));
    });

    test('a resume that cannot be read refuses its sender alone, and nothing of it is stored', async () => {
      const { store } = await open({ channels: ['mail'] });
      const broken = () => sentApplication(pdf, () => Promise.reject(new Error('the file is broken')));
      const outcomes = await Promise.allSettled([
        store.add(broken(), 'key'),
        store.add(sentMessage('Ada')),
        store.add(broken()),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
      await expect(store.add(broken())).rejects.toThrow('the file is broken');
      expect([await namesIn(store), (await store.takeNotices('mail', 5, 'z')).length]).toEqual([['Ada'], 1]);
      expect((await store.health()).usedBytes).toBe(JSON.stringify(sentMessage('Ada').fields).length);
      await store.add(sentApplication(), 'key');
    });
  });
}

/** What every store promises, whatever it is made of: a file here, a Postgres in tests/server/postgres.test.ts. */
import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { careerForm, contactForm } from './fields';
import { message, pdf, resumeIn } from './fixture';
import { type Store, StoreFault, type StoreOptions, type Submission } from './stored';

const submission = (name: string, email = message.email): Submission => ({
  form: 'contact',
  fields: contactForm.parse({ ...message, name, email }),
});

const careerFields = careerForm.parse({
  name: 'Ada',
  email: 'Ada@Analytical.example',
  mobile_number: '1',
  position: 'Product Manager',
});

/** An application whose resume the store has been given. */
async function applied(store: Store, content: Uint8Array = pdf): Promise<Submission> {
  const id = randomUUID();
  await store.keep(id, 0, content);
  return { form: 'career', fields: careerFields, resume: { id, name: 'Ada.pdf', bytes: content.length, sha256: 'x' } };
}

/** Proves of a kind of store what all promise. `place` makes a place for one, and resolves with what opens it there. */
export function provePromises(kind: string, place: () => Promise<(options?: Partial<StoreOptions>) => Store>): void {
  describe(`a store in ${kind}`, () => {
    async function open(options: Partial<StoreOptions> = {}) {
      const openAgain = await place();
      const opened = (more: Partial<StoreOptions> = {}) => {
        const store = openAgain({ log: () => {}, ...options, ...more });
        onTestFinished(() => store.close());
        return store;
      };
      return { store: opened(), again: opened };
    }

    test('what was acknowledged is there when it is opened again, newest first', async () => {
      const { store, again } = await open();
      const ids = [await store.add(submission('First')), await store.add(submission('Second'))];
      await store.close();
      expect((await again().list()).map(({ id }) => id)).toEqual(ids.reverse());
    });

    test('a hundred at once are all there, each under an id of its own', async () => {
      const { store } = await open();
      const ids = await Promise.all(Array.from({ length: 100 }, (_, i) => store.add(submission(`Visitor ${i}`))));
      expect(new Set((await store.list()).map(({ id }) => id))).toEqual(new Set(ids));
      expect(ids).toHaveLength(await store.count());
    });

    test('finds by address in any case, by words, form and time, and in pages', async () => {
      const { store } = await open();
      const first = await store.add(submission('Ada', 'Ada@One.example'));
      const second = await store.add(submission('Bob 100%_\\ "quoted"', 'bob@two.example'));
      const third = await store.add(await applied(store));
      const found = async (...filter: Parameters<Store['list']>) => (await store.list(...filter)).map(({ id }) => id);
      expect(await found({ email: 'ada@ONE.example' })).toEqual([first]);
      expect(await found({ email: 'one.example' })).toEqual([]);
      expect(await found({ text: 'BOB 100%_\\ "q' })).toEqual([second]);
      expect(await found({ text: 'b%b' })).toEqual([]);
      expect(await found({ text: 'ärger' })).toEqual([]);
      const anger = await store.add(submission('ÄRGER'));
      expect(await found({ text: 'ärger' })).toEqual([anger]);
      expect(await store.count({ text: 'ärger' })).toBe(1);
      await store.erase({ text: 'ärger' });
      expect(await found({ text: 'email' })).toEqual([]);
      expect(await found({ form: 'career' })).toEqual([third]);
      const [newest, , oldest] = await store.list();
      expect(await found({ since: newest?.createdAt ?? '' })).toContain(third);
      expect(await found({ before: oldest?.createdAt ?? '' })).toEqual([]);
      expect(await found({}, { limit: 2, offset: 0 })).toEqual([third, second]);
      expect(await found({}, { limit: 2, offset: 2 })).toEqual([first]);
      expect(await found({ id: second })).toEqual([second]);
      expect(await store.count({ form: 'contact' })).toBe(2);
    });

    test('what is erased is gone, with its resume, and under its key something else may be sent', async () => {
      const { store } = await open({ channels: ['mail'] });
      const kept = await store.add(submission('Bob', 'bob@two.example'), 'kept');
      const ids = [await store.add(submission('Ada'), 'key'), await store.add(await applied(store), 'key')];
      expect(await store.erase({ email: 'ada@analytical.example' })).toBe(2);
      expect((await store.list()).map(({ id }) => id)).toEqual([kept]);
      for (const id of ids) expect(await resumeIn(store, id)).toBeUndefined();
      expect((await store.takeNotices('mail', 10, 'z')).map((notice) => notice.submission)).toEqual([kept]);
      expect(await store.erase({ email: 'ada@analytical.example' })).toBe(0);
      expect(ids).not.toContain(await store.add(submission('Another'), 'key'));
    });

    test('hundreds are erased as one is, and those that come meanwhile stay', async () => {
      const { store } = await open();
      await Promise.all(Array.from({ length: 130 }, () => store.add(submission('Old'))));
      const before = new Date(Date.now() + 1).toISOString();
      await new Promise((resolve) => setTimeout(resolve, 2));
      const [erased, id] = await Promise.all([store.erase({ before }), store.add(submission('New'))]);
      expect(erased).toBeGreaterThanOrEqual(130);
      expect((await store.list()).map(({ id }) => id)).toEqual([id]);
    });

    test('a resume has its pieces in order, and those of a submission that does not come are dropped', async () => {
      const { store } = await open();
      const id = randomUUID();
      await Promise.all([0, 1, 2].map((number) => store.keep(id, number, Buffer.from(`piece ${number};`))));
      await store.add({ form: 'career', fields: careerFields, resume: { id, name: 'a.pdf', bytes: 24, sha256: 'x' } });
      expect((await resumeIn(store, id))?.toString()).toBe('piece 0;piece 1;piece 2;');
      const lost = randomUUID();
      await store.keep(lost, 0, pdf);
      await store.forget(lost);
      expect(await resumeIn(store, lost)).toBeUndefined();
      expect(await store.list()).toHaveLength(1);
    });

    test('a notice for each channel is stored with a submission, once, and is due again until it is dropped', async () => {
      const { store } = await open({ channels: ['mail', 'webhook'] });
      const id = await store.add(submission('Ada'), 'key');
      await store.add(submission('Ada'), 'key');
      const until = new Date(Date.now() + 60_000).toISOString();
      const take = async (channel: string) => store.takeNotices(channel, 10, until);
      const [mail, webhook] = [await take('mail'), await take('webhook')];
      const notice = { submission: id, form: 'contact', attempts: 0 };
      expect(mail).toMatchObject([{ ...notice, channel: 'mail' }]);
      expect(webhook).toMatchObject([{ ...notice, channel: 'webhook' }]);
      expect(await take('mail')).toEqual([]); // Taken, for a while.
      await store.dropNotice(mail[0]?.id ?? '');
      await store.postponeNotice(webhook[0]?.id ?? '', new Date(0).toISOString());
      expect(await take('mail')).toEqual([]);
      expect(await take('webhook')).toEqual([{ ...webhook[0], attempts: 1 }]);
    });

    test('over STORE_LIMIT nothing more is stored, the operator was warned before, and erasing makes room', async () => {
      const lines: string[] = [];
      const limitBytes = 600 * 1024;
      const { store } = await open({ limitBytes, log: (line) => lines.push(line) });
      const add = async () => store.add(await applied(store, Buffer.alloc(64 * 1024)));
      let stored = 0;
      const failed = await (async () => {
        for (; stored < 20; stored += 1) await add();
      })().catch((error: unknown) => error);
      expect(failed).toMatchObject({ kind: 'quota', uncertain: false });
      expect(stored).toBeGreaterThan(2);
      expect(lines).toEqual([expect.stringMatching(/^The store has reached \d+ % of STORE_LIMIT: /)]);
      const { usedBytes } = await store.health();
      expect(usedBytes).toBeGreaterThan(limitBytes / 2);
      expect(usedBytes).toBeLessThanOrEqual(limitBytes);
      await store.erase({ form: 'career' });
      await add();
    });

    test('messages have room when applications have used up theirs', async () => {
      const { store } = await open({ limitBytes: 200_000 });
      await store.add(await applied(store, Buffer.concat([pdf, Buffer.alloc(170_000)])));
      const upload = store.keep(randomUUID(), 0, Buffer.alloc(20_000));
      await expect(upload).rejects.toMatchObject({ kind: 'quota' });
      await store.add(submission('Ada'));
      expect((await store.health()).fault).toBeUndefined();
    });

    test('a submission whose resume was dropped is not acknowledged', async () => {
      const { store, again } = await open();
      const one = await applied(store);
      vi.useFakeTimers({ now: Date.now() - 20 * 60_000, toFake: ['Date'] });
      const late = await applied(store).finally(() => void vi.useRealTimers());
      await again().erase({ id: 'none' }); // Another server, whose clock is ahead, drops what seems to be abandoned.
      await expect(store.add(late)).rejects.toMatchObject({ message: expect.stringContaining('was dropped') });
      expect(await store.count()).toBe(0);
      await store.add(one);
    });

    test('the oldest are erased first where not all may be', async () => {
      const { store } = await open();
      for (const name of ['First', 'Second', 'Third']) await store.add(submission(name));
      expect(await store.erase({ form: 'contact' }, 2)).toBe(2);
      expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['Third']);
    });

    test('a notice that a wrong clock has put off for years is due', async () => {
      const { store } = await open({ channels: ['mail'] });
      await store.add(submission('Ada'));
      const [notice] = await store.takeNotices('mail', 1, new Date(Date.now() + 63_072_000_000).toISOString());
      expect(await store.takeNotices('mail', 1, 'z')).toMatchObject([{ id: notice?.id }]);
    });

    test('what it uses is known without adding it up, and is nothing when all is erased', async () => {
      const { store } = await open();
      await store.add(submission('Ada'), 'key');
      await store.add(submission('Ada'), 'key');
      await store.add(submission('Bob'), 'key').catch(() => {});
      for (let time = 0; time < 2; time += 1) await store.add(await applied(store), 'key');
      await store.forget((await applied(store)).form);
      expect((await store.health()).usedBytes).toBeGreaterThan(pdf.length);
      await store.erase({ before: 'z' });
      await new Promise((resolve) => setTimeout(resolve, 1));
      expect((await store.health()).usedBytes).toBe(pdf.length); // The one that waits for its submission.
    });

    test('it is well, until it is closed', async () => {
      const { store } = await open({ limitBytes: 1_000_000 });
      expect((await store.health()).fault).toBeUndefined();
      await store.close();
      expect((await store.health()).fault).toBe('the server stops');
      await expect(store.add(submission('Late'))).rejects.toThrow(StoreFault);
    });

    describe('an Idempotency-Key', () => {
      test('makes a repeated submission the same one, at once and later, in two servers too', async () => {
        const { store, again } = await open();
        const other = again();
        const sent = Array.from({ length: 20 }, (_, i) => (i % 2 ? store : other).add(submission('Ada'), 'key'));
        expect(new Set(await Promise.all(sent)).size).toBe(1);
        const applications = await Promise.all([1, 2, 3, 4].map(() => applied(store)));
        const ids = new Set(await Promise.all(applications.map((one) => store.add(one, 'key'))));
        expect(ids.size).toBe(1);
        expect(await store.list()).toHaveLength(2);
        // The others' pieces are gone.
        const left = await Promise.all(
          applications.map((one) => (one.form === 'career' ? resumeIn(store, one.resume.id) : [])),
        );
        expect(left.filter((content) => content !== undefined)).toEqual([pdf]);
      });

      test('of another submission is refused, and nothing of it is kept', async () => {
        const { store } = await open();
        await store.add(submission('Ada'), 'key');
        await expect(store.add(submission('Bob'), 'key')).rejects.toMatchObject({ name: 'KeyTaken' });
        const outcomes = await Promise.allSettled([store.add(submission('Bob'), 'key'), store.add(submission('Cem'))]);
        expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
        expect((await store.list()).map(({ fields }) => fields.name)).toEqual(['Cem', 'Ada']);
      });
    });
  });
}

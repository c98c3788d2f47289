import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { BESIDE, type Connection, connect, connectToRead } from './database';
import { faultOf, Refusal, StoreFault } from './errors';
import { createGroupCommit, takeSome } from './group-commit';
import { migrate, pendingMigrations, type Schema } from './migrations';
import {
  type Filter,
  type Notice,
  type Received,
  type Row,
  type StoreLocation,
  type Submission,
  toReceived,
  toRow,
  type Upload,
} from './stored';

/** Submissions, and bytes of their resumes, in one erasing transaction, so that new submissions do not wait for all. */
const ERASED_AT_ONCE = { count: 50, bytes: 4 * 1024 * 1024 };
/** How long to wait before a retry, in milliseconds: for a lock, and for a database that is away. */
const AGAIN_MS = { busy: 20, silent: 200 };
/** Submissions per read. */
const READ_AT_ONCE = 500;
/** How long to retry emptying the write-ahead log while another program reads from it, in milliseconds. */
const CHECKPOINT_MS = 5_000;
/** The least time limit of a try, in milliseconds, and of a commit also for each megabyte. */
const LEAST_MS = 500;
/** Time limit of the health check, in milliseconds. */
const HEALTH_MS = 3_000;
/** The fraction of the limit at which to warn, and the fraction reserved for messages, which are small. */
const NEARLY_FULL = 0.8;
const FOR_MESSAGES = 0.1;
/** A notice due later than this was postponed by a wrong clock, in milliseconds. */
const LATEST_NOTICE_MS = 2 * 3_600_000;
/** The reserve that is released when the disk is full: SQLite needs space to erase, as much as the largest resume. */
const SPARE_BYTES = 16 * 1024 * 1024;

type Db = Kysely<Schema>;
interface Job {
  row: Row;
  resume?: Upload | undefined;
  bytes: number;
}

const options = {
  /** Most bytes that submissions may take; 0 for no limit. A tenth of it is reserved for messages. */
  limitBytes: 0,
  /** One notice for each channel is stored with a submission. */
  channels: [] as readonly string[],
  /** Longest time that a submission waits for the store, in milliseconds: a little less than its form does. */
  timeoutMs: 25_000,
  /** Whether older tables are changed: by a server, not by a command beside one of an older build. */
  migrates: true,
  /** Logs a warning for the operator. */
  log: console.error as (line: string) => void,
};
export type StoreOptions = typeof options;
export type Store = ReturnType<typeof openStore>;

/**
 * A store in SQLite or Postgres. All of it rejects with a `StoreFault`. It connects on first use, and again after a fault, so
 * that opening never fails and a repair needs no restart.
 */
export function openStore(location: StoreLocation, changes: Partial<StoreOptions> = {}) {
  const { limitBytes, channels, timeoutMs, migrates, log } = { ...options, ...changes };
  /** A database that is silent may have failed over: a third of the time is left for the next one. */
  const tryMs = timeoutMs / 3;
  const beside = (name: string) => (location.folder ? join(location.folder, name) : undefined);
  const [spare, erasedIds] = ['url' in location ? undefined : beside(BESIDE.spare), beside(BESIDE.erased)];
  let connection: Connection | undefined;
  let opening: Promise<Connection> | undefined;
  let closed = false;
  let warned = false;
  let updating = false;

  async function open(): Promise<Connection> {
    const opened = connect(location, tryMs);
    connection = opened;
    const { db, dialect, lock, run } = opened;
    const pending = await pendingMigrations(db, dialect);
    if (pending.length > 0) {
      // Of a store that has tables. A busy server may delay it, and it is tried again.
      if (!updating && pending[0] !== '1-tables') log(`Updating the tables of the store: ${pending.join(', ')}.`);
      updating = true;
      if (!migrates) throw new StoreFault('failed', 'its tables are older than this program: restart its server first');
      await transaction(opened, async (locked) => {
        if (lock) await run(lock, locked);
        await migrate(locked, dialect);
      });
    }
    if (spare && !existsSync(spare) && (opened.freeBytes() ?? 0) > 4 * SPARE_BYTES)
      writeFileSync(spare, Buffer.alloc(SPARE_BYTES), { mode: 0o600 });
    return opened;
  }

  function letGo(which: Promise<Connection> | undefined): void {
    if (which !== opening) return; // A late failure must not close a newer connection.
    // A statement to an unresponsive server would wait forever.
    void connection?.db.destroy().catch(() => {});
    connection = undefined;
    opening = undefined;
  }

  /**
   * Runs a query, and again while the store is locked or out of reach. Each try has at least `least` milliseconds. @throws {StoreFault}
   */
  async function ask<T>(work: (connection: Connection) => Promise<T>, ms = timeoutMs, least = LEAST_MS): Promise<T> {
    const end = performance.now() + ms;
    for (let uncertain = false; ; ) {
      await new Promise(setImmediate); // SQLite is synchronous: without a pause, long work would block the event loop.
      const late = new AbortController();
      let asked: Promise<Connection> | undefined;
      try {
        if (closed) throw new StoreFault('closed', 'the server stops');
        if (connection && !connection.isCurrent()) letGo(opening);
        if (!opening) {
          const started = open();
          opening = started;
          started.catch(() => letGo(started));
        }
        asked = opening;
        const left = Math.max(least, Math.min(tryMs, end - performance.now()));
        const silence = sleep(left, undefined, { signal: late.signal }).then(() => {
          throw new StoreFault('silent', 'it does not answer', true);
        });
        return await Promise.race([asked.then(work), silence]);
      } catch (error) {
        const fault = faultOf(error);
        if (fault.kind === 'full' || fault.kind === 'silent' || fault.kind === 'failed') letGo(asked);
        uncertain ||= fault.uncertain; // An earlier try may yet end.
        if (!fault.again || performance.now() > end) throw new StoreFault(fault.kind, fault.message, uncertain);
        await sleep(AGAIN_MS[fault.kind === 'busy' ? 'busy' : 'silent']);
      } finally {
        late.abort();
      }
    }
  }

  /** Runs a transaction, which takes the lock first: servers commit in turn. */
  const change = <T>(work: (db: Db) => Promise<T>) =>
    ask((connection) => transaction(connection, (db) => use(db, 0).then(() => work(db))));
  const { scan, ...reads } = reading((work) => ask(({ db }) => work(db)));

  /** Writes the jobs of one transaction: the id of each, or why it alone is refused. */
  async function write(db: Db, jobs: readonly Job[]): Promise<(string | Error)[]> {
    const before = await use(db, 0); // Takes the lock: servers commit in turn.
    let used = before;
    const outcomes: (string | Error)[] = [];
    for (const { row, resume, bytes } of jobs) {
      const fits = limitBytes === 0 || used + bytes <= limitBytes * (resume ? 1 - FOR_MESSAGES : 1);
      const content = fits ? await resume?.content().catch(faultOf) : new StoreFault('quota', 'STORE_LIMIT is reached');
      const first = content instanceof Error ? content : await insert(db, row, content);
      if (first === row) used += bytes;
      if (first instanceof Error) outcomes.push(first);
      else if (first.fingerprint === row.fingerprint) outcomes.push(first.id);
      else outcomes.push(new Refusal(400, 'Idempotency-Key: it was used for another submission; send a new one.'));
    }
    if (used > before) await use(db, used - before);

    const nearly = limitBytes > 0 && used > NEARLY_FULL * limitBytes;
    const percent = Math.floor((used / limitBytes) * 100);
    if (nearly && !warned)
      log(`The store has reached ${percent} % of STORE_LIMIT: erase what is not needed, or raise it.`);
    warned = nearly;
    return outcomes;
  }

  /** Inserts a submission, and resolves with it; or with the first of its key, or of a try whose commit had no answer. */
  async function insert(db: Db, row: Row, content?: Uint8Array): Promise<Pick<Row, 'id' | 'fingerprint'>> {
    const { id, form, created_at: due_at, idempotency_key: key } = row;
    const inserting = db
      .insertInto('submissions')
      .values(row)
      .onConflict((on) => on.doNothing());
    if (!(await inserting.returning('id').executeTakeFirst())) {
      const earlier = db.selectFrom('submissions').select(['id', 'fingerprint']);
      const again = await earlier.where('id', '=', id).executeTakeFirst();
      return again ?? earlier.where('form', '=', form).where('idempotency_key', '=', key).executeTakeFirstOrThrow();
    }
    if (content) await db.insertInto('pieces').values({ submission_id: id, number: 0, content }).execute();
    const notice = { submission_id: id, form, due_at, attempts: 0 };
    const notices = channels.map((channel) => ({ ...notice, id: `${id}:${channel}`, channel }));
    if (notices.length > 0) await db.insertInto('notices').values(notices).execute();
    return row;
  }

  /** The statements of a submission, with empty content: shows a failing trigger, a missing right or a damaged page. */
  async function tryToWrite(db: Db, health: Health): Promise<void> {
    health.usedBytes = await use(db, 0);
    const notices = db.selectFrom('notices').select(({ fn }) => fn.countAll().as('n'));
    health.waitingNotices = Number((await notices.executeTakeFirstOrThrow()).n);
    const fields = { name: '', email: '', mobile_number: '', position: '', description: '' };
    const resume = { name: '', bytes: 1, sha256: '', content: async () => Buffer.alloc(1) };
    await insert(db, toRow({ form: 'career', fields, resume }, undefined), await resume.content());
  }

  const group = createGroupCommit<Job>(timeoutMs, (jobs, ms) => {
    const least = LEAST_MS * (1 + bytesOf(jobs) / 1024 / 1024);
    return ask((connection) => transaction(connection, (db) => write(db, jobs)), ms, least);
  });

  /** Lists erased ids, in a file of the folder's owner: root may erase, and the server has to read it at its start. */
  function remember(ids: readonly string[]): void {
    if (!erasedIds) return;
    mkdirSync(dirname(erasedIds), { recursive: true, mode: 0o700 });
    appendFileSync(erasedIds, `${ids.join('\n')}\n`, { mode: 0o600 });
    const { uid, gid } = statSync(dirname(erasedIds));
    if (process.getuid?.() === 0) chownSync(erasedIds, uid, gid);
  }

  async function emptyLog(): Promise<void> {
    for (const end = performance.now() + CHECKPOINT_MS; performance.now() < end; await sleep(100))
      if (await ask(async ({ checkpoint }) => checkpoint()).catch(() => false)) return;
    log('What was erased stays in submissions.db-wal until another program has read to the end of it.');
  }

  const store = {
    ...reads,

    /**
     * Resolves with the submission's id once it is durable. The same `key` for the same form gives the first one's id.
     * @throws {Refusal} when the key belongs to another submission.
     */
    add(submission: Submission, key?: string): Promise<string> {
      const row = toRow(submission, key);
      const resume = submission.form === 'career' ? submission.resume : undefined;
      return group.add({ row, resume, bytes: row.fields.length + (resume?.bytes ?? 0) });
    },

    /** The store's own time: the database server's where there is one. */
    now: () =>
      ask(async ({ db, now }) => {
        const { rows } = await sql<{ now: string }>`SELECT ${now} AS now`.execute(db);
        return rows[0]?.now ?? new Date().toISOString();
      }),

    /** Erases the matching submissions (the oldest `most` of them), with all that belongs to them. Resolves with how many. */
    async erase(filter: Filter, most = Number.POSITIVE_INFINITY): Promise<number> {
      const newestFirst: { id: string; bytes: number }[] = [];
      for await (const page of scan(filter))
        newestFirst.push(...page.map(({ id, resume_bytes }) => ({ id, bytes: Number(resume_bytes) })));
      const left = newestFirst.reverse().slice(0, most);
      let erased = 0;
      while (left.length > 0) {
        const ids = takeSome(left, ERASED_AT_ONCE).map(({ id }) => id);
        const eraseSome = async () => {
          remember(ids);
          return change((db) => eraseThese(db, ids));
        };
        erased += await eraseSome().catch((error: unknown) => {
          if (faultOf(error).kind !== 'full' || !spare || !existsSync(spare)) throw error;
          rmSync(spare); // On a full disk it has room now.
          return eraseSome();
        });
      }
      if (erased > 0) await emptyLog();
      return erased;
    },

    /** Erases what a restored backup has brought back. */
    async eraseAgain(): Promise<void> {
      const ids = erasedIds && existsSync(erasedIds) ? readFileSync(erasedIds, 'utf8').split('\n') : [];
      let erased = 0;
      for (let at = 0; at < ids.length; at += READ_AT_ONCE)
        erased += await store.erase({ ids: ids.slice(at, at + READ_AT_ONCE) });
      if (erased > 0) log(`Erased ${erased} submissions again, which a restored backup had brought back.`);
    },

    /** Leases up to `limit` due notices of `channel` until `due_at`, so that no other server delivers them. */
    takeNotices: (channel: string, limit: number, due_at: string): Promise<Notice[]> =>
      change(async (db) => {
        const now = Date.now();
        const [due, never] = [new Date(now).toISOString(), new Date(now + LATEST_NOTICE_MS).toISOString()];
        const notices = db.selectFrom('notices').select('id').where('channel', '=', channel).orderBy('due_at');
        const taken = notices.where((is) => is.or([is('due_at', '<=', due), is('due_at', '>', never)])).limit(limit);
        return db
          .updateTable('notices')
          .set((be) => ({ due_at, attempts: be('attempts', '+', 1) }))
          .where('id', 'in', taken)
          .returning(['id', 'submission_id', 'form', 'channel', 'attempts'])
          .execute();
      }),

    /** Keeps the time `at` as `name` if `isDue` says so of the earlier one, for all servers. Resolves with that one, and whether. */
    keepTime: (name: string, at: string, isDue: (earlier: string | undefined) => boolean = () => true) =>
      change(async (db) => {
        const earlier = (await db.selectFrom('times').select('at').where('name', '=', name).executeTakeFirst())?.at;
        const kept = isDue(earlier);
        const insert = db.insertInto('times').values({ name, at });
        if (kept) await insert.onConflict((on) => on.column('name').doUpdateSet({ at })).execute();
        return { earlier, kept };
      }),

    /** Drops a delivered notice. */
    endNotice: (id: string) => change((db) => db.deleteFrom('notices').where('id', '=', id).execute()),
    postponeNotice: (id: string, due_at: string) =>
      change((db) => db.updateTable('notices').set({ due_at }).where('id', '=', id).execute()),

    /** Stores a submission and rolls it back. Never rejects: `fault` says for the operator why nothing can be stored now. */
    async health() {
      const health: Health = { usedBytes: 0, limitBytes, waitingNotices: 0 };
      try {
        await ask((one) => transaction(one, (db) => tryToWrite(db, health), false), HEALTH_MS);
        Object.assign(health, {
          freeBytes: connection?.freeBytes(),
          reusableBytes: connection?.reusableBytes(),
          lastBackup: statSync(beside(BESIDE.backup) ?? '', { throwIfNoEntry: false })?.mtime.toISOString(),
        });
        if (limitBytes > 0 && health.usedBytes >= limitBytes) health.fault = 'STORE_LIMIT is reached';
      } catch (error) {
        health.fault = faultOf(error).message;
      }
      return health;
    },

    /** Finishes pending work; after `ms` milliseconds it closes anyway. */
    async close(ms = timeoutMs): Promise<void> {
      await Promise.race([group.done(), sleep(ms, undefined, { ref: false })]);
      closed = true; // The next try fails.
      await group.done();
      try {
        // So that the file alone is complete and can be copied while the server is stopped.
        connection?.checkpoint();
      } catch {
        // The next open finds the write-ahead log, which has the rest.
      }
      await Promise.race([connection?.db.destroy(), sleep(ms, undefined, { ref: false })]);
      connection = undefined;
    },
  };
  return store;
}

export interface Health {
  fault?: string;
  usedBytes: number;
  limitBytes: number;
  /** Free bytes on the disk, where the store is on a disk of this machine. */
  freeBytes?: number | undefined;
  /** Free bytes within the store's file. */
  reusableBytes?: number | undefined;
  /** Notices that no channel has accepted yet. */
  waitingNotices: number;
  /** When `npm run inbox -- --backup` has last succeeded here. */
  lastBackup?: string | undefined;
}

export type Reader = Awaited<ReturnType<typeof openStoreToRead>>;

/** Opens a store read-only. @throws {StoreFault} */
export async function openStoreToRead(location: StoreLocation) {
  const fail = (error: unknown): never => {
    throw faultOf(error);
  };
  try {
    const { db, dialect } = connectToRead(location);
    await pendingMigrations(db, dialect); // A newer store is not read.
    return { ...reading((work) => work(db).catch(fail)), close: () => db.destroy() };
  } catch (error) {
    return fail(error);
  }
}

/** Runs `work` in a transaction; `commit` false rolls it back in any case. @throws {StoreFault} */
function transaction<T>({ db, begin, run }: Connection, work: (db: Db) => Promise<T>, commit = true): Promise<T> {
  return db.connection().execute(async (one) => {
    let committing = false;
    try {
      await run(begin, one);
      const result = await work(one);
      committing = commit;
      await run(commit ? 'COMMIT' : 'ROLLBACK', one);
      return result;
    } catch (error) {
      const fault = faultOf(error, committing);
      await run('ROLLBACK', one).catch(() => {}); // SQLite rolls back after some errors by itself.
      throw fault;
    }
  });
}

/** Adds to the used bytes, or subtracts; resolves with the new sum. */
async function use(db: Db, bytes: number): Promise<number> {
  const change = db.updateTable('store_usage').set((be) => ({ bytes: be('bytes', '+', bytes) }));
  return Number((await change.returning('bytes').executeTakeFirstOrThrow()).bytes);
}

const bytesOf = (jobs: readonly Job[]) => jobs.reduce((sum, { bytes }) => sum + bytes, 0);

/** Erases submissions with their resumes and notices. */
async function eraseThese(db: Db, ids: readonly string[]): Promise<number> {
  await db.deleteFrom('notices').where('submission_id', 'in', ids).execute();
  const bytes = <T extends string>(column: T) => sql<number>`length(${sql.ref(column)})`.as('bytes');
  const pieces = await db.deleteFrom('pieces').where('submission_id', 'in', ids).returning(bytes('content')).execute();
  const gone = await db.deleteFrom('submissions').where('id', 'in', ids).returning('fields').execute();
  const all = [...pieces.map((piece) => Number(piece.bytes)), ...gone.map(({ fields }) => fields.length)];
  await use(db, -all.reduce((sum, one) => sum + one, 0));
  return gone.length;
}

const columns = ['number', 'id', 'form', 'created_at', 'fields', 'resume_name', 'resume_bytes'] as const;

/** The reading half of a store, given a function that runs a query. */
function reading(run: <T>(work: (db: Db) => Promise<T>) => Promise<T>) {
  const matching = (db: Db, { ids, email, form, since, before }: Filter) =>
    db
      .selectFrom('submissions')
      .$if(ids !== undefined, (all) => all.where('id', 'in', ids ?? []))
      .$if(email !== undefined, (all) => all.where('email', '=', (email ?? '').toLowerCase()))
      .$if(form !== undefined, (all) => all.where('form', '=', form ?? 'contact'))
      .$if(since !== undefined, (all) => all.where('created_at', '>=', since ?? ''))
      .$if(before !== undefined, (all) => all.where('created_at', '<', before ?? ''));

  /** The matching submissions, newest first, in pages. Words are compared here: databases differ in case folding. */
  async function* scan(filter: Filter) {
    const words = filter.text?.toLowerCase() ?? '';
    const hasWords = ({ fields }: { fields: string }) =>
      Object.values(JSON.parse(fields) as Record<string, string>).some((value) => value.toLowerCase().includes(words));
    // Not by the index of the form: SQLite would sort all of the form again for each page.
    const isForm = sql<boolean>`form || '' = ${filter.form ?? ''}`;
    const first = (db: Db) =>
      matching(db, { ...filter, form: undefined })
        .$if(filter.form !== undefined, (all) => all.where(isForm))
        .select(columns)
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(READ_AT_ONCE);
    let page = await run((db) => first(db).execute());
    while (true) {
      yield words ? page.filter(hasWords) : page;
      const last = page.at(-1);
      if (!last || page.length < READ_AT_ONCE) return;
      const after = sql<boolean>`(created_at, number) < (${last.created_at}, ${last.number})`;
      page = await run((db) => first(db).where(after).execute());
    }
  }

  /** The matching submissions, newest first: `limit` of them after the first `offset`, or all. */
  async function* each(filter: Filter = {}, { limit, offset } = { limit: Number.POSITIVE_INFINITY, offset: 0 }) {
    let at = 0;
    for await (const rows of scan(filter))
      for (const row of rows) {
        if (at >= offset + limit) return;
        if (at >= offset) yield toReceived(row);
        at += 1;
      }
  }

  return {
    scan,
    each,
    async list(...which: Parameters<typeof each>) {
      const found: Received[] = [];
      for await (const one of each(...which)) found.push(one);
      return found;
    },
    async count(filter: Filter = {}): Promise<number> {
      let count = 0;
      if (filter.text) for await (const rows of scan(filter)) count += rows.length;
      if (filter.text) return count;
      const all = sql<number>`count(*)`.as('n');
      return Number((await run((db) => matching(db, filter).select(all).executeTakeFirst()))?.n);
    },
    /** The content of a submission's resume; undefined when it has none. */
    async resume(id: string): Promise<Buffer | undefined> {
      const pieces = (db: Db) => db.selectFrom('pieces').select('content').where('submission_id', '=', id);
      const rows = await run((db) => pieces(db).orderBy('number').execute());
      return rows.length > 0 ? Buffer.concat(rows.map(({ content }) => new Uint8Array(content))) : undefined;
    },
  };
}

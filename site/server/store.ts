import { appendFileSync, chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type Connection, connect, connectToRead } from './connect';
import { faultOf } from './faults';
import { AGAIN_MS, createGroupCommit } from './group-commit';
import { migrate, requireReadable, type Schema } from './migrations';
import {
  type Filter,
  type Health,
  KeyTaken,
  type Notice,
  type Reader,
  type Row,
  type Store,
  StoreFault,
  type StoreLocation,
  type StoreOptions,
  toReceived,
  toRow,
  type Upload,
} from './stored';

/** Submissions and pieces of resumes per erasing transaction, so that new submissions do not wait for all of them. */
const ERASED_AT_ONCE = { submissions: 50, pieces: 4 };
/** Submissions per read. */
const SCANNED_AT_ONCE = 500;
/** How long to retry emptying the write-ahead log while another program reads from it, in milliseconds. */
const CHECKPOINT_MS = 5_000;
/** Time limit of the health check, in milliseconds. */
const HEALTH_MS = 1_000;
/** The fraction of the limit at which to warn, and the fraction reserved for messages, which are small. */
const NEARLY_FULL = 0.8;
const FOR_MESSAGES = 0.1;
/** A notice due later than this was postponed by a wrong clock, in milliseconds. */
const LATEST_NOTICE_MS = 2 * 3_600_000;
/** A reserve file, released when the disk is full: SQLite needs space to erase. */
const SPARE = { name: 'room-to-erase', bytes: 8 * 1024 * 1024 };
/** The ids of erased submissions: a restored backup contains them again. */
export const ERASED = 'erased-ids';

type Db = Kysely<Schema>;
interface Job {
  row: Row;
  resume?: Upload | undefined;
  bytes: number;
}

/**
 * A store in SQLite or Postgres. It connects on first use, and again after a fault, so that opening never fails and a
 * repair needs no restart.
 */
export function openStore(
  location: StoreLocation,
  { limitBytes = 0, channels = [], patienceMs = 8_000, log = console.error }: Partial<StoreOptions> = {},
): Store {
  const beside = (name: string) => ('folder' in location && location.folder ? join(location.folder, name) : undefined);
  const [spare, erasedIds] = [beside(SPARE.name), beside(ERASED)];
  let connection: Connection | undefined;
  let opening: Promise<Connection> | undefined;
  let closed = false;
  let warned = false;

  function connected(): Promise<Connection> {
    if (closed) throw new StoreFault('closed', 'the server stops');
    if (connection && !connection.check()) letGo(opening);
    if (!opening) {
      const now = open();
      opening = now;
      now.catch(() => letGo(now));
    }
    return opening;
  }

  async function open(): Promise<Connection> {
    const opened = connect(location, patienceMs);
    connection = opened;
    await migrate(opened.db, opened.dialect);
    if (spare && !existsSync(spare) && (opened.freeBytes() ?? 0) > 8 * SPARE.bytes)
      writeFileSync(spare, Buffer.alloc(SPARE.bytes), { mode: 0o600 });
    await eraseAgain(opened);
    return opened;
  }

  function letGo(which: Promise<Connection> | undefined): void {
    if (which !== opening) return; // A late failure must not close a newer connection.
    // A statement to an unresponsive server would wait forever.
    void connection?.db.destroy().catch(() => {});
    connection = undefined;
    opening = undefined;
  }

  /** Runs a query once. @throws {StoreFault} when it fails, or takes longer than `ms`. */
  async function once<T>(work: (connection: Connection) => Promise<T>, ms = patienceMs): Promise<T> {
    const late = new AbortController();
    let asked: Promise<Connection> | undefined;
    try {
      asked = connected();
      const silence = sleep(ms, undefined, { signal: late.signal }).then(() => {
        throw new StoreFault('silent', 'it does not answer', true);
      });
      return await Promise.race([asked.then(work), silence]);
    } catch (error) {
      const fault = faultOf(error);
      if (!['busy', 'quota', 'closed', 'gone'].includes(fault.kind)) letGo(asked);
      throw fault;
    } finally {
      late.abort();
    }
  }

  /** The same, with retries while the store is locked or out of reach. */
  async function ask<T>(work: (connection: Connection) => Promise<T>, ms = patienceMs): Promise<T> {
    for (const end = performance.now() + ms; ; await sleep(AGAIN_MS)) {
      await new Promise(setImmediate); // SQLite is synchronous: without a pause, long work would block the event loop.
      try {
        return await once(work, ms);
      } catch (error) {
        if (!(error as StoreFault).again || performance.now() > end) throw error;
      }
    }
  }
  const change = <T>(work: (db: Db) => Promise<T>) => ask((connection) => transaction(connection, work));
  const look: Run = (work) => ask(({ db }) => work(db));

  /** Writes the jobs of one transaction: the id of each, or why it is refused. */
  async function write(db: Db, jobs: readonly Job[], limit = limitBytes): Promise<(string | Error)[]> {
    const outcomes = new Map<Job, string | Error>();
    const total = jobs.reduce((sum, { bytes }) => sum + bytes, 0);
    // First, since it takes the lock: one row for all servers, which commit in turn anyway.
    const before = (await use(db, total)) - total;
    let used = before;
    for (const job of jobs) {
      const most = limit * (job.resume ? 1 - FOR_MESSAGES : 1);
      if (limit > 0 && used + job.bytes > most) outcomes.set(job, new StoreFault('quota', 'STORE_LIMIT is reached'));
      else used += job.bytes;
    }
    const accepted = jobs.filter((job) => !outcomes.has(job));
    if (accepted.length > 0) {
      const rows = accepted.map(({ row }) => row);
      const insert = db.insertInto('submissions').values(rows).returning('id');
      const unlessKnown = insert.onConflict((on) => on.columns(['form', 'idempotency_key']).doNothing());
      const inserted = new Set((await unlessKnown.execute()).map(({ id }) => id));
      const earlier = await withKeysOf(
        db,
        rows.filter(({ id }) => !inserted.has(id)),
      );
      for (const job of accepted) {
        const { id, form, idempotency_key: key, fingerprint } = job.row;
        outcomes.set(job, id);
        if (inserted.has(id)) {
          await addPieces(db, job);
          continue;
        }
        const first = earlier.find((one) => form === one.form && key === one.idempotency_key);
        outcomes.set(job, first?.fingerprint === fingerprint ? first.id : new KeyTaken());
        used -= job.bytes;
      }
      const notices = rows.flatMap(({ id, form, created_at: due_at }) =>
        channels.map((channel) => ({ id: `${id}:${channel}`, submission_id: id, form, channel, attempts: 0, due_at })),
      );
      const due = notices.filter(({ submission_id }) => inserted.has(submission_id));
      if (due.length > 0) await db.insertInto('notices').values(due).execute();
    }
    const unused = before + total - used;
    if (unused > 0) await use(db, -unused);
    const nearly = limit > 0 && used > NEARLY_FULL * limit;
    if (nearly && !warned)
      log(
        `The store has reached ${Math.floor((used / limit) * 100)} % of STORE_LIMIT: erase what is not needed, or raise it.`,
      );
    if (limit > 0) warned = nearly;
    return jobs.map((job) => outcomes.get(job) ?? new Error('a job without an outcome'));
  }

  const group = createGroupCommit<Job>({
    commit: (jobs, ms) => once((connection) => transaction(connection, (db) => write(db, jobs)), ms),
    patienceMs,
  });

  /** Deletes the pieces of erased submissions, a few at a time, the first piece of each last. */
  async function sweep(): Promise<void> {
    const left = await look((db) =>
      db
        .selectFrom('pieces')
        .select('submission_id as id')
        .where('number', '=', 0)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('submissions').select('id').whereRef('submissions.id', '=', 'pieces.submission_id'))),
        )
        .execute(),
    );
    for (const { id } of left) while (await withRoom(() => change((db) => dropPieces(db, id))));
  }

  /** Lists erased ids, in a file of the folder's owner: root may erase, and the server has to read it at its start. */
  function remember(ids: readonly string[]): void {
    if (!erasedIds) return;
    appendFileSync(erasedIds, `${ids.join('\n')}\n`, { mode: 0o600 });
    const { uid, gid } = statSync(dirname(erasedIds));
    if (process.getuid?.() === 0) chownSync(erasedIds, uid, gid);
  }

  /** Erases what a restored backup has brought back. */
  async function eraseAgain(opened: Connection): Promise<void> {
    if (!erasedIds || !existsSync(erasedIds)) return;
    const ids = readFileSync(erasedIds, 'utf8').split('\n').filter(Boolean);
    let erased = 0;
    for (let at = 0; at < ids.length; at += 500)
      erased += await transaction(opened, async (db) => {
        const some = ids.slice(at, at + 500);
        const gone = await eraseThese(db, some);
        if (gone > 0) for (const id of some) while (await dropPieces(db, id));
        return gone;
      });
    if (erased > 0) log(`Erased ${erased} submissions again, which a restored backup had brought back.`);
  }

  /** Runs an erasure; on a full disk, after releasing the reserve. */
  async function withRoom<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      if (faultOf(error).kind !== 'full' || !spare || !existsSync(spare)) throw error;
      rmSync(spare);
      return work();
    });
  }

  async function emptyLog(): Promise<void> {
    for (const end = performance.now() + CHECKPOINT_MS; performance.now() < end; await sleep(100))
      if (await ask(async ({ checkpoint }) => checkpoint()).catch(() => false)) return;
    log('What was erased stays in submissions.db-wal until another program has read to the end of it.');
  }

  return {
    ...reading(look),

    add(submission, key) {
      const row = toRow(submission, key);
      const resume = submission.form === 'career' ? submission.resume : undefined;
      return group.add({ row, resume, bytes: row.fields.length + (resume?.bytes ?? 0) });
    },

    now: () =>
      ask(async ({ db, now }) => {
        const { rows } = await sql<{ now: string }>`SELECT ${now} AS now`.execute(db);
        return rows[0]?.now ?? new Date().toISOString();
      }),

    async erase(filter, most = Number.POSITIVE_INFINITY) {
      await sweep(); // Left by an earlier, interrupted one.
      const newestFirst: string[] = [];
      for await (const page of scan(look, filter)) newestFirst.push(...page.map(({ id }) => id));
      const ids = newestFirst.reverse().slice(0, most);
      let erased = 0;
      for (let at = 0; at < ids.length; at += ERASED_AT_ONCE.submissions) {
        const some = ids.slice(at, at + ERASED_AT_ONCE.submissions);
        erased += await withRoom(async () => {
          remember(some);
          return change((db) => eraseThese(db, some));
        });
        await sweep();
      }
      if (erased > 0) await emptyLog();
      return erased;
    },

    takeNotices: (channel, limit, until) =>
      change(async (db) => {
        const now = Date.now();
        const [due, never] = [new Date(now).toISOString(), new Date(now + LATEST_NOTICE_MS).toISOString()];
        const taken = db
          .selectFrom('notices')
          .select('id')
          .where('channel', '=', channel)
          .where((is) => is.or([is('due_at', '<=', due), is('due_at', '>', never)]))
          .orderBy('due_at')
          .limit(limit);
        return db
          .updateTable('notices')
          .set((be) => ({ due_at: until, attempts: be('attempts', '+', 1) }))
          .where('id', 'in', connection?.dialect === 'postgres' ? taken.forUpdate() : taken)
          .returning(['id', 'submission_id', 'form', 'channel', 'attempts'])
          .execute() as Promise<Notice[]>;
      }),

    endNotice: (id, due_at) =>
      change(async (db) => {
        const change = due_at ? db.updateTable('notices').set({ due_at }) : db.deleteFrom('notices');
        await (change as ReturnType<typeof db.deleteFrom<'notices'>>).where('id', '=', id).execute();
      }),

    async health() {
      const health: Health = { usedBytes: 0, limitBytes };
      try {
        health.usedBytes = await ask((one) => transaction(one, (db) => tryToWrite(db, write), false), HEALTH_MS);
        const freeBytes = connection?.freeBytes();
        if (freeBytes !== undefined) health.freeBytes = freeBytes;
        if (limitBytes > 0 && health.usedBytes >= limitBytes) health.fault = 'STORE_LIMIT is reached';
      } catch (error) {
        health.fault = faultOf(error).message;
      }
      return health;
    },

    async close(ms = patienceMs) {
      const giveUp = setTimeout(() => group.giveUp(new StoreFault('closed', 'the server stops')), ms);
      await group.done();
      clearTimeout(giveUp);
      closed = true;
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
}

/** Opens a store read-only. @throws {StoreFault} */
export async function openStoreToRead(location: StoreLocation): Promise<Reader> {
  const fail = (error: unknown): never => {
    throw faultOf(error);
  };
  try {
    const { db, dialect } = connectToRead(location);
    await requireReadable(db, dialect);
    return { ...reading((work) => work(db).catch(fail)), close: () => db.destroy() };
  } catch (error) {
    return fail(error);
  }
}

/** Runs `work` in a transaction; `commit` false rolls it back in any case. @throws {StoreFault} */
function transaction<T>({ db, run }: Connection, work: (db: Db) => Promise<T>, commit = true): Promise<T> {
  return db.connection().execute(async (one) => {
    let committing = false;
    try {
      await run('BEGIN', one);
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

/** The submissions that have the keys of `rows`. */
async function withKeysOf(db: Db, rows: readonly Row[]) {
  const keys = rows.map(({ idempotency_key }) => idempotency_key ?? '');
  const columns = ['id', 'form', 'idempotency_key', 'fingerprint'] as const;
  if (keys.length === 0) return [];
  return db.selectFrom('submissions').select(columns).where('idempotency_key', 'in', keys).execute();
}

async function addPieces(db: Db, { row, resume }: Job): Promise<void> {
  let number = 0;
  for await (const content of resume?.pieces() ?? [])
    await db.insertInto('pieces').values({ submission_id: row.id, number: number++, content }).execute();
}

/** Deletes the last pieces of a resume; resolves with whether some are left. */
async function dropPieces(db: Db, id: string): Promise<boolean> {
  const pieces = db.selectFrom('pieces').select('number').where('submission_id', '=', id).orderBy('number', 'desc');
  const dropped = await db
    .deleteFrom('pieces')
    .where('submission_id', '=', id)
    .where('number', 'in', pieces.limit(ERASED_AT_ONCE.pieces))
    .returning(sql<number>`length(content)`.as('bytes'))
    .execute();
  await use(db, -dropped.reduce((sum, { bytes }) => sum + Number(bytes), 0));
  return dropped.length === ERASED_AT_ONCE.pieces;
}

/** Erases submissions; the pieces of their resumes follow in portions. */
async function eraseThese(db: Db, ids: readonly string[]): Promise<number> {
  await db.deleteFrom('notices').where('submission_id', 'in', ids).execute();
  const gone = await db.deleteFrom('submissions').where('id', 'in', ids).returning('fields').execute();
  await use(db, -gone.reduce((sum, { fields }) => sum + fields.length, 0));
  return gone.length;
}

/** The statements of a submission, with empty content: shows a failing trigger, a missing right or a damaged page. */
async function tryToWrite(db: Db, write: (db: Db, jobs: Job[], limit: number) => Promise<unknown>): Promise<number> {
  const used = await use(db, 0);
  const fields = { name: '', email: '', mobile_number: '', position: '', description: '' };
  const resume = {
    name: '',
    bytes: 1,
    sha256: '',
    pieces: async function* () {
      yield Buffer.alloc(1);
    },
  };
  await write(db, [{ row: toRow({ form: 'career', fields, resume }, undefined), resume, bytes: 1 }], 0);
  return used;
}

type Run = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

function narrowed<T>(query: SelectQueryBuilder<Schema, 'submissions', T>, { id, email, form, since, before }: Filter) {
  let narrow = query;
  if (id !== undefined) narrow = narrow.where('id', '=', id);
  if (email !== undefined) narrow = narrow.where('email', '=', email.toLowerCase());
  if (form !== undefined) narrow = narrow.where('form', '=', form);
  if (since !== undefined) narrow = narrow.where('created_at', '>=', since);
  if (before !== undefined) narrow = narrow.where('created_at', '<', before);
  return narrow;
}

const columns = ['number', 'id', 'form', 'created_at', 'fields', 'resume_name', 'resume_bytes'] as const;
type Selected = Pick<Row, Exclude<(typeof columns)[number], 'number'>> & { number: number };

/** The matching submissions, newest first, in pages. Words are compared here: databases differ in case folding. */
async function* scan(run: Run, filter: Filter): AsyncGenerator<Selected[]> {
  const words = filter.text?.toLowerCase() ?? '';
  const hasWords = ({ fields }: Selected) =>
    Object.values(JSON.parse(fields) as Record<string, string>).some((value) => value.toLowerCase().includes(words));
  for (let last: Selected | undefined, page: Selected[] = []; ; last = page.at(-1)) {
    const all = (db: Db) => narrowed(db.selectFrom('submissions').select(columns), filter);
    const after = last && sql<boolean>`(created_at, number) < (${last.created_at}, ${last.number})`;
    page = await run((db) =>
      (after ? all(db).where(after) : all(db))
        .orderBy('created_at', 'desc')
        .orderBy('number', 'desc')
        .limit(SCANNED_AT_ONCE)
        .execute(),
    );
    yield words ? page.filter(hasWords) : page;
    if (page.length < SCANNED_AT_ONCE) return;
  }
}

/** The reading half of a store, given a function that runs a query. */
function reading(run: Run): Omit<Reader, 'close'> {
  return {
    async list(filter = {}, { limit, offset } = { limit: Number.POSITIVE_INFINITY, offset: 0 }) {
      const found: Selected[] = [];
      for await (const rows of scan(run, filter)) {
        found.push(...rows);
        if (found.length >= offset + limit) break;
      }
      return found.slice(offset, offset + limit).map(toReceived);
    },
    async count(filter = {}) {
      let count = 0;
      if (filter.text) for await (const rows of scan(run, filter)) count += rows.length;
      if (filter.text) return count;
      const all = sql<number>`count(*)`.as('n');
      const row = await run((db) => narrowed(db.selectFrom('submissions').select(all), filter).executeTakeFirst());
      return Number(row?.n);
    },
    async *resume(id) {
      for (let number = 0; ; number += 1) {
        const query = (db: Db) => db.selectFrom('pieces').select('content').where('submission_id', '=', id);
        const piece = await run((db) => query(db).where('number', '=', number).executeTakeFirst());
        if (!piece) return;
        yield new Uint8Array(piece.content);
      }
    },
  };
}

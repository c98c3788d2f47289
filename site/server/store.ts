import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type Connection, connect, connectToRead } from './connect';
import { faultOf } from './faults';
import { createGroupCommit, type Outcome } from './group-commit';
import { migrate, requireReadable, type Schema } from './migrations';
import {
  type Filter,
  type Health,
  KeyTaken,
  type Notice,
  newId,
  type Page,
  type Reader,
  type Row,
  type Store,
  StoreFault,
  type StoreLocation,
  type StoreOptions,
  toReceived,
  toRow,
} from './stored';

/** A resume whose submission has not come after this long is dropped, in milliseconds. */
const ABANDONED_MS = 10 * 60_000;
/** Submissions, and pieces of resumes, that are erased in one transaction, so that new ones need not wait for all of them. */
const ERASED_AT_ONCE = { submissions: 50, pieces: 4 };
/** How long to try to empty the write-ahead log while another program reads from it, in milliseconds. */
const CHECKPOINT_MS = 5_000;
/** How long to wait before a lock or a server is asked for again, in milliseconds. */
const AGAIN_MS = 20;
/** How long it may take to answer that it is well, in milliseconds. */
const HEALTH_MS = 1_000;
/** What part of the limit is worth a warning, and what part is for messages alone: they are small, and always wanted. */
const NEARLY_FULL = 0.8;
const FOR_MESSAGES = 0.1;
/** A notice that is due later than this was postponed by a clock that was wrong, in milliseconds. */
const LATEST_NOTICE_MS = 2 * 3_600_000;
/** Kept on the disk to be given up when it is full: to erase, SQLite writes first. */
const SPARE = { name: 'room-to-erase', bytes: 8 * 1024 * 1024 };
/** What was erased, by id: a backup that is put back has it again. */
export const ERASED = 'erased-ids';

type Db = Kysely<Schema>;
type Job = { bytes: number } & ({ piece: Schema['pieces'] } | { row: Row });

const columns = ['id', 'form', 'created_at', 'fields', 'resume_name', 'resume_bytes'] as const;
const longAgo = (now: string, ms: number) => new Date(Date.parse(now) - ms).toISOString();

/**
 * A store in SQLite or Postgres. It connects when it is first needed, and again after a fault, so that opening never fails and
 * a repair needs no restart.
 */
export function openStore(location: StoreLocation, changes: Partial<StoreOptions> = {}): Store {
  const options = { limitBytes: 0, channels: [], patienceMs: 8_000, log: console.error, ...changes };
  const { limitBytes, patienceMs, log } = options;
  const folder = 'folder' in location ? location.folder : undefined;
  let connection: Connection | undefined;
  let opening: Promise<Connection> | undefined;
  let closed = false;
  let warned = false;

  async function connected(): Promise<Connection> {
    if (closed) throw new StoreFault('closed', 'the server stops');
    if (connection && !connection.check()) letGo();
    opening ??= (async () => {
      connection = connect(location, patienceMs);
      await migrate(connection.db, connection.dialect);
      keepRoom(connection);
      const { db } = connection;
      await eraseAgain(connection);
      return { ...connection, db };
    })().catch((error) => {
      letGo();
      throw error;
    });
    return opening;
  }

  function letGo(): void {
    const gone = connection;
    connection = undefined;
    opening = undefined;
    // What waits for a server that says nothing would wait for ever.
    void gone?.db.destroy().catch(() => {});
  }

  /** Runs what asks the database, once. @throws {StoreFault} when it fails, or takes longer than `ms`. */
  async function once<T>(work: (connection: Connection) => Promise<T>, ms = patienceMs): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StoreFault('silent', 'it does not answer', true)), ms);
    });
    try {
      return await Promise.race([connected().then(work), late]);
    } catch (error) {
      const fault = faultOf(error);
      if (!['busy', 'quota', 'closed', 'gone'].includes(fault.kind)) letGo();
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The same, again and again while the store is locked or out of reach. */
  async function ask<T>(work: (connection: Connection) => Promise<T>, ms = patienceMs): Promise<T> {
    for (const end = performance.now() + ms; ; await sleep(AGAIN_MS)) {
      await new Promise(setImmediate); // SQLite answers at once: without a pause, long work would let nothing else in.
      try {
        return await once(work, ms);
      } catch (error) {
        if (!(error as StoreFault).again || performance.now() > end) throw error;
      }
    }
  }
  const change = <T>(work: (db: Db) => Promise<T>) => ask((connection) => transaction(connection, work));

  /** Writes the jobs of one transaction. */
  async function write(db: Db, jobs: readonly Job[], limit = limitBytes): Promise<Outcome[]> {
    const outcomes = new Map<Job, Outcome>();
    let unused = 0;
    const refuse = (job: Job, refused: Error) => {
      outcomes.set(job, { refused });
      unused += job.bytes;
    };
    const total = jobs.reduce((sum, { bytes }) => sum + bytes, 0);
    // First, as it takes the lock. It is one row for all servers, which take turns anyway.
    let used = (await use(db, total)) - total;
    for (const job of jobs) {
      const most = 'row' in job && job.row.form === 'contact' ? limit : limit * (1 - FOR_MESSAGES);
      if (limit > 0 && used + job.bytes > most) refuse(job, new StoreFault('quota', 'STORE_LIMIT is reached'));
      else used += job.bytes;
    }
    if (limit > 0) warnOf(used);

    const accepted = jobs.filter((job) => !outcomes.has(job));
    const pieces = accepted.flatMap((job) => ('piece' in job ? [job.piece] : []));
    if (pieces.length > 0) await db.insertInto('pieces').values(pieces).execute();
    const begun = pieces.filter(({ number }) => number === 0).map(({ submission_id }) => submission_id);
    const created_at = new Date().toISOString();
    if (begun.length > 0)
      await db
        .insertInto('uploads')
        .values(begun.map((id) => ({ id, created_at })))
        .execute();

    let rows = accepted.flatMap((job) => ('row' in job ? [{ job, row: job.row }] : []));
    const resumes = rows.filter(({ row }) => row.resume_bytes !== null).map(({ row }) => row.id);
    if (resumes.length > 0) {
      const there = db.deleteFrom('uploads').where('id', 'in', resumes).where('created_at', '<>', '').returning('id');
      const whole = new Set((await there.execute()).map(({ id }) => id));
      for (const { job, row } of rows.filter(({ row }) => row.resume_bytes !== null && !whole.has(row.id)))
        refuse(job, new StoreFault('failed', `the resume of ${row.id} was dropped before its submission came`));
      rows = rows.filter(({ job }) => !outcomes.has(job));
    }
    if (rows.length > 0) {
      const insert = db.insertInto('submissions').values(rows.map(({ row }) => row));
      const unlessKnown = insert.onConflict((on) => on.columns(['form', 'idempotency_key']).doNothing());
      const inserted = new Set((await unlessKnown.returning('id').execute()).map(({ id }) => id));
      const repeated = rows.filter(({ row }) => !inserted.has(row.id));
      const earlier = repeated.length > 0 ? await withKeys(db, repeated) : [];
      for (const { job, row } of rows) if (inserted.has(row.id)) outcomes.set(job, { value: row.id });
      for (const { job, row } of repeated) {
        const first = earlier.find(
          ({ form, idempotency_key: key }) => form === row.form && key === row.idempotency_key,
        );
        refuse(job, new KeyTaken());
        if (first?.fingerprint === row.fingerprint) outcomes.set(job, { value: first.id });
        if (row.resume_bytes === null) continue;
        await db.deleteFrom('pieces').where('submission_id', '=', row.id).execute();
        unused += row.resume_bytes;
      }
      const notices = rows
        .filter(({ row }) => inserted.has(row.id))
        .flatMap(({ row: { id, form, created_at } }) =>
          options.channels.map((channel) => {
            return { id: `${id}:${channel}`, submission_id: id, form, channel, attempts: 0, due_at: created_at };
          }),
        );
      if (notices.length > 0) await db.insertInto('notices').values(notices).execute();
    }
    if (unused > 0) await use(db, -unused);
    return jobs.map((job) => outcomes.get(job) ?? { value: undefined });
  }

  function warnOf(used: number): void {
    const nearly = used > NEARLY_FULL * limitBytes;
    if (nearly && !warned) {
      const percent = Math.floor((used / limitBytes) * 100);
      log(`The store has reached ${percent} % of STORE_LIMIT: erase what is not needed, or raise it.`);
    }
    warned = nearly;
  }

  const group = createGroupCommit<Job>({
    commit: (jobs, ms) => once((connection) => transaction(connection, (db) => write(db, jobs)), ms),
    patienceMs,
  });

  /** Drops the pieces of resumes whose submission never came, and of those that were erased, a few at a time. */
  async function sweep(): Promise<void> {
    const long = longAgo(await now(), ABANDONED_MS);
    // Marked first: a submission that comes after all must not find half of its resume.
    await change((db) =>
      db
        .updateTable('uploads')
        .set({ created_at: '' })
        .where('created_at', '<', long)
        .where('created_at', '<>', '')
        .execute(),
    );
    const dead = await ask(({ db }) => db.selectFrom('uploads').select('id').where('created_at', '=', '').execute());
    for (const { id } of dead) await drop(id);
  }

  async function drop(id: string): Promise<void> {
    for (let left = true; left; )
      left = await withRoom(() =>
        change(async (db) => {
          const some = db.selectFrom('pieces').select('number').where('submission_id', '=', id).orderBy('number');
          const dropped = await db
            .deleteFrom('pieces')
            .where('submission_id', '=', id)
            .where('number', 'in', some.limit(ERASED_AT_ONCE.pieces))
            .returning(sql<number>`length(content)`.as('bytes'))
            .execute();
          await use(db, -dropped.reduce((sum, { bytes }) => sum + Number(bytes), 0));
          if (dropped.length === ERASED_AT_ONCE.pieces) return true;
          await db.deleteFrom('uploads').where('id', '=', id).execute();
          return false;
        }),
      );
  }

  async function eraseThese(db: Db, ids: readonly string[]): Promise<number> {
    await db.deleteFrom('notices').where('submission_id', 'in', ids).execute();
    const gone = await db
      .deleteFrom('submissions')
      .where('id', 'in', ids)
      .returning(['id', 'fields', 'resume_bytes'])
      .execute();
    const dead = gone.filter((one) => one.resume_bytes !== null).map(({ id }) => ({ id, created_at: '' }));
    if (dead.length > 0) await db.insertInto('uploads').values(dead).execute();
    await use(db, -gone.reduce((sum, { fields }) => sum + fields.length, 0));
    return gone.length;
  }

  /** Erases what a restored backup has brought back. */
  async function eraseAgain(connection: Connection): Promise<void> {
    const file = folder && join(folder, ERASED);
    if (!file || !existsSync(file)) return;
    const ids = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    let erased = 0;
    for (let at = 0; at < ids.length; at += 500)
      erased += await transaction(connection, (db) => eraseThese(db, ids.slice(at, at + 500)));
    if (erased > 0) log(`Erased ${erased} submissions again, which a restored backup had brought back.`);
  }

  /** Runs what erases; on a full disk, with the room that was kept for it. */
  async function withRoom<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      const spare = folder && join(folder, SPARE.name);
      if (faultOf(error).kind !== 'full' || !spare || !existsSync(spare)) throw error;
      rmSync(spare);
      return work();
    });
  }

  function keepRoom({ freeBytes }: Connection): void {
    const spare = folder && join(folder, SPARE.name);
    if (!spare || existsSync(spare) || (freeBytes() ?? 0) < 8 * SPARE.bytes) return;
    writeFileSync(spare, Buffer.alloc(SPARE.bytes), { mode: 0o600 });
  }

  const now = () =>
    ask(async ({ db, now }) => {
      const { rows } = await sql<{ now: string }>`SELECT ${now} AS now`.execute(db);
      return rows[0]?.now ?? new Date().toISOString();
    });

  return {
    keep: (submission_id, number, content) =>
      group.add<void>({ bytes: content.byteLength, piece: { submission_id, number, content } }),

    forget: (upload) => drop(upload).catch(() => {}),

    add(submission, key) {
      const row = toRow(submission, key);
      return group.add<string>({ bytes: row.fields.length, row });
    },

    ...reading((work) => ask(({ db }) => work(db))),
    now,

    async erase(filter, most = Number.POSITIVE_INFINITY) {
      await sweep();
      let erased = 0;
      const oldestFirst = { size: ERASED_AT_ONCE.submissions, order: 'asc' } as const;
      for await (const page of scan((work) => ask(({ db }) => work(db)), filter, oldestFirst)) {
        const ids = page.slice(0, most - erased).map(({ id }) => id);
        if (ids.length > 0)
          erased += await withRoom(async () => {
            if (folder) appendFileSync(join(folder, ERASED), `${ids.join('\n')}\n`, { mode: 0o600 });
            return change((db) => eraseThese(db, ids));
          });
        await sweep();
        if (erased >= most) break;
      }
      if (erased > 0) await emptyLog();
      return erased;
    },

    takeNotices: (channel, limit, until) =>
      change(async (db) => {
        const now = new Date().toISOString();
        const due = db
          .selectFrom('notices')
          .select('id')
          .where('channel', '=', channel)
          .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', longAgo(now, -LATEST_NOTICE_MS))]))
          .orderBy('due_at')
          .limit(limit);
        const taken = await db
          .updateTable('notices')
          .set((be) => ({ due_at: until, attempts: be('attempts', '+', 1) }))
          .where('id', 'in', connection?.dialect === 'postgres' ? due.forUpdate() : due)
          .returning(['id', 'submission_id', 'form', 'channel', 'attempts'])
          .execute();
        return taken.map(({ submission_id, attempts, ...notice }) => {
          return { ...notice, submission: submission_id, attempts: attempts - 1 } as Notice;
        });
      }),

    dropNotice: (id) => change(async (db) => void (await db.deleteFrom('notices').where('id', '=', id).execute())),
    postponeNotice: (id, at) =>
      change(async (db) => void (await db.updateTable('notices').set({ due_at: at }).where('id', '=', id).execute())),

    async health() {
      const health: Health = { usedBytes: 0, limitBytes };
      try {
        await ask((connection) => transaction(connection, tryToWrite, false), HEALTH_MS);
        const { bytes } = await ask(({ db }) => db.selectFrom('store_usage').select('bytes').executeTakeFirstOrThrow());
        health.usedBytes = Number(bytes);
        const free = connection?.freeBytes();
        if (free !== undefined) health.freeBytes = free;
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
        // So that the file alone is the whole of it, to be copied while nothing runs.
        connection?.checkpoint();
      } catch {
        // The next one to open it finds the write-ahead log, which has the rest.
      }
      const open = connection;
      connection = undefined;
      await Promise.race([open?.db.destroy(), sleep(ms, undefined, { ref: false })]);
    },
  };

  /** What a form does, with nothing in it: a trigger, a right or a page of the file that is wrong shows here. */
  async function tryToWrite(db: Db): Promise<void> {
    const id = newId();
    const fields = { name: '', email: '', mobile_number: '', position: '', description: '' };
    const resume = { id, name: '', bytes: 1, sha256: '' };
    const row = toRow({ form: 'career', fields, resume }, undefined);
    const piece = { submission_id: id, number: 0, content: Buffer.alloc(1) };
    const outcomes = await write(
      db,
      [
        { bytes: 1, piece },
        { bytes: 1, row },
      ],
      0,
    );
    for (const outcome of outcomes) if ('refused' in outcome) throw outcome.refused;
  }

  async function emptyLog(): Promise<void> {
    for (const end = performance.now() + CHECKPOINT_MS; ; await sleep(100)) {
      if (await ask(async ({ checkpoint }) => checkpoint()).catch(() => false)) return;
      if (performance.now() < end) continue;
      return log('What was erased stays in submissions.db-wal until another program has read to the end of it.');
    }
  }
}

/** A store to look into, which it does not change. @throws {StoreFault} */
export async function openStoreToRead(location: StoreLocation): Promise<Reader> {
  try {
    const { db, dialect } = connectToRead(location);
    await requireReadable(db, dialect);
    const reader = reading(async (work) => {
      return work(db).catch((error) => {
        throw faultOf(error);
      });
    });
    return { ...reader, close: () => db.destroy() };
  } catch (error) {
    throw faultOf(error);
  }
}

/** Runs `work` as a whole or not at all; `commit` false takes it back all the same. @throws {StoreFault} */
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
      await run('ROLLBACK', one).catch(() => {}); // SQLite takes some back by itself.
      throw fault;
    }
  });
}

/** Counts bytes as taken, or given back; resolves with how many are taken now. */
async function use(db: Db, bytes: number): Promise<number> {
  const row = await db
    .updateTable('store_usage')
    .set((be) => ({ bytes: be('bytes', '+', bytes) }))
    .returning('bytes')
    .executeTakeFirstOrThrow();
  return Number(row.bytes);
}

const withKeys = (db: Db, rows: readonly { row: Row }[]) =>
  db
    .selectFrom('submissions')
    .select(['id', 'form', 'idempotency_key', 'fingerprint'])
    .where(
      'idempotency_key',
      'in',
      rows.map(({ row }) => row.idempotency_key ?? ''),
    )
    .execute();

type Run = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
type Selected = Pick<Row, (typeof columns)[number]> & { number: number };

function narrowed<T>(query: SelectQueryBuilder<Schema, 'submissions', T>, { id, email, form, since, before }: Filter) {
  let narrow = query;
  if (id !== undefined) narrow = narrow.where('id', '=', id);
  if (email !== undefined) narrow = narrow.where('email', '=', email.toLowerCase());
  if (form !== undefined) narrow = narrow.where('form', '=', form);
  if (since !== undefined) narrow = narrow.where('created_at', '>=', since);
  if (before !== undefined) narrow = narrow.where('created_at', '<', before);
  return narrow;
}

/** The submissions that are meant, in pages. Words are looked for here: databases differ in what a capital is. */
async function* scan(
  run: Run,
  filter: Filter,
  { size = 500, order = 'desc' }: { size?: number; order?: 'asc' | 'desc' } = {},
): AsyncGenerator<Selected[]> {
  const beyond = order === 'desc' ? '<' : '>';
  const words = filter.text?.toLowerCase();
  let last: Selected | undefined;
  do {
    const page: Selected[] = await run((db) => {
      let query = narrowed(db.selectFrom('submissions').select([...columns, 'number']), filter);
      const after = last;
      if (after)
        query = query.where((is) =>
          is.or([
            is('created_at', beyond, after.created_at),
            is.and([is('created_at', '=', after.created_at), is('number', beyond, after.number)]),
          ]),
        );
      return query.orderBy('created_at', order).orderBy('number', order).limit(size).execute();
    });
    last = page.length === size ? page.at(-1) : undefined;
    const values = ({ fields }: Selected) => Object.values(JSON.parse(fields) as Record<string, string>);
    yield words ? page.filter((row) => values(row).some((value) => value.toLowerCase().includes(words))) : page;
  } while (last);
}

/** What a store answers, by what runs a query. */
function reading(run: Run): Omit<Reader, 'close'> {
  return {
    async list(filter = {}, page?: Page) {
      const { limit, offset } = page ?? { limit: Number.POSITIVE_INFINITY, offset: 0 };
      if (page && !filter.text) {
        const query = (db: Db) => narrowed(db.selectFrom('submissions').select(columns), filter);
        const ordered = (db: Db) => query(db).orderBy('created_at', 'desc').orderBy('number', 'desc');
        return (await run((db) => ordered(db).limit(limit).offset(offset).execute())).map(toReceived);
      }
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
    async piece(id, number) {
      const query = (db: Db) => db.selectFrom('pieces').select('content').where('submission_id', '=', id);
      const row = await run((db) => query(db).where('number', '=', number).executeTakeFirst());
      return row && new Uint8Array(row.content);
    },
  };
}

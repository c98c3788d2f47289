import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../tools/free-port';
import { startServer, startSite } from '../tools/start-server';
import { beside, median, percentile, type Table } from './table';

const clients = 50;
const submissions = 10_000;
const downloads = 20_000;
const rounds = 3;

const message = JSON.stringify({
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  subject: 'A call',
  message: 'Hello,\nplease call me.',
  product: 'All',
  purpose: 'Schedule Demo',
});

interface Asked {
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The only status that counts. */
  status: number;
}

const submission: Asked = {
  path: '/superadmin/contact_form/',
  headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(message)) },
  body: message,
  status: 201,
};
const page: Asked = { path: '/', headers: { 'accept-encoding': 'gzip' }, status: 200 };

/**
 * Our server compared with one that commits each submission alone, and with nginx for files. Over loopback, with a bounded
 * load.
 */
export async function serverSpeeds(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-bench-'));
  try {
    await using ours = await startSite({ DATA_DIR: join(folder, 'data') });
    await using alone = await startServer(process.execPath, ['tests/bench/commit-each.mjs'], {
      FILE: join(folder, 'alone.db'),
    });
    const stored = await compare({ 'the server': ours, alone }, submission, submissions);
    const durable: Table = {
      says:
        `Submissions that are on disk when they are acknowledged (SQLite, WAL, synchronous=FULL): ${submissions} by ${clients} clients over ` +
        `loopback, ${rounds} rounds in turn, medians; compared with a minimal Fastify server that commits each request alone. CPU is of all threads of the server, which another load distorts least.`,
      head: ['server', 'submissions/s', '99th percentile, ms', 'CPU, µs each'],
      rows: speeds(stored, 'alone', { alone: 'minimal Fastify, each alone' }),
    };
    const nginx = await startNginx(folder).catch(() => undefined);
    if (!nginx) {
      return [durable, { says: 'Files beside nginx: there is none on this machine.', head: ['server'], rows: [] }];
    }
    await using beside = nginx;
    const served = await compare({ 'the server': ours, nginx: beside }, page, downloads);
    const files: Table = {
      says:
        `Home's HTML, gzipped by the build: ${downloads} times by ${clients} clients over loopback, ${rounds} rounds in turn, medians; ` +
        'compared with nginx, configured by the file that the build writes.',
      head: ['server', 'pages/s', '99th percentile, ms', 'CPU, µs each'],
      rows: speeds(served, 'nginx', { nginx: nginx.version }),
    };
    return [durable, files];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Server = Pick<Awaited<ReturnType<typeof startServer>>, 'origin' | 'pid'>;

interface Speed {
  perSecond: number;
  slowest: number;
  /** CPU microseconds of all processors per request. */
  cpu: number;
}

/** Each server in turn, so that a slow phase of the machine affects all. The first round is a warm-up. */
async function compare(servers: Record<string, Server>, asked: Asked, amount: number): Promise<Map<string, Speed>> {
  const measured = new Map<string, Speed[]>(Object.keys(servers).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, server] of Object.entries(servers)) {
      const speed = await load(server, asked, amount);
      if (round > 0) measured.get(name)?.push(speed);
    }
  return new Map(
    [...measured].map(([name, all]) => [
      name,
      {
        perSecond: median(all.map((one) => one.perSecond)),
        slowest: median(all.map((one) => one.slowest)),
        cpu: median(all.map((one) => one.cpu)),
      },
    ]),
  );
}

const speeds = (measured: Map<string, Speed>, reference: string, names: Record<string, string>) =>
  [...measured].map(([name, { perSecond, slowest, cpu }]) => [
    names[name] ?? name,
    beside(perSecond, measured.get(reference)?.perSecond ?? 0),
    beside(slowest, measured.get(reference)?.slowest ?? 0, 1),
    beside(cpu, measured.get(reference)?.cpu ?? 0),
  ]);

/** Clients that send the next request as soon as the previous one is answered, over connections that are kept. */
async function load({ origin, pid }: Server, asked: Asked, amount: number): Promise<Speed> {
  const connections = await Promise.all(Array.from({ length: clients }, () => connect(origin, asked)));
  const took: number[] = [];
  let left = amount;
  const before = cpuSeconds(pid);
  const begin = performance.now();
  await Promise.all(
    connections.map(async ({ ask }) => {
      while (left-- > 0) {
        const sent = performance.now();
        await ask();
        took.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  for (const { close } of connections) close();
  const cpu = ((cpuSeconds(pid) - before) / amount) * 1e6;
  return { perSecond: amount / seconds, slowest: percentile(took, 0.99), cpu };
}

/** Writes the same bytes for every request: Node's own client would need more of the machine than the servers. */
async function connect(origin: string, { path, headers, body, status }: Asked) {
  const { host, hostname, port } = new URL(origin);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
  const socket = createConnection(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      let answer = '';
      const read = (chunk: string) => {
        answer += chunk;
        const end = answer.indexOf('\r\n\r\n') + 4;
        const [, length = Number.NaN] = /^content-length: (\d+)/im.exec(answer) ?? [];
        if (end < 4 || answer.length < end + Number(length)) return;
        socket.off('data', read).off('close', reject);
        if (answer.startsWith(`HTTP/1.1 ${status} `)) resolve();
        else reject(new Error(`${origin}${path} answered: ${answer.slice(0, 80)}`));
      };
      socket.on('data', read).on('close', reject);
      socket.write(request);
    });
  socket.setEncoding('latin1'); // A character for each byte.
  return { ask, close: () => socket.destroy() };
}

/** CPU time of a process and its children (Linux only). */
function cpuSeconds(pid: number): number {
  const children = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(children)) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(stat[11]) + Number(stat[12]); // utime and stime, in hundredths of a second.
  const started = readFileSync(children, 'utf8').split(' ').filter(Boolean).map(Number);
  return ticks / 100 + started.reduce((sum, child) => sum + cpuSeconds(child), 0);
}

/** The system's nginx with the configuration that the build wrote and one worker, as many as the server has. */
async function startNginx(folder: string) {
  process.env.PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
  // nginx prints its version to stderr.
  const version = execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' })
    .replace('nginx version: ', '')
    .trim();
  const port = await freePort();
  const { uid, username } = userInfo();
  const config = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr error;
${uid === 0 ? `user ${username};` : ''}
events {}
http {
  access_log off;
  keepalive_requests 1000000;
  ${places.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${resolve('dist-site')}; include ${resolve('dist-site/_nginx.conf')}; }
}
`,
  );
  const server = await startServer('nginx', ['-p', folder, '-c', config], {}, port);
  return Object.assign(server, { version });
}

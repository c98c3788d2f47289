/** What the server's tests share: a small build in a temporary folder, and a server over it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { toHeadersFile, toRedirectsFile } from '../hosting/headers';
import { toNginxConfig, toNginxServerConfig } from '../hosting/nginx';
import { type AppOptions, createApp } from './app';
import { readSite, readWorkbench } from './files';
import { createLog } from './log';
import { createMetrics } from './operations';
import { openStore } from './store';
import { type Reader, resumeOf, type Store, type StoreOptions } from './stored';

export const message = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  subject: 'A call',
  message: 'Hello,\nplease call me.',
  product: 'All',
  purpose: 'Schedule Demo',
};

export const pdf = Buffer.from('%PDF-1.7\nA life in two lines.\n');

/** The fields of an application as a browser sends them. `undefined` leaves a field out. */
export function application(changes: Record<string, string | Blob | undefined> = {}): FormData {
  const form = new FormData();
  const fields: Record<string, string | Blob | undefined> = {
    name: 'Ada Lovelace',
    email: 'ada@analytical.example',
    mobile_number: '+1 202 555 0100',
    description: '',
    position: 'Product Manager',
    resume: new File([pdf], 'Ada Lovelace.pdf', { type: 'application/pdf' }),
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>\n`;

/** What the build compressed: different here, so that a test sees which one it got. */
export const compressedPage = (title: string) => `${page(title)}<!-- compressed by the build -->\n`;

/** Writes `dist-site` and `dist-workbench` as the build does. */
export function writeBuild(folder: string): void {
  const write = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const pages = { index: 'Home', about: 'About', 'media/blog': 'Blog', 'media/blog/ai-roi': 'ROI', '404': 'Not found' };
  for (const [name, title] of Object.entries(pages)) {
    write(`dist-site/${name}.html`, page(title));
    write(`dist-site/${name}.html.br`, brotliCompressSync(compressedPage(title)));
    write(`dist-site/${name}.html.gz`, gzipSync(compressedPage(title)));
  }
  write('dist-site/assets/entry-B6j1IK99.js', 'console.log("a hashed file")\n');
  write('dist-site/assets/entry-B6j1IK99.js.br', brotliCompressSync('console.log("a hashed file")\n'));
  write('dist-site/.well-known/security.txt', 'Contact: mailto:security@halloway.example\n');
  write('dist-site/assets/font-x3GEFtr4.woff2', Buffer.from([0, 1, 2, 3]));
  write('dist-site/sitemap.xml', '<urlset/>\n');
  write('dist-site/.secret', 'not for you');
  write('dist-site/.well/known.txt', 'not for you');
  write('dist-site/_headers', toHeadersFile({ backend: 'https://dashboard.halloway.example/' }));
  write('dist-site/_redirects', toRedirectsFile(['/', '/about', '/media/blog', '/media/blog/ai-roi']));
  write('dist-site/_nginx.conf', toNginxConfig({ backend: 'https://dashboard.halloway.example/' }));
  write('dist-site/_nginx_server.conf', toNginxServerConfig());
  write('dist-workbench/index.html', page('Workbench'));
  write('dist-workbench/conformance/index.html', page('Conformance'));
  write('dist-workbench/assets/index-DXSYICT0.js', 'console.log("the workbench")\n');
  write('outside.txt', 'not for you');
}

export interface Served {
  app: FastifyInstance;
  store: Store;
  /** The lines logged so far. */
  log: string[];
  /** The warnings logged so far. */
  warnings: string[];
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  contact(body: unknown, headers?: Record<string, string>): Promise<Response>;
  career(body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** The build as the server reads it, which is there as long as the tests run. */
let build: Pick<AppOptions, 'site' | 'workbench'> | undefined;
function readBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-build-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeBuild(folder);
  const workbench = readWorkbench(join(folder, 'dist-workbench'));
  return { site: readSite(join(folder, 'dist-site')), ...(workbench && { workbench }) };
}

/** A resume's content as a whole; nothing when there is none. */
export async function resumeIn(store: Pick<Reader, 'piece'>, id: string): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  for await (const piece of resumeOf(store, id)) pieces.push(piece);
  return pieces.length > 0 ? Buffer.concat(pieces) : undefined;
}

/** Asks `app` as Node would, without a connection. */
async function ask(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = request.body ? Readable.fromWeb(request.body as ReadableStream) : undefined;
  const answer = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload && { payload }),
  });
  payload?.destroy();
  const { statusCode: status, rawPayload } = answer;
  const bodiless = request.method === 'HEAD' || status === 204 || status === 304;
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Response(bodiless ? null : new Uint8Array(rawPayload), { status, headers });
}

/** A server in this process: no port, and no limits but those given. */
export async function serve({
  folder,
  storeOptions,
  ...options
}: Partial<AppOptions> & {
  store?: Store;
  folder?: string;
  storeOptions?: Partial<StoreOptions>;
} = {}): Promise<Served> {
  build ??= readBuild();
  // In memory; on disk, in `folder`, where another one is to find the same.
  const location = { folder: folder && join(folder, 'data') };
  const store = options.store ?? openStore(location, { patienceMs: 1_000, ...storeOptions });
  onTestFinished(() => store.close());
  const log: string[] = [];
  const warnings: string[] = [];
  const write = (line: string) => {
    const { level, msg, ms, bytes } = JSON.parse(line);
    if (level > 30) warnings.push(msg);
    else if (ms !== undefined) log.push(`${msg} ${ms}ms ${bytes}B`);
  };
  const app = await createApp({
    ...build,
    metrics: createMetrics(),
    rateLimit: () => 0,
    byteLimit: () => 0,
    trustProxy: false,
    bodyMs: 5_000,
    log: createLog({ write }),
    ...options,
    store,
  });
  onTestFinished(() => app.close());
  const fetch: Served['fetch'] = (path, init) => ask(app, new Request(`http://localhost:4173${path}`, init));
  return {
    app,
    store,
    log,
    warnings,
    fetch,
    get: (path, headers = {}, method = 'GET') => fetch(path, { method, headers }),
    contact: (body, headers = {}) =>
      fetch('/superadmin/contact_form/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    career: (body, headers = {}) => fetch('/superadmin/career_form/', { method: 'POST', headers, body }),
  };
}

export interface Running {
  /** `http://localhost:…`, once it is up. */
  origin: string;
  process: ChildProcessWithoutNullStreams;
  /** Resolves once a line of the output contains `text`. */
  said(text: string): Promise<void>;
  exited: Promise<{ code: number | null; output: string }>;
}

/** Runs one of the server's commands from its source as a process of its own, in `folder`. */
export function run(script: 'main' | 'inbox', folder: string, env: Record<string, string> = {}, args: string[] = []) {
  const loader = createRequire(import.meta.url).resolve('tsx');
  const file = fileURLToPath(new URL(`./${script}.ts`, import.meta.url));
  return runCommand([process.execPath, '--import', loader, file, ...args], folder, env);
}

/** Runs a command in `folder`, with the server's settings for tests; it ends with the test. */
export function runCommand([command = '', ...args]: string[], folder: string, env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const exited = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const said = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
      };
      listeners.add(look);
      look();
      void exited.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
    });
  return { process: child, said, exited, output: () => output };
}

/** Starts a server as a process and waits until it is up; from its source, unless another command starts one. */
export async function start(folder: string, env: Record<string, string> = {}, command?: string[]): Promise<Running> {
  const { output, ...running } = command ? runCommand(command, folder, env) : run('main', folder, env);
  await running.said('workbench');
  return { ...running, origin: /http:\/\/localhost:\d+/.exec(output())?.[0] ?? '' };
}

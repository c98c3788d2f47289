/** Shared by the server's tests: a small build in a temporary folder, and a server over it. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { toHeadersFile, toRedirectsFile } from '../hosting/headers';
import { toNginxConfig, toNginxServerConfig } from '../hosting/nginx';
import { type AppOptions, createApp } from './app';
import { readSite, readWorkbench } from './files';
import { createLog } from './log';
import { createMetrics } from './operations';
import { openStore, type Store, type StoreOptions } from './store';

export const contactPath = '/superadmin/contact_form/';
export const careerPath = '/superadmin/career_form/';

export const message = {
  name: 'Ada Lovelace',
  email: 'ada@analytical.example',
  subject: 'A call',
  message: 'Hello,\nplease call me.',
  product: 'All',
  purpose: 'Schedule Demo',
};

export const pdf = Buffer.from('%PDF-1.7\nA life in two lines.\n');

export function resume(bytes: number, name = 'resume.pdf') {
  const content = Buffer.alloc(bytes, 'x');
  pdf.copy(content);
  return new File([content], name, { type: 'application/pdf' });
}

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

/** A form as a browser sends it. */
export async function encoded(form: FormData): Promise<{ type: string; bytes: Buffer<ArrayBuffer> }> {
  const whole = new Response(form);
  return { type: whole.headers.get('Content-Type') ?? '', bytes: Buffer.from(await whole.arrayBuffer()) };
}

/** The id of an acknowledged submission. */
export const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

/** Sends `content` unchanged over a new connection, and resolves with the answer when the server closes it. */
export function sendRaw(origin: string, content: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(content));
  return text(socket);
}

/** Begins a POST, whose body the caller sends. */
export function begin(url: string, headers: OutgoingHttpHeaders) {
  const sent = request(url, { method: 'POST', headers });
  onTestFinished(() => void sent.destroy());
  const answer = new Promise<{ status: number; headers: NodeJS.Dict<string[]>; body: string }>((resolve, reject) => {
    sent.on('error', reject); // EPIPE, ECONNRESET: on these nginx retries on the next server, and sends 503.
    sent.on('response', (response) => {
      const { statusCode: status = 0, headersDistinct } = response;
      text(response).then((body) => resolve({ status, headers: headersDistinct, body }), reject);
    });
  });
  answer.catch(() => {}); // Of those that are broken off.
  return { sent, answer };
}

/** Listens until the test is finished; resolves with the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A temporary folder, deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>\n`;

/** The compressed files: different content, so that a test sees which one it got. */
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
  write('dist-site/_headers', toHeadersFile({ backend: '/' }));
  write('dist-site/_redirects', toRedirectsFile(['/', '/about', '/media/blog', '/media/blog/ai-roi']));
  write('dist-site/_nginx.conf', toNginxConfig({ backend: '/' }));
  write('dist-site/_nginx_server.conf', toNginxServerConfig());
  write('dist-workbench/index.html', page('Workbench'));
  write('dist-workbench/conformance/index.html', page('Conformance'));
  write('dist-workbench/assets/index-DXSYICT0.js', 'console.log("the workbench")\n');
  write('outside.txt', 'not for you');
}

/** The build as the server reads it, for all tests of the file. */
let build: Pick<AppOptions, 'site' | 'workbench'> | undefined;
function readBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'halloway-build-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeBuild(folder);
  return { site: readSite(join(folder, 'dist-site')), workbench: readWorkbench(join(folder, 'dist-workbench')) };
}

/** Sends a request to `app` without a connection. */
async function ask(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const payload = request.body && Buffer.from(await request.arrayBuffer());
  const answer = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload && { payload }),
  });
  const { statusCode: status, rawPayload } = answer;
  const bodiless = request.method === 'HEAD' || status === 204 || status === 304;
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
  return new Response(bodiless ? null : new Uint8Array(rawPayload), { status, headers });
}

export type Served = Awaited<ReturnType<typeof serve>>;

/** A server in this process, without a port and without limits except those given. */
export async function serve({
  folder,
  storeOptions,
  ...options
}: Partial<AppOptions> & {
  store?: Store;
  folder?: string;
  storeOptions?: Partial<StoreOptions>;
} = {}) {
  build ??= readBuild();
  // In memory; on disk in `folder`, for a second server to open.
  const location = { folder: folder && join(folder, 'data') };
  const store = options.store ?? openStore(location, { timeoutMs: 1_000, ...storeOptions });
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
    arrivals: tmpdir(),
    log: createLog({ write }),
    ...options,
    store,
  });
  onTestFinished(() => app.close());
  const fetch = (path: string, init?: RequestInit) => ask(app, new Request(`http://localhost:4173${path}`, init));
  return {
    app,
    store,
    /** The lines logged so far, and the warnings. */
    log,
    warnings,
    fetch,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') => fetch(path, { method, headers }),
    contact: (body: unknown, headers: Record<string, string> = {}) =>
      fetch(contactPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** The server's origin, on a port. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    career: (body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(careerPath, { method: 'POST', headers, body }),
  };
}

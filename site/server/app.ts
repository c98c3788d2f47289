import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { endpointHeaders } from '../hosting/headers';
import { droppingRest, isUnread } from './body';
import { answerFromSite, answerFromWorkbench, type readWorkbench } from './files';
import { type FormOptions, forms, refusalFor } from './forms';
import { type Metrics, operations } from './operations';
import type { Store } from './stored';
import { createHostRule, targetOf } from './strict';

export interface AppOptions extends Omit<FormOptions, 'warn'> {
  store: FormOptions['store'] & Pick<Store, 'health'>;
  /** Nothing when the workbench was not built: its paths are then unknown ones. */
  workbench?: NonNullable<ReturnType<typeof readWorkbench>>;
  metrics: Metrics;
  /** One line for each answer: method, path template, status, milliseconds, bytes. No personal data. */
  log: FastifyBaseLogger;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The path for the log, when the request's own may hold what a visitor made up. */
    template: string;
  }
}

/** Everything that the server answers. */
export async function createApp({ log, metrics, workbench, ...options }: AppOptions): Promise<FastifyInstance> {
  const warn = (line: string) => log.warn(line);
  const app = Fastify({
    loggerInstance: log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => '',
    rewriteUrl: targetOf,
    // Against clients that send a byte now and then. A body has a bound of its own, with a better answer (408).
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: 75_000,
    keepAliveTimeout: 5_000,
    // Against clients that stop reading.
    connectionTimeout: 120_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler,
  });
  app.decorateRequest('template', '');
  // Bodies are read where a form is: nothing else here has one.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request, reply) => observe(request, reply));
  app.addHook('onRequest', createHostRule());
  app.addHook('onSend', closeUnread);
  app.setErrorHandler(async (error, _request, reply) => {
    const refusal = refusalFor(error, warn);
    return reply
      .code(refusal.status)
      .headers({ ...endpointHeaders(), ...refusal.headers })
      .send(refusal.body);
  });

  forms(app, { ...options, warn }); //     POST /superadmin/contact_form/, /superadmin/career_form/, and their receipts
  operations(app, { store: options.store, metrics }); // GET /healthz, /readyz, /metrics
  if (workbench) {
    for (const url of ['/workbench', '/workbench/*'])
      app.all(url, (request, reply) => void answerFromWorkbench(workbench, request, reply));
  }
  app.setNotFoundHandler((request, reply) => void answerFromSite(options.site, request, reply)); // every other path
  await app.ready();
  return app;

  /** Logs and counts the answer once it has been given, or the client is gone. */
  function observe(request: FastifyRequest, { raw }: FastifyReply): void {
    const start = performance.now();
    let done = false;
    const end = () => {
      if (done) return;
      done = true;
      const status = raw.headersSent ? raw.statusCode : 400;
      record(wordOf(request.method), templateOf(request, status), status, start, raw.getHeader('content-length'));
    };
    raw.once('finish', end).once('close', end);
  }

  function record(method: string, path: string, status: number, start: number, bytes: unknown = 0): void {
    const ms = Math.round(performance.now() - start);
    metrics.answered({ method, path, status, ms });
    log.info({ ms, bytes: Number(bytes) }, `${method} ${path} ${status}`);
  }

  /** Answers what Node's parser refuses, and what never arrives. */
  function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
    // The client is gone; a request that it had begun is logged by itself.
    if (error.code === 'ECONNRESET' || error.code === 'HPE_INVALID_EOF_STATE') return void socket.destroy();
    if (socket.destroyed) return;
    const [status, words] = parserAnswers[error.code ?? ''] ?? [400, 'Bad Request'];
    record('(method)', '(unknown)', status, performance.now());
    if (!socket.writable) return void socket.destroy();
    const body = JSON.stringify({ error: `${words}: the request is none that can be answered.` });
    const head = `HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }
}

const parserAnswers: Readonly<Record<string, [number, string] | undefined>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** What is answered before a body was read ends the connection: its rest would be taken for the next request. */
async function closeUnread({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const text = typeof payload === 'string' ? payload : '';
  // JSON has no charset (RFC 8259, section 11), and nginx's answers in this server's place have none.
  if (reply.getHeader('content-type') === 'application/json; charset=utf-8') reply.type('application/json');
  if (!isUnread(raw)) return payload;
  const late = reply.hasHeader('connection');
  reply.header('connection', 'close');
  if (late || text === '') return payload;
  reply.header('content-length', Buffer.byteLength(text));
  return droppingRest(raw, text);
}

/** Paths that are not the site's, and may stand in the log. */
const ownPaths = /^\/(superadmin\/|healthz$|readyz$|metrics$)/;

/** A path as the log may show it. */
function templateOf({ template, originalUrl }: FastifyRequest, status: number): string {
  if (template) return template;
  const path = originalUrl.split('?', 1)[0] ?? '';
  if (!ownPaths.test(path)) return '(unknown)';
  return status === 404 ? `/${path.split('/')[1]}/*` : path;
}

/** A method as the log may show it: a made-up one is not repeated. */
const wordOf = (method: string) => (/^[A-Z]{3,7}$/.test(method) ? method : '(method)');

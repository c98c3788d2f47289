import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerFromSite, answerFromWorkbench, type readWorkbench } from './files';
import { type FormOptions, forms } from './forms';
import { REQUEST_MS } from './limits';
import { type Metrics, operations } from './operations';
import type { Store } from './store';
import { answerUnparsed, dropUnread, refuseExpectations, requireOneHost, targetOf } from './strict';

export interface AppOptions extends FormOptions {
  store: FormOptions['store'] & Pick<Store, 'health'>;
  /** Undefined when the workbench was not built: its paths are then unknown. */
  workbench?: ReturnType<typeof readWorkbench>;
  metrics: Metrics;
  /** Whether to take the sender's address from the last entry of X-Forwarded-For. It is used for rate limits, never stored. */
  trustProxy: boolean;
  /** One line per answer: method, path template, status, milliseconds, bytes. No personal data. */
  log: FastifyBaseLogger;
  requestMs?: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The path for the log, of a request without a route. */
    template: string;
  }
}

/** All routes of the server. */
export async function createApp(options: AppOptions) {
  const { log, metrics, workbench, trustProxy, requestMs = REQUEST_MS } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => '',
    rewriteUrl: targetOf,
    trustProxy: (_, hop) => trustProxy && hop === 0,
    // Against clients that send a byte now and then.
    http: {
      headersTimeout: Math.min(15_000, requestMs),
      connectionsCheckingInterval: Math.min(5_000, requestMs),
      requireHostHeader: false, // `requireOneHost` does, and its refusal is logged.
    },
    requestTimeout: requestMs,
    keepAliveTimeout: 5_000,
    // Against clients that stop reading.
    connectionTimeout: 120_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      // The client has closed the connection.
      if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy();
      const status = answerUnparsed(error, socket);
      // A request that broke off is logged separately.
      if (error.code !== 'HPE_INVALID_EOF_STATE') record('(method)', '(unknown)', status, performance.now());
    },
  });
  // Node answers unknown expectations itself.
  app.server.on('checkExpectation', (...request) => app.server.emit('request', ...request));
  app.decorateRequest('template', '');
  // No body is parsed here: the form routes read theirs.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request, reply) => observe(request, reply));
  app.addHook('onRequest', requireOneHost);
  app.addHook('onRequest', refuseExpectations);
  app.addHook('onSend', async (_request, reply) => {
    // JSON has no charset (RFC 8259, section 11), and nginx's answers in this server's place have none.
    if (reply.getHeader('content-type') === 'application/json; charset=utf-8') reply.type('application/json');
  });
  app.addHook('onSend', dropUnread);

  forms(app, options); //                  POST /superadmin/contact_form/, /superadmin/career_form/, and their receipts
  operations(app, options.store, metrics); // GET /healthz, /readyz, /metrics
  for (const url of ['/workbench', '/workbench/*'])
    if (workbench) app.all(url, (request, reply) => answerFromWorkbench(workbench, request, reply));
  app.setNotFoundHandler((request, reply) => answerFromSite(options.site, request, reply)); // every other path
  await app.ready();
  return app;

  /** Logs and counts an answer after it was sent, or after the connection was closed. */
  function observe(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = reply;
    const start = performance.now();
    // `close` fires after the last byte, and also if it is never sent.
    raw.once('close', () => {
      const status = raw.headersSent ? raw.statusCode : 400;
      // An unknown method is not logged as it is.
      const method = /^[A-Z]{3,7}$/.test(request.method) ? request.method : '(method)';
      // An unknown path may contain a visitor's text.
      const path = request.template || request.routeOptions.url || '(unknown)';
      record(method, path, status, start, reply.getHeader('content-length'));
    });
  }

  function record(method: string, path: string, status: number, start: number, bytes: unknown = 0): void {
    const ms = Math.round(performance.now() - start);
    metrics.answered({ method, path, status }, ms);
    log.info({ ms, bytes: Number(bytes) }, `${method} ${path} ${status}`);
  }
}

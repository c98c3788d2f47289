import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { endpointHeaders } from '../hosting/headers';
import { type Arrived, parseJson, parseUrlEncoded, readMultipart } from './body';
import { Refusal, refuseResume, StoreFault } from './errors';
import { careerForm, contactForm, validate } from './fields';
import { type Site, siteHeadersAt } from './files';
import {
  createPlaces,
  IDLE_MS,
  limitedAs,
  MULTIPART_BYTES,
  type RateLimit,
  TEXT_BYTES,
  TYPED_BYTES,
  UPLOADS,
} from './limits';
import { readFormPage } from './pages';
import type { Store } from './store';
import type { FormName, Submission } from './stored';
import { corsFor, isSameSite, RequestTimeout } from './strict';

export interface FormOptions {
  store: Pick<Store, 'add'>;
  /** The folder of a resume while it arrives. */
  arrivals: string;
  /** Undefined when another host serves the site: a browser without scripts then gets plain pages. */
  site?: Site | undefined;
  /** The limits of submissions and of bytes per address. */
  rateLimit: RateLimit;
  byteLimit: RateLimit;
  /** Concurrent uploads: in total, and per address. */
  uploads?: { total: number; each: number };
  /** Origins of other sites whose pages may post here. */
  allowedOrigins?: readonly string[];
  /** How long the body of a form may pause, in milliseconds. */
  idleMs?: number;
  /** Called for each submission that was stored. */
  stored?: (form: Submission['form']) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The posted form; set before anything is read. */
    form: FormName | undefined;
    /** The uploaded resume, until it is stored. */
    resume: Arrived | undefined;
  }
}

/** A request whose body has passed this schema. */
interface Posted<Schema extends z.ZodType> {
  Body: z.output<Schema>;
}

/** `typed`: the bytes of a browser without scripts, which gets back what was typed with the errors of the fields. */
const accepted = {
  contact: {
    bytes: TEXT_BYTES,
    typed: TYPED_BYTES,
    types: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  },
  career: { bytes: MULTIPART_BYTES, typed: Number.POSITIVE_INFINITY, types: ['multipart/form-data'] },
} as const;

/** The two form endpoints (R33, R61). Everything else below their prefix is 404, including bdr-contacts (D23). */
export function forms(app: FastifyInstance, options: FormOptions): void {
  const { store, site, rateLimit, byteLimit, allowedOrigins = [], uploads = UPLOADS, idleMs = IDLE_MS } = options;
  const places = createPlaces(uploads);
  const pages = { contact: readFormPage(site, 'contact'), career: readFormPage(site, 'career') };
  const row = { ...endpointHeaders(), ...(allowedOrigins.length > 0 && { Vary: 'Origin' }) };
  app.decorateRequest('form', undefined);
  app.decorateRequest('resume', undefined);
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalFor(error, (line) => app.log.warn(line));
    reply.code(refusal.status).headers({ ...endpointHeaders(), ...refusal.headers });
    if (!request.form || !isNative(request)) return reply.send(refusal.body);
    return page(reply, request.form, pages[request.form].refused(request.body, refusal));
  });

  app.register(
    async (scope) => {
      await scope.register(multipart, { throwFileSizeLimit: false });
      scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJson);
      scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, parseUrlEncoded);
      scope.setValidatorCompiler<z.ZodType>(({ schema }) => validate.bind(undefined, schema));
      scope.addHook('onRequest', async ({ headers }, reply) => {
        reply.headers({ ...row, ...corsFor(headers, allowedOrigins) });
      });
      scope.addHook('onRequest', async ({ raw }) => {
        raw.on('timeout', () => app.server.emit('clientError', new RequestTimeout(), raw.socket));
        if (raw.socket instanceof Socket) raw.socket.setTimeout(idleMs); // A request without a connection has none.
      });
      scope.addHook('onResponse', async ({ resume }) => resume?.discard());
      scope.setNotFoundHandler(async (request, reply) => {
        const { method, headers, url } = request;
        const [path = ''] = url.split('?', 1);
        if (!/^\/superadmin\/(contact|career)_form\/$/.test(path))
          throw new Refusal(404, 'There is no such endpoint: mind the slash at the end.');
        request.template = path;
        if (method === 'OPTIONS' && corsFor(headers, allowedOrigins)) return reply.code(204).send();
        throw new Refusal(405, 'Only POST is accepted here.', { Allow: 'POST' });
      });

      const strict = { onRequest: admit, preValidation: readUpload };
      scope.post<Posted<typeof contactForm>>(
        '/contact_form/',
        { ...strict, schema: { body: contactForm } },
        (request, reply) => keep({ form: 'contact', fields: request.body }, request, reply),
      );
      scope.post<Posted<typeof careerForm>>(
        '/career_form/',
        { ...strict, schema: { body: careerForm } },
        async (request, reply) => {
          const { resume, body: fields } = request;
          if (!resume) throw refuseResume(400, 'Resume is required.');
          request.resume = undefined;
          return keep({ form: 'career', fields, resume }, request, reply).finally(resume.discard);
        },
      );
      for (const form of ['contact', 'career'] as const)
        scope.get(`/${form}_form/received`, async (_, reply) => page(reply, form, pages[form].receipt));
    },
    { prefix: '/superadmin' },
  );

  async function keep(submission: Submission, request: FastifyRequest, reply: FastifyReply) {
    const id = await store.add(submission, idempotencyKey(request));
    options.stored?.(submission.form);
    if (isNative(request)) return reply.redirect(`/superadmin/${submission.form}_form/received`, 303);
    return reply.code(201).send({ id });
  }

  /** A page with the site's own headers, since it uses the site's styles. */
  function page(reply: FastifyReply, form: FormName, html: string) {
    return reply
      .headers(site ? siteHeadersAt(`/${form}`) : {})
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** The checks before the body is read. */
  async function admit(request: FastifyRequest): Promise<void> {
    const { headers, ip, url } = request;
    const form = url.startsWith('/superadmin/contact_form/') ? 'contact' : 'career';
    request.form = form;
    if (!isSameSite(headers, allowedOrigins))
      throw new Refusal(403, 'Forms of another site are not taken: open this one, and send it from there.');
    limit(rateLimit(ip), 'Too many submissions from this address');
    idempotencyKey(request);
    const { types, bytes, typed } = accepted[form];
    if (!types.some((type) => type === typeOf(headers)))
      throw new Refusal(415, `The Content-Type is not accepted: send ${types.join(' or ')}.`);
    if (headers['content-encoding'] !== undefined)
      throw new Refusal(415, 'The Content-Encoding is not accepted: send the body as it is.');
    if (headers['transfer-encoding'] !== undefined)
      throw new Refusal(411, 'The body has no Content-Length: send it whole, not in chunks.');
    const announced = Number(headers['content-length']);
    if (announced > (isNative(request) ? typed : bytes)) throw tooLarge(bytes);
    limit(byteLimit(ip, announced || 0), 'Too many bytes from this address');
  }

  /** Reads a multipart body, which Fastify's parsers leave alone. */
  async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.isMultipart()) return;
    const isContact = request.form === 'contact';
    const place = limitedAs(request.ip);
    if (!isContact && !places.take(place)) limit(1, 'Too many uploads at once');
    try {
      const { fields, resume } = await readMultipart(request, isContact ? undefined : options.arrivals);
      request.body = fields;
      request.resume = resume;
      if (!reply.raw.destroyed) return;
      await resume?.discard(); // The client has closed the connection, and the callbacks of the answer have run already.
      throw new Refusal(400, 'The request broke off after it was complete: send it again.');
    } finally {
      if (!isContact) places.give(place);
    }
  }
}

function tooLarge(bytes: number): Refusal {
  const [words, fields] =
    bytes === MULTIPART_BYTES
      ? ['11 MiB', { resume: 'Please upload a PDF of 10 MB or less.' }]
      : [`${TEXT_BYTES / 1024} KiB`];
  return new Refusal(413, `The request is too large: send at most ${words} in all.`, {}, fields);
}

const typeOf = (headers: FastifyRequest['headers']) =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();

/** Whether a browser posts the form itself and shows the answer. */
const isNative = ({ headers }: FastifyRequest) =>
  typeOf(headers) !== 'application/json' && /\btext\/html\b/.test(headers.accept ?? '');

/** @throws {Refusal} when the sender has to wait. */
function limit(seconds: number, reason: string): void {
  if (seconds > 0) throw new Refusal(429, `${reason}: try again in ${seconds} s.`, { 'Retry-After': String(seconds) });
}

/** The Idempotency-Key, if one was sent. @throws {Refusal} */
function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key))) return key;
  throw new Refusal(400, 'Idempotency-Key: send 1 to 128 visible ASCII characters.');
}

/** The answer to a failure: never the store's reason, but whether nothing was stored for certain. */
function refusalFor(error: unknown, warn: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof StoreFault)) {
    // Of Fastify: a body that broke off, or an unknown route.
    const { statusCode = 500, message } = error as FastifyError;
    if (statusCode < 500) return new Refusal(statusCode, message);
    warn(`An answer failed: ${error instanceof Error ? error.stack : error}`);
    return new Refusal(500, 'Something went wrong here: try again later.');
  }
  warn(`The store failed: ${error.message}`);
  const unknown = 'It is not known whether it was stored: send it again with the same Idempotency-Key.';
  if (error.kind === 'quota')
    return new Refusal(507, 'There is no room for it, and nothing was stored: try again another day.');
  const words = error.uncertain ? unknown : 'It could not be stored: try again in a moment.';
  return new Refusal(503, words, { 'Retry-After': '5' });
}

import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type Body, type BodyBounds, bodyOf, readJson } from './body';
import { accept, careerForm, contactForm } from './forms';
import { createPlaces, JSON_BYTES, limitedAs, MULTIPART_BYTES, type RateLimit, UPLOADS } from './limits';
import { readApplication } from './multipart';
import { createOrigins } from './origins';
import { json, Refusal } from './refusal';
import { KeyTaken, type Store, StoreFault, type Submission } from './store/store';

export interface SubmissionOptions {
  store: Pick<Store, 'add' | 'keep' | 'forget'>;
  /** How many submissions an address may send. */
  rateLimit: RateLimit;
  /** How many bytes it may send. */
  byteLimit: RateLimit;
  /** Uploads at a time: of all, and of one address. */
  uploads?: { total: number; each: number };
  /** The sender's IP address. It is counted, never stored. */
  addressOf: (context: Context) => string;
  /** Longest time for a body to arrive, in milliseconds. */
  bodyMs: number;
  /** Origins of other sites whose pages may post here. */
  allowedOrigins?: readonly string[];
  /** Takes a line that the operator should read. */
  warn: (line: string) => void;
  /** Hears of each submission that was stored. */
  stored?: (form: Submission['form']) => void;
}

/** The two form endpoints (R33, R61). Everything else below their prefix is 404, which includes bdr-contacts (D23). */
export function submissions(options: SubmissionOptions): Hono {
  const { store, rateLimit, byteLimit, addressOf, bodyMs } = options;
  const origins = createOrigins(options.allowedOrigins ?? []);
  const uploads = createPlaces(options.uploads ?? UPLOADS);
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    // What was not read of a body would be taken for the next request on the same connection.
    if (incomingOf(context)?.complete === false) context.header('Connection', 'close');
    const cors = origins.corsFor(context.req.raw.headers);
    for (const [name, value] of Object.entries(cors ?? {})) context.header(name, value);
    if (options.allowedOrigins?.length) context.header('Vary', 'Origin');
  });

  const endpoint = (
    path: string,
    type: string,
    bytes: number,
    read: (body: Body, bounds: BodyBounds, sender: string) => Promise<Submission>,
  ) => {
    app.post(path, async (context) => {
      const request = context.req.raw;
      if (!origins.accepts(request.headers)) {
        throw new Refusal(403, 'Forms of another site are not taken: open this one, and send it from there.');
      }
      const sender = limitedAs(addressOf(context));
      limit(rateLimit(sender), 'Too many submissions from this address');
      const key = idempotencyKey(request);
      requireType(request, type);
      const take = (amount: number) => limit(byteLimit(sender, amount), 'Too many bytes from this address');
      try {
        const submission = await read(bodyOf(request, incomingOf(context)), { bytes, ms: bodyMs, take }, sender);
        const id = await store.add(submission, key);
        options.stored?.(submission.form);
        return json({ id }, 201);
      } catch (error) {
        throw refusalFor(error, options.warn);
      }
    });
    app.options(path, (context) => {
      if (!origins.corsFor(context.req.raw.headers)) throw onlyPost();
      return context.body(null, 204);
    });
    app.all(path, () => {
      throw onlyPost();
    });
  };

  endpoint('/contact_form/', 'application/json', JSON_BYTES, async (body, bounds) => ({
    form: 'contact',
    fields: accept(contactForm, await readJson(body, bounds)),
  }));
  endpoint('/career_form/', 'multipart/form-data', MULTIPART_BYTES, async (body, bounds, sender) => {
    if (!uploads.take(sender)) throw busy('Too many uploads at once', 1);
    try {
      const { fields, resume } = await readApplication(body, bounds, store);
      try {
        return { form: 'career', fields: accept(careerForm, fields), resume };
      } catch (error) {
        await store.forget(resume.id);
        throw error;
      }
    } finally {
      uploads.give(sender);
    }
  });
  app.all('*', () => {
    throw new Refusal(404, 'There is no such endpoint: mind the slash at the end.');
  });
  return app;
}

/** The connection's own request; nothing in a test without a port. */
const incomingOf = (context: Context) => (context.env as Partial<HttpBindings> | undefined)?.incoming;

const onlyPost = () => new Refusal(405, 'Only POST is accepted here.', { Allow: 'POST' });

function limit(seconds: number, reason: string): void {
  if (seconds > 0) throw busy(reason, seconds);
}

function busy(reason: string, seconds: number): Refusal {
  return new Refusal(429, `${reason}: try again in ${seconds} s.`, { 'Retry-After': String(seconds) });
}

/** What the sender is told when the store could not: never why, but whether it is known that nothing was stored. */
function refusalFor(error: unknown, warn: (line: string) => void): unknown {
  if (error instanceof KeyTaken) {
    return new Refusal(400, 'Idempotency-Key: it was used for another submission; send a new one.');
  }
  if (!(error instanceof StoreFault)) return error;
  warn(`The store failed: ${error.message}`);
  const later = { 'Retry-After': '5' };
  if (error.uncertain) {
    const reason = 'It is not known whether it was stored: send it again with the same Idempotency-Key.';
    return new Refusal(503, reason, later);
  }
  if (error.kind === 'quota') {
    return new Refusal(507, 'There is no room for it, and nothing was stored: try again another day.');
  }
  return new Refusal(503, 'It could not be stored: try again in a moment.', later);
}

function requireType(request: Request, type: string): void {
  const given = (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) throw new Refusal(415, `The Content-Type is not accepted: send ${type}.`);
  if (request.headers.has('Content-Encoding')) {
    throw new Refusal(415, 'The Content-Encoding is not accepted: send the body as it is.');
  }
}

/** The key under which a repeated submission is stored once, when one is sent. */
function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new Refusal(400, 'Idempotency-Key: send 1 to 128 visible ASCII characters.');
  }
  return key;
}

import type { IncomingHttpHeaders } from 'node:http';
import { type BodyBounds, readJson } from './body';
import { type Answer, endpointRow, type Incoming, json } from './exchange';
import { accept, careerForm, contactForm } from './forms';
import { createPlaces, JSON_BYTES, limitedAs, MULTIPART_BYTES, type RateLimit, UPLOADS } from './limits';
import { readApplication } from './multipart';
import { createOrigins } from './origins';
import { answerTo, Refusal } from './refusal';
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
  addressOf: (incoming: Incoming) => string;
  /** Longest time for a body to arrive, in milliseconds. */
  bodyMs: number;
  /** Origins of other sites whose pages may post here. */
  allowedOrigins?: readonly string[];
  /** Takes a line that the operator should read. */
  warn: (line: string) => void;
  /** Hears of each submission that was stored. */
  stored?: (form: Submission['form']) => void;
}

interface Endpoint {
  type: string;
  /** Largest body, in bytes. */
  bytes: number;
  read(incoming: Incoming, bounds: BodyBounds, sender: string): Promise<Submission>;
}

/** The two form endpoints (R33, R61). Everything else below their prefix is 404, which includes bdr-contacts (D23). */
export function submissions(options: SubmissionOptions): (incoming: Incoming, path: string) => Promise<Answer> {
  const { store, rateLimit, byteLimit, addressOf, bodyMs, allowedOrigins = [] } = options;
  const origins = createOrigins(allowedOrigins);
  const uploads = createPlaces(options.uploads ?? UPLOADS);
  const row = { ...endpointRow, ...(allowedOrigins.length > 0 && { Vary: 'Origin' }) };

  const contact: Endpoint = {
    type: 'application/json',
    bytes: JSON_BYTES,
    read: async (incoming, bounds) => ({
      form: 'contact',
      fields: accept(contactForm, await readJson(incoming, bounds)),
    }),
  };
  const career: Endpoint = {
    type: 'multipart/form-data',
    bytes: MULTIPART_BYTES,
    async read(incoming, bounds, sender) {
      if (!uploads.take(sender)) throw busy('Too many uploads at once', 1);
      try {
        const { fields, resume } = await readApplication(incoming, bounds, store);
        try {
          return { form: 'career', fields: accept(careerForm, fields), resume };
        } catch (error) {
          await store.forget(resume.id);
          throw error;
        }
      } finally {
        uploads.give(sender);
      }
    },
  };
  const endpoints = new Map([
    ['/superadmin/contact_form/', contact],
    ['/superadmin/career_form/', career],
  ]);

  async function submit(incoming: Incoming, { type, bytes, read }: Endpoint): Promise<Answer> {
    const { headers } = incoming;
    if (!origins.accepts(headers)) {
      throw new Refusal(403, 'Forms of another site are not taken: open this one, and send it from there.');
    }
    const sender = limitedAs(addressOf(incoming));
    limit(rateLimit(sender), 'Too many submissions from this address');
    const key = idempotencyKey(headers);
    requireType(headers, type);
    const take = (amount: number) => limit(byteLimit(sender, amount), 'Too many bytes from this address');
    try {
      const submission = await read(incoming, { bytes, ms: bodyMs, take }, sender);
      const id = await store.add(submission, key);
      options.stored?.(submission.form);
      return json({ id }, 201, row);
    } catch (error) {
      throw refusalFor(error, options.warn);
    }
  }

  async function answer(incoming: Incoming, path: string): Promise<Answer> {
    const endpoint = endpoints.get(path);
    if (!endpoint) throw new Refusal(404, 'There is no such endpoint: mind the slash at the end.');
    if (incoming.method === 'POST') return submit(incoming, endpoint);
    if (incoming.method === 'OPTIONS' && origins.corsFor(incoming.headers)) return { status: 204, headers: row };
    throw new Refusal(405, 'Only POST is accepted here.', { Allow: 'POST' });
  }

  return async (incoming, path) => {
    const answered = await answer(incoming, path).catch((error) => answerTo(error, options.warn, row));
    const cors = origins.corsFor(incoming.headers);
    return cors ? { ...answered, headers: { ...answered.headers, ...cors } } : answered;
  };
}

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

function requireType(headers: IncomingHttpHeaders, type: string): void {
  const given = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) throw new Refusal(415, `The Content-Type is not accepted: send ${type}.`);
  if (headers['content-encoding'] !== undefined) {
    throw new Refusal(415, 'The Content-Encoding is not accepted: send the body as it is.');
  }
}

/** The key under which a repeated submission is stored once, when one is sent. */
function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key))) {
    throw new Refusal(400, 'Idempotency-Key: send 1 to 128 visible ASCII characters.');
  }
  return key;
}

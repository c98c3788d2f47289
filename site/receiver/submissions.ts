import { type Context, Hono } from 'hono';
import type { BodyBounds } from './body';
import { readJson } from './body';
import { accept, careerForm, contactForm } from './forms';
import { createMemoryBudget, JSON_BYTES, limitedAs, MULTIPART_BYTES, UPLOAD_MEMORY_BYTES } from './limits';
import { readUpload } from './multipart';
import { json, Refusal } from './refusal';
import type { Store, Submission } from './store';

export interface SubmissionOptions {
  store: Pick<Store, 'add'>;
  /** Takes a token for an address; the seconds to wait, 0 for none. */
  rateLimit: (address: string) => number;
  /** The sender's IP address. It is counted, never stored. */
  addressOf: (context: Context) => string;
  /** Longest time for a body to arrive, in milliseconds. */
  bodyMs: number;
  /** Bytes of uploads in memory at a time. */
  uploadMemory?: number;
}

/** The two form endpoints (R33, R61). Everything else below their prefix is 404, which includes bdr-contacts (D23). */
export function submissions({ store, rateLimit, addressOf, bodyMs, uploadMemory }: SubmissionOptions): Hono {
  const memory = createMemoryBudget(uploadMemory ?? UPLOAD_MEMORY_BYTES);
  const app = new Hono();

  const endpoint = (
    path: string,
    type: string,
    bytes: number,
    read: (request: Request, bounds: BodyBounds, hold: (bytes: number) => void) => Promise<Submission>,
  ) => {
    app.post(path, async (context) => {
      const wait = rateLimit(limitedAs(addressOf(context)));
      if (wait > 0) throw busy('Too many submissions from this address', wait);
      const request = context.req.raw;
      const key = idempotencyKey(request);
      requireType(request, type);
      let held = 0;
      const hold = (amount: number) => {
        if (!memory.take(amount)) throw busy('Too many uploads at once', 1);
        held += amount;
      };
      try {
        const id = await store.add(await read(request, { bytes, ms: bodyMs }, hold), key);
        return json({ id }, 201);
      } finally {
        memory.give(held);
      }
    });
    app.all(path, () => {
      throw new Refusal(405, 'Only POST is accepted here.', { Allow: 'POST' });
    });
  };

  endpoint('/contact_form/', 'application/json', JSON_BYTES, async (request, bounds) => ({
    form: 'contact',
    fields: accept(contactForm, await readJson(request, bounds)),
  }));
  endpoint('/career_form/', 'multipart/form-data', MULTIPART_BYTES, async (request, bounds, hold) => {
    const { fields, resume } = await readUpload(request, bounds, hold);
    return { form: 'career', fields: accept(careerForm, fields), resume };
  });
  app.all('*', () => {
    throw new Refusal(404, 'There is no such endpoint: mind the slash at the end.');
  });
  return app;
}

function busy(reason: string, seconds: number): Refusal {
  return new Refusal(429, `${reason}: try again in ${seconds} s.`, { 'Retry-After': String(seconds) });
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

import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { CONTROL_CHARACTERS, RESUME_BYTES } from '../../src/forms/limits';
import { quoted } from './fields';
import { DROPPED_BYTES, DROPPED_MS, FIELDS, FILE_NAME } from './limits';
import { Refusal } from './refusal';
import { newId, PIECE_BYTES, type Store, StoreFault, type Upload } from './stored';

export interface BodyBounds {
  /** Largest body, in bytes. */
  bytes: number;
  /** Longest time for the body to arrive, in milliseconds. */
  ms: number;
  /** Counts bytes of the body, before they are read where their number is announced; may throw. */
  take: (bytes: number) => void;
}

/**
 * Runs what reads a request's body, within bounds that Fastify does not have: a deadline, and bytes counted as they arrive.
 * @throws {Refusal} 413 when it is (or says it is) too large, 408 when it takes too long, 400 when it breaks off.
 */
async function within<T>(raw: IncomingMessage, { bytes, ms, take }: BodyBounds, read: () => Promise<T>): Promise<T> {
  const announced = Number(raw.headers['content-length'] ?? 0);
  if (announced > bytes) throw tooLarge(bytes);
  if (announced > 0) take(announced);
  let total = 0;
  let stop = (_fault: unknown) => {};
  const fault = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const brokeOff = () => stop(new Refusal(400, 'The request broke off before it was complete: send it again.'));
  const count = (chunk: Buffer) => {
    total += chunk.byteLength;
    try {
      if (total > bytes) throw tooLarge(bytes);
      if (announced === 0) take(chunk.byteLength);
    } catch (refusal) {
      stop(refusal);
    }
  };
  const timer = setTimeout(() => {
    stop(new Refusal(408, `The request took longer than ${ms / 1000} s: send it again.`, { Connection: 'close' }));
  }, ms);
  raw.on('error', brokeOff);
  raw.once('close', () => raw.readableEnded || brokeOff());
  try {
    const reading = read();
    raw.on('data', count);
    return await Promise.race([reading, fault]);
  } finally {
    clearTimeout(timer);
    raw.off('data', count);
    raw.unpipe();
    fault.catch(() => {});
  }
}

function tooLarge(bytes: number): Refusal {
  const words = bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
  const fields = bytes > RESUME_BYTES ? { resume: 'Please upload a PDF of 10 MB or less.' } : undefined;
  return new Refusal(413, `The request is too large: send at most ${words} in all.`, {}, fields);
}

/** Whether a body was announced of which not all has arrived. */
export function isUnread(raw: IncomingMessage): boolean {
  const announced = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
  return announced && !raw.complete && !raw.readableEnded;
}

/**
 * An answer's text, which ends only when the rest of the request has been read and dropped, up to a bound. A connection that is
 * closed on a client that still sends is reset, and what was answered lost: nginx then asks the next server, and says 503.
 */
export async function* thenDrop(raw: IncomingMessage, text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  await new Promise<void>((resolve) => {
    let total = 0;
    const end = () => {
      clearTimeout(timer);
      raw.pause();
      resolve();
    };
    const timer = setTimeout(end, DROPPED_MS);
    raw.once('end', end).once('close', end).on('error', end);
    raw.on('data', (chunk: Buffer) => {
      total += chunk.byteLength;
      if (total > DROPPED_BYTES) end();
    });
    raw.resume();
    if (raw.destroyed) end();
  });
}

async function readAll(raw: IncomingMessage, bounds: BodyBounds): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => void chunks.push(chunk);
  try {
    await within(raw, bounds, () => new Promise<void>((resolve) => raw.once('end', resolve).on('data', keep)));
  } finally {
    raw.off('data', keep);
  }
  return Buffer.concat(chunks);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body as JSON. @throws {Refusal} as `within`, and 400 when it is not JSON in UTF-8, or has a field twice. */
export async function readJson(raw: IncomingMessage, bounds: BodyBounds): Promise<unknown> {
  const bytes = await readAll(raw, bounds);
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON: send one JSON object in UTF-8.');
  }
  const twice = repeatedKey(text, value);
  if (twice !== undefined) throw sentTwice(twice);
  return value;
}

/** The body as a form without files sends it. @throws {Refusal} */
export async function readUrlEncoded(raw: IncomingMessage, bounds: BodyBounds): Promise<Record<string, string>> {
  const bytes = await readAll(raw, bounds);
  const fields = new Map<string, string>();
  try {
    utf8.decode(bytes);
    decodeURIComponent(bytes.toString('latin1'));
  } catch {
    throw new Refusal(400, 'The body is not valid: send fields in UTF-8, URL-encoded.');
  }
  for (const [name, value] of new URLSearchParams(bytes.toString())) addOnce(fields, name, value);
  return Object.fromEntries(fields);
}

function addOnce(fields: Map<string, unknown>, name: string, value: unknown): void {
  if (fields.has(name)) throw sentTwice(name);
  fields.set(name, value);
}

const sentTwice = (name: string) => new Refusal(400, `${quoted(name)}: send every field once.`);

/** A key that the outermost object of a JSON text has twice, of which its parsed `value` has the one or the other. */
function repeatedKey(json: string, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = outermostKeys(json);
  if (keys.length === Object.keys(value).length) return undefined;
  const known = new Set<string>();
  return keys.map((key) => JSON.parse(key) as string).find((key) => known.size === known.add(key).size);
}

/** The keys of the outermost object of a valid JSON text, each as it is spelled. */
function outermostKeys(json: string): string[] {
  const keys: string[] = [];
  let depth = 0;
  for (const token of json.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g) ?? []) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && token.endsWith(':')) keys.push(token.slice(0, token.lastIndexOf('"') + 1));
  }
  return keys;
}

/** One multipart body: every field at most once, and one PDF called `resume` where the form has one. */
export interface Multipart {
  fields: Record<string, unknown>;
  resume?: Upload;
}

/**
 * Reads a multipart body as it streams in, and hands the resume to the store piece by piece: the next is read from the
 * network when the store has the last. What is refused, or never ends, is taken back from the store.
 * @throws {Refusal} 400, 408, 413, 415 or 429, with the field and the remedy.
 * @throws {StoreFault}
 */
export async function readMultipart(
  request: FastifyRequest,
  bounds: BodyBounds,
  store?: Pick<Store, 'keep' | 'forget'>,
): Promise<Multipart> {
  if (!/;\s*boundary=/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(400, 'The Content-Type has no multipart boundary: let the client set it.');
  }
  const fields = new Map<string, unknown>();
  const resume = store && createResume(store);
  let stopped = false;
  const read = async () => {
    // One more than allowed where the parser only truncates, so that "exactly the limit" and "over it" differ.
    const limits = { fields: FIELDS, files: 1, parts: FIELDS + 2, fieldSize: 64 * 1024, fileSize: RESUME_BYTES + 1 };
    for await (const part of request.parts({ limits })) {
      const { fieldname: name = '' } = part;
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated)
          throw new Refusal(413, `${quoted(name)} is too long: shorten it.`);
        addOnce(fields, name, part.value);
        continue;
      }
      if (name !== 'resume' || !resume)
        throw new Refusal(400, `${quoted(name)} is not a file of this form: send one, called resume.`);
      resume.begin(part.filename ?? '');
      for await (const chunk of part.file) if (!stopped) await resume.add(chunk as Buffer);
    }
    if (!stopped) await resume?.end();
  };
  try {
    await within(request.raw, bounds, read);
    return { fields: Object.fromEntries(fields), ...(resume && { resume: resume.upload() }) };
  } catch (error) {
    stopped = true;
    await resume?.forget();
    throw refusalOf(error);
  }
}

/** What the parser says, in our words. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal || error instanceof StoreFault) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_FILES_LIMIT') return new Refusal(400, 'resume: send exactly one file.');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new Refusal(400, `Too many fields: send at most ${FIELDS}.`);
  return new Refusal(400, 'The multipart body is malformed or incomplete: send it again.');
}

const PDF = Buffer.from('%PDF-');
const noPdf = () => new Refusal(415, 'resume: Please upload a PDF file.');

/** A resume on its way from the network to the store. */
function createResume(store: Pick<Store, 'keep' | 'forget'>) {
  const id = newId();
  const hash = createHash('sha256');
  /** One for all pieces: the store is done with it when `keep` resolves, and a crowd leaves no garbage. */
  let buffer = Buffer.alloc(0);
  let [name, bytes, filled, pieces] = ['', 0, 0, 0];

  async function flush(): Promise<void> {
    if (pieces === 0 && !buffer.subarray(0, Math.min(filled, PDF.length)).equals(PDF)) throw noPdf();
    await store.keep(id, pieces++, buffer.subarray(0, filled));
    filled = 0;
  }

  return {
    begin(fileName: string): void {
      const wrong = whatIsWrongWith(fileName);
      if (wrong) throw new Refusal(400, `resume: its file name ${wrong}.`);
      name = fileName;
      buffer = Buffer.allocUnsafeSlow(PIECE_BYTES);
    },
    async add(chunk: Buffer): Promise<void> {
      bytes += chunk.length;
      if (bytes > RESUME_BYTES) throw new Refusal(413, 'resume: Please upload a PDF of 10 MB or less.');
      hash.update(chunk);
      for (let at = 0; at < chunk.length; ) {
        const copied = chunk.copy(buffer, filled, at);
        at += copied;
        filled += copied;
        const start = buffer.subarray(0, Math.min(filled, PDF.length));
        if (pieces === 0 && !PDF.subarray(0, start.length).equals(start)) throw noPdf();
        if (filled === PIECE_BYTES) await flush();
      }
    },
    async end(): Promise<void> {
      if (bytes === 0) throw new Refusal(400, 'resume: Resume is required.');
      if (filled > 0) await flush();
    },
    /** Takes back what the store has been given. */
    async forget(): Promise<void> {
      if (pieces > 0) await store.forget(id);
    },
    upload: (): Upload => ({ id, name, bytes, sha256: hash.digest('base64url') }),
  };
}

/** What no disk would take as the name of a file. */
function whatIsWrongWith(name: string): string | undefined {
  if (name.length > FILE_NAME) return `is too long: use at most ${FILE_NAME} characters`;
  if (CONTROL_CHARACTERS.test(name)) return 'contains control characters: remove them';
  return undefined;
}

/** A stream of `thenDrop`. */
export const droppingRest = (raw: IncomingMessage, text: string) => Readable.from(thenDrop(raw, text));

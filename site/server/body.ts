/** Reads the bodies of the forms, with limits and rules that Fastify lacks. */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { CONTROL_CHARACTERS, RESUME_BYTES } from '../../src/forms/limits';
import { faultOf } from './faults';
import { DROPPED_BYTES, DROPPED_MS, FIELDS, FILE_NAME, PIECE_BYTES } from './limits';
import { quoted, Refusal } from './refusal';
import type { Upload } from './stored';

export interface BodyBounds {
  /** Largest body, in bytes. */
  bytes: number;
  /** Longest time for the body to arrive, in milliseconds. */
  ms: number;
  /** Called with the body's length before it is read, or with the limit where no length is announced. May throw. */
  take: (bytes: number) => void;
}

/**
 * Runs the function that reads a request's body.
 * @throws {Refusal} 413 when the body is (or says it is) too large, 408 when it takes too long, 400 when it ends early.
 */
async function within<T>(raw: IncomingMessage, { bytes, ms, take }: BodyBounds, read: () => Promise<T>): Promise<T> {
  const announced = Number(raw.headers['content-length'] ?? Number.NaN);
  if (announced > bytes) throw tooLarge(bytes);
  take(Number.isNaN(announced) ? bytes : announced);
  let timer: NodeJS.Timeout | undefined;
  const fault = new Promise<never>((_, reject) => {
    const brokeOff = () => reject(new Refusal(400, 'The request broke off before it was complete: send it again.'));
    raw.on('error', brokeOff).once('close', () => raw.readableEnded || brokeOff());
    const late = new Refusal(408, `The request took longer than ${ms / 1000} s: send it again.`, {
      Connection: 'close',
    });
    timer = setTimeout(reject, ms, late);
    let left = bytes;
    raw.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) reject(tooLarge(bytes));
    });
  });
  try {
    return await Promise.race([read(), fault]);
  } finally {
    clearTimeout(timer);
    raw.unpipe().removeAllListeners('data');
  }
}

function tooLarge(bytes: number): Refusal {
  const words = bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
  const fields = bytes > RESUME_BYTES ? { resume: 'Please upload a PDF of 10 MB or less.' } : undefined;
  return new Refusal(413, `The request is too large: send at most ${words} in all.`, {}, fields);
}

/** Whether part of an announced body has not arrived yet. */
export function isUnread(raw: IncomingMessage): boolean {
  const announced = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
  return announced && !raw.complete && !raw.readableEnded;
}

/**
 * Delays the end of an answer until the rest of the request has been read and dropped, up to a limit. Closing the
 * connection while the client still sends would reset it and lose the answer: nginx then retries on the next server, and
 * sends 503.
 */
export async function* thenDrop(raw: IncomingMessage, text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  let left = DROPPED_BYTES;
  const drop = async (rest: AsyncIterable<Buffer>) => {
    for await (const { length } of rest) {
      left -= length;
      if (left < 0) return;
    }
  };
  await pipeline(raw, drop, { signal: AbortSignal.timeout(DROPPED_MS) }).catch(() => {});
}

const readAll = (raw: IncomingMessage, bounds: BodyBounds) =>
  within(raw, bounds, () => {
    const chunks: Buffer[] = [];
    raw.on('data', (chunk) => chunks.push(chunk));
    return new Promise<Buffer>((resolve) => raw.once('end', () => resolve(Buffer.concat(chunks))));
  });

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
  if (typeof value === 'object' && value !== null) eachOnce(outermostKeys(text).map((key) => [JSON.parse(key), value]));
  return value;
}

/** The body of a form without files. @throws {Refusal} */
export async function readUrlEncoded(raw: IncomingMessage, bounds: BodyBounds): Promise<Record<string, unknown>> {
  const bytes = await readAll(raw, bounds);
  try {
    utf8.decode(bytes);
    decodeURIComponent(bytes.toString('latin1'));
  } catch {
    throw new Refusal(400, 'The body is not valid: send fields in UTF-8, URL-encoded.');
  }
  return eachOnce([...new URLSearchParams(bytes.toString())]);
}

function eachOnce(fields: readonly [name: string, value: unknown][]): Record<string, unknown> {
  const names = new Set<string>();
  for (const [name] of fields) {
    if (names.has(name)) throw new Refusal(400, `${quoted(name)}: send every field once.`);
    names.add(name);
  }
  return Object.fromEntries(fields);
}

/** The keys of the outermost object of a valid JSON text, as written. */
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

/** A resume in a temporary file, until it is stored or refused. */
export interface Arrived extends Upload {
  discard(): Promise<void>;
}

/**
 * Parses a multipart body as it streams in: every field at most once, and one PDF called `resume` where there is a `folder`
 * for it. The file is unlinked, so that it disappears with the process.
 * @throws {Refusal} 400, 408, 413, 415 or 429, with the field and the remedy.
 * @throws {StoreFault}
 */
export async function readMultipart(
  request: FastifyRequest,
  bounds: BodyBounds,
  folder?: string,
): Promise<{ fields: Record<string, unknown>; resume?: Arrived | undefined }> {
  if (!/;\s*boundary=/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(400, 'The Content-Type has no multipart boundary: let the client set it.');
  }
  let file: FileHandle | undefined;
  let stopped = false;
  const fields: [string, unknown][] = [];
  const read = async () => {
    let resume: Arrived | undefined;
    // The parser truncates at its limit: one more than allowed distinguishes "exactly the limit" from "over it".
    const limits = { fields: FIELDS, files: 1, parts: FIELDS + 2, fieldSize: 64 * 1024, fileSize: RESUME_BYTES + 1 };
    for await (const part of request.parts({ limits })) {
      const { fieldname: name = '' } = part;
      if (part.type === 'field') {
        if (part.fieldnameTruncated || part.valueTruncated)
          throw new Refusal(413, `${quoted(name)} is too long: shorten it.`);
        fields.push([name, part.value]);
        continue;
      }
      if (name !== 'resume' || folder === undefined)
        throw new Refusal(400, `${quoted(name)} is not a file of this form: send one, called resume.`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `upload-${randomUUID()}`);
      file = await open(path, 'wx+', 0o600);
      await unlink(path);
      if (stopped) await file.close();
      resume = await receive(file, part.filename ?? '', part.file);
    }
    return { fields: eachOnce(fields), resume };
  };
  try {
    return await within(request.raw, bounds, read);
  } catch (error) {
    stopped = true;
    await file?.close();
    // The fields before the error: a browser without scripts shows them again (pages.ts).
    request.body = Object.fromEntries(fields);
    throw refusalOf(error);
  }
}

/** The parser's errors, as our messages. */
function refusalOf(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (syscall) return faultOf(error); // Of the file.
  if (code === 'FST_FILES_LIMIT') return new Refusal(400, 'resume: send exactly one file.');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new Refusal(400, `Too many fields: send at most ${FIELDS}.`);
  return new Refusal(400, 'The multipart body is malformed or incomplete: send it again.');
}

const PDF = '%PDF-';

async function receive(file: FileHandle, name: string, content: AsyncIterable<Buffer>): Promise<Arrived> {
  // File systems refuse longer names.
  if (name.length > FILE_NAME)
    throw new Refusal(400, `resume: its file name is too long: use at most ${FILE_NAME} characters.`);
  if (CONTROL_CHARACTERS.test(name))
    throw new Refusal(400, 'resume: its file name contains control characters: remove them.');
  const hash = createHash('sha256');
  let [bytes, start] = [0, ''];
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > RESUME_BYTES) throw new Refusal(413, 'resume: Please upload a PDF of 10 MB or less.');
    if (start.length < PDF.length) start += chunk.toString('latin1', 0, PDF.length - start.length);
    if (!PDF.startsWith(start)) break;
    hash.update(chunk);
    await file.appendFile(chunk); // Writes everything: `write` may be partial where a disk is nearly full.
  }
  if (bytes === 0) throw new Refusal(400, 'resume: Resume is required.');
  if (start !== PDF) throw new Refusal(415, 'resume: Please upload a PDF file.');
  return {
    name,
    bytes,
    sha256: hash.digest('base64url'),
    async *pieces() {
      const piece = Buffer.allocUnsafe(PIECE_BYTES);
      for (let at = 0; at < bytes; ) {
        const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, at);
        if (bytesRead === 0) throw new Error('an upload is shorter than it was');
        at += bytesRead;
        yield piece.subarray(0, bytesRead);
      }
    },
    discard: () => file.close(),
  };
}

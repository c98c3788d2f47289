import { createHash } from 'node:crypto';
import busboy from 'busboy';
import { CONTROL_CHARACTERS, RESUME_BYTES } from '../../src/forms/limits';
import { type BodyBounds, readBody } from './body';
import type { Incoming } from './exchange';
import { quoted } from './forms';
import { FIELDS, FILE_NAME } from './limits';
import { Refusal } from './refusal';
import { newId } from './store/row';
import { PIECE_BYTES, type Store, type Upload } from './store/store';

/** One multipart body: every field at most once, and exactly one PDF called `resume`. */
export interface Application {
  fields: Record<string, string>;
  resume: Upload;
}

/**
 * Reads a multipart body as it streams in, and hands the resume to the store piece by piece: the next is read from the
 * network when the store has the last. What is refused, or never ends, is taken back from the store.
 * After the first fault the rest is still read, and dropped: a browser that is cut off while sending shows a network
 * error instead of the reason. Only a body over the bound is cut off.
 * @throws {Refusal} 400, 408, 413, 415 or 429, with the field and the remedy.
 * @throws {StoreFault}
 */
export async function readApplication(
  incoming: Incoming,
  bounds: BodyBounds,
  store: Pick<Store, 'keep' | 'forget'>,
): Promise<Application> {
  const fields = new Map<string, string>();
  const resume = createResume(store);
  let fault: Error | undefined;
  const refuse = (status: number, reason: string) => {
    fault ??= new Refusal(status, reason);
  };

  const parser = createParser(incoming.headers['content-type']);
  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || info.valueTruncated) refuse(413, `${quoted(name ?? '')} is too long: shorten it.`);
    else if (name === undefined || fields.has(name)) refuse(400, `${quoted(name ?? '')}: send every field once.`);
    else fields.set(name, value);
  });
  parser.on('file', (name, stream, info) => {
    if (name !== 'resume') refuse(400, `${quoted(name ?? '')} is not a file of this form: send one, called resume.`);
    const wrong = whatIsWrongWith(info.filename ?? '');
    if (wrong) refuse(400, `resume: its file name ${wrong}.`);
    resume.begin(info.filename ?? '');
    stream.on('data', (chunk: Buffer) => {
      resume.add(chunk);
      if (resume.bytes > RESUME_BYTES) refuse(413, 'resume: Please upload a PDF of 10 MB or less.');
    });
    stream.on('error', () => {}); // The parser reports the same error.
  });
  parser.on('filesLimit', () => refuse(400, 'resume: send exactly one file.'));
  parser.on('fieldsLimit', () => refuse(400, `Too many fields: send at most ${FIELDS}.`));
  parser.on('partsLimit', () => refuse(400, `Too many fields: send at most ${FIELDS}.`));
  parser.on('error', () => refuse(400, 'The multipart body is malformed or incomplete: send it again.'));

  try {
    await readBody(incoming, bounds, async (chunk) => {
      if (parser.writable) await new Promise((written) => parser.write(chunk, written));
      if (fault) await resume.forget();
      else if (!resume.mayBePdf()) refuse(415, NO_PDF);
      else
        await resume.hand(PIECE_BYTES).catch((failed: Error) => {
          fault = failed;
        });
    });
    await end(parser);
    if (fault) throw fault;
    if (resume.bytes === 0) throw new Refusal(400, 'resume: Resume is required.');
    if (!resume.isPdf()) throw new Refusal(415, NO_PDF);
    await resume.hand(1);
    return { fields: Object.fromEntries(fields), resume: resume.upload() };
  } catch (error) {
    await resume.forget();
    throw error;
  } finally {
    parser.destroy();
  }
}

const NO_PDF = 'resume: Please upload a PDF file.';
const PDF = Buffer.from('%PDF-');

/** How much more than a piece arrives at once, in bytes: what Node reads from a connection. */
const ROOM = 64 * 1024;

/** A resume on its way from the network to the store. */
function createResume(store: Pick<Store, 'keep' | 'forget'>) {
  const id = newId();
  const hash = createHash('sha256');
  let name = '';
  let bytes = 0;
  /** One for all pieces: the store is done with it when `keep` resolves, and a crowd leaves no garbage. */
  let buffer = Buffer.alloc(0);
  let waiting = 0;
  let pieces = 0;
  let forgotten = false;
  let start = Buffer.alloc(0);

  return {
    get bytes() {
      return bytes;
    },
    begin(fileName: string): void {
      name = fileName;
    },
    add(chunk: Buffer): void {
      bytes += chunk.length;
      if (forgotten) return;
      if (start.length < PDF.length) start = Buffer.concat([start, chunk]).subarray(0, PDF.length);
      hash.update(chunk);
      if (waiting + chunk.length > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES + ROOM, waiting + chunk.length));
        buffer.copy(larger, 0, 0, waiting);
        buffer = larger;
      }
      waiting += chunk.copy(buffer, waiting);
    },
    /** Whether what has arrived so far is how a PDF begins. */
    mayBePdf: () => PDF.subarray(0, start.length).equals(start),
    isPdf: () => start.equals(PDF),
    /** Hands over what waits, once it is at least `least` bytes, and waits until the store has it. */
    async hand(least: number): Promise<void> {
      if (waiting < least) return;
      const end = waiting;
      waiting = 0;
      for (let at = 0; at < end; at += PIECE_BYTES) {
        await store.keep(id, pieces++, buffer.subarray(at, Math.min(end, at + PIECE_BYTES)));
      }
    },
    /** Takes back what the store has been given. */
    async forget(): Promise<void> {
      if (forgotten) return;
      forgotten = true;
      waiting = 0;
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

function createParser(type = '') {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      // One more than allowed where busboy only truncates, so that "exactly the limit" and "over it" differ.
      limits: { fields: FIELDS, files: 1, parts: FIELDS + 2, fieldSize: 64 * 1024, fileSize: RESUME_BYTES + 1 },
    });
  } catch {
    throw new Refusal(400, 'The Content-Type has no multipart boundary: let the client set it.');
  }
}

/** Resolves when everything written has been parsed, or the parser has failed (and said so by its `error`). */
function end(parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve) => {
    if (!parser.writable) return resolve();
    parser.once('close', resolve);
    parser.once('error', () => resolve());
    parser.end();
  });
}

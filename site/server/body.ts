/** Reads the bodies of the forms, with rules that Fastify and its parser of multipart bodies lack. */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { CONTROL_CHARACTERS, RESUME_BYTES } from '../../src/forms/limits';
import { faultOf, quoted, Refusal, refuseResume } from './errors';
import { DROPPED, FIELDS, FILE_NAME, TYPED_BYTES } from './limits';
import type { Upload } from './stored';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A parser of UTF-8 for Fastify, which refuses with `reason` what `parse` throws. */
const parser = (parse: (text: string) => unknown, reason: string) => async (_: FastifyRequest, body: Buffer) => {
  try {
    return parse(utf8.decode(body));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, reason);
  }
};

/** @throws {Refusal} 400 when it is not JSON in UTF-8. Of repeated names it takes the last, as every parser of JSON does. */
export const parseJson = parser(
  (text) => JSON.parse(text),
  'The body is not valid JSON: send one JSON object in UTF-8.',
);

/** @throws {Refusal} */
export const parseUrlEncoded = parser((text) => {
  decodeURIComponent(text);
  return eachOnce([...new URLSearchParams(text)]);
}, 'The body is not valid: send fields in UTF-8, URL-encoded.');

/** Parsers take the last of repeated fields, or all: another program on the way may read another one. @throws {Refusal} */
function eachOnce(fields: readonly [name: string, value: unknown][]): Record<string, unknown> {
  const names = new Set<string>();
  for (const [name] of fields) {
    if (names.has(name)) throw new Refusal(400, `${quoted(name)}: send every field once.`);
    names.add(name);
  }
  return Object.fromEntries(fields);
}

/** A resume in a temporary file, until it is stored or refused. */
export interface Arrived extends Upload {
  discard(): Promise<void>;
}

/**
 * Parses a multipart body as it streams in: every field at most once, and one PDF called `resume` where there is a `folder`
 * for it. The file is unlinked, so that it disappears with the process. After a wrong file the fields behind it are read, too:
 * a browser without scripts shows all of them again (pages.ts).
 * @throws {Refusal} with the field and the remedy. @throws {StoreFault}
 */
export async function readMultipart(request: FastifyRequest, folder?: string) {
  if (!/;\s*boundary=/i.test(request.headers['content-type'] ?? ''))
    throw new Refusal(400, 'The Content-Type has no multipart boundary: let the client set it.');
  let file: FileHandle | undefined;
  let resume: Arrived | undefined;
  let refused: Refusal | undefined;
  const fields: [string, unknown][] = [];
  try {
    // The parser truncates at its limit: one more than allowed distinguishes "exactly the limit" from "over it".
    const limits = { fields: FIELDS, files: 1, parts: FIELDS + 2, fieldSize: TYPED_BYTES, fileSize: RESUME_BYTES + 1 };
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
      resume = await receive(file, part.filename ?? '', part.file).catch((error: unknown) => {
        if (!(error instanceof Refusal) || Number(request.headers['content-length']) > DROPPED.bytes) throw error;
        refused = error;
        part.file.resume();
        return undefined;
      });
    }
    if (refused) throw refused;
    return { fields: eachOnce(fields), resume };
  } catch (error) {
    request.raw.unpipe();
    await file?.close();
    request.body = Object.fromEntries(fields);
    throw refusalOf(error);
  }
}

/** The parser's errors, as our messages. */
function refusalOf(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (syscall) return faultOf(error); // Of the file.
  if (code === 'FST_FILES_LIMIT') return refuseResume(400, 'send exactly one file.');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new Refusal(400, `Too many fields: send at most ${FIELDS}.`);
  return new Refusal(400, 'The multipart body is malformed or incomplete: send it again.');
}

const PDF = '%PDF-';

async function receive(file: FileHandle, name: string, arriving: AsyncIterable<Buffer>): Promise<Arrived> {
  // File systems refuse longer names.
  if (name.length > FILE_NAME)
    throw refuseResume(400, `its file name is too long: use at most ${FILE_NAME} characters.`);
  if (CONTROL_CHARACTERS.test(name)) throw refuseResume(400, 'its file name contains control characters: remove them.');
  const hash = createHash('sha256');
  let [bytes, start] = [0, ''];
  for await (const chunk of arriving) {
    bytes += chunk.length;
    if (bytes > RESUME_BYTES) throw refuseResume(413, 'Please upload a PDF of 10 MB or less.');
    if (start.length < PDF.length) start += chunk.toString('latin1', 0, PDF.length - start.length);
    if (!PDF.startsWith(start)) break;
    hash.update(chunk);
    await file.appendFile(chunk); // Writes everything: `write` may be partial where a disk is nearly full.
  }
  if (bytes === 0) throw refuseResume(400, 'Resume is required.');
  if (start !== PDF) throw refuseResume(415, 'Please upload a PDF file.');
  return {
    name,
    bytes,
    sha256: hash.digest('base64url'),
    async content() {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, 0);
      if (bytesRead < bytes) throw new Error('an upload is shorter than it was');
      return buffer;
    },
    discard: () => file.close(),
  };
}

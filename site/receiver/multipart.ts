import busboy from 'busboy';
import { type BodyBounds, boundedBody } from './body';
import { quoted } from './forms';
import { FIELDS, RESUME_BYTES } from './limits';
import { Refusal } from './refusal';

/** The file of an application: its name as the sender gave it, and its content. */
export interface Resume {
  name: string;
  bytes: Buffer;
}

/** One multipart body: every field at most once, and exactly one PDF called `resume`. */
export interface Upload {
  fields: Record<string, string>;
  resume: Resume;
}

/**
 * Reads a multipart body as it streams in; `hold` is told of every chunk kept in memory, and may throw.
 * After the first fault the rest is still read, and dropped: a browser that is cut off while sending shows a network
 * error instead of the reason. Only a body over the bound is cut off.
 * @throws {Refusal} 400, 408, 413 or 415, with the field and the remedy.
 */
export async function readUpload(request: Request, bounds: BodyBounds, hold: (bytes: number) => void): Promise<Upload> {
  const fields = new Map<string, string>();
  const chunks: Buffer[] = [];
  let fileName: string | undefined;
  let fileBytes = 0;
  let fault: Refusal | undefined;
  const refuse = (status: number, reason: string) => {
    fault ??= new Refusal(status, reason);
    chunks.length = 0;
  };

  const parser = createParser(request);
  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || info.valueTruncated) refuse(413, `${quoted(name ?? '')} is too long: shorten it.`);
    else if (name === undefined || fields.has(name)) refuse(400, `${quoted(name ?? '')}: send every field once.`);
    else fields.set(name, value);
  });
  parser.on('file', (name, stream, info) => {
    if (name !== 'resume') refuse(400, `${quoted(name ?? '')} is not a file of this form: send one, called resume.`);
    fileName = info.filename ?? '';
    stream.on('data', (chunk: Buffer) => {
      fileBytes += chunk.length;
      if (fileBytes > RESUME_BYTES) refuse(413, 'resume: Please upload a PDF of 10 MB or less.');
      if (!fault) chunks.push(chunk);
    });
    stream.on('error', () => {}); // The parser reports the same error.
  });
  parser.on('filesLimit', () => refuse(400, 'resume: send exactly one file.'));
  parser.on('fieldsLimit', () => refuse(400, `Too many fields: send at most ${FIELDS}.`));
  parser.on('partsLimit', () => refuse(400, `Too many fields: send at most ${FIELDS}.`));
  parser.on('error', () => refuse(400, 'The multipart body is malformed or incomplete: send it again.'));

  try {
    for await (const chunk of boundedBody(request, bounds)) {
      if (!fault) hold(chunk.byteLength);
      if (parser.writable) await new Promise((written) => parser.write(chunk, written));
    }
    await end(parser);
  } finally {
    parser.destroy();
  }

  if (fault) throw fault;
  const bytes = Buffer.concat(chunks);
  if (fileName === undefined || bytes.length === 0) throw new Refusal(400, 'resume: Resume is required.');
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Refusal(415, 'resume: Please upload a PDF file.');
  return { fields: Object.fromEntries(fields), resume: { name: fileName, bytes } };
}

function createParser(request: Request) {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
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

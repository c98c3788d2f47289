import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypes, type HeaderRow } from '../hosting/headers';
import { chooseEncoding, type Encoding } from './encoding';
import type { Answer, Incoming } from './exchange';

/** One file of a build, in memory. */
export interface BuiltFile {
  type: string;
  /** A hash of the content. */
  hash: string;
  content: Buffer<ArrayBuffer>;
  /** Compressed content: from the build where it made some, else made at the first request that wants it. */
  encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

/**
 * The files of a build by their path, such as `media/blog.html`. They are read once, at start: a request looks a name up
 * and never touches the disk, so no path leads out of the folder and a build running meanwhile is not seen half done.
 */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** What the build writes for the host, not for visitors. */
const forTheHost: ReadonlySet<string> = new Set(['_headers', '_redirects', '_nginx.conf', '_nginx_server.conf']);

/** Reads all files below `folder` but hidden ones and those for the host. */
export async function readFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .filter((name) => !forTheHost.has(name));
  const present = new Set(names);
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    if (present.has(name.replace(/\.(br|gz)$/, '')) && /\.(br|gz)$/.test(name)) continue;
    const content = await readFile(join(folder, name));
    const encoded: BuiltFile['encoded'] = new Map();
    for (const encoding of ['br', 'gzip'] as const) {
      const sibling = name + suffixes[encoding];
      if (present.has(sibling)) encoded.set(encoding, Promise.resolve(await readFile(join(folder, sibling))));
    }
    files.set(name, {
      type: contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream',
      hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
      content,
      encoded,
    });
  }
  return files;
}

/**
 * The answer with `file`: compressed as the request allows, without a body when the client has it already (304).
 * Node leaves the body out for HEAD. `status` is the one to answer with when the body is sent.
 */
export async function answerWith(
  file: BuiltFile,
  { headers: asked }: Incoming,
  headers: HeaderRow,
  status = 200,
): Promise<Answer> {
  const compressible = isCompressible(file);
  const encoding = compressible ? chooseEncoding(asked['accept-encoding']) : undefined;
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const row = { ...headers, ETag: etag, ...(compressible && { Vary: 'Accept-Encoding' }) };
  if (status === 200 && matches(asked['if-none-match'], etag)) return { status: 304, headers: row };
  const body = encoding ? await encode(file, encoding) : file.content;
  return {
    status,
    headers: {
      ...row,
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body,
  };
}

function isCompressible(file: BuiltFile): boolean {
  return file.encoded.size > 0 || file.type.includes('charset=') || file.type === 'application/wasm';
}

function encode(file: BuiltFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const made = file.encoded.get(encoding) ?? compress[encoding](file.content);
  file.encoded.set(encoding, made);
  return made;
}

const compress = {
  // 5 of 11: while a visitor waits. What the build compresses, it compresses with 11.
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) as Promise<
      Buffer<ArrayBuffer>
    >,
  gzip: (content: Buffer) => promisify(gzip)(content) as Promise<Buffer<ArrayBuffer>>,
};

/** If-None-Match compares weakly: a proxy may have marked our tag `W/`. (RFC 9110, section 13.1.2) */
function matches(header = '', etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

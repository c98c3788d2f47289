import type { Incoming } from './exchange';
import { quoted } from './forms';
import { Refusal } from './refusal';

export interface BodyBounds {
  /** Largest body, in bytes. */
  bytes: number;
  /** Longest time for the body to arrive, in milliseconds. */
  ms: number;
  /** Counts bytes of the body, before they are read where their number is announced; may throw. */
  take: (bytes: number) => void;
}

/**
 * Reads a request's body within bounds. `each` is given one chunk after the other, the next when it is done with the last.
 * What comes after a fault is not read.
 * @throws {Refusal} 413 when it is (or says it is) too large, 408 when it takes too long, 400 when it breaks off.
 */
export async function readBody(
  incoming: Incoming,
  { bytes, ms, take }: BodyBounds,
  each: (chunk: Buffer) => Promise<void> | void,
): Promise<void> {
  const announced = Number(incoming.headers['content-length'] ?? 0);
  if (announced > bytes) throw tooLarge(bytes);
  if (announced > 0) take(announced);
  return new Promise((resolve, reject) => {
    let total = 0;
    let work: Promise<void> | undefined;
    let over = false;
    const end = (fault?: unknown) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      if (fault !== undefined) incoming.pause();
      const settle = () => (fault === undefined ? resolve() : reject(fault));
      // Nobody is told of an end while a chunk is still being worked on.
      if (work) work.then(settle, settle);
      else settle();
    };
    const timer = setTimeout(() => {
      // The rest of a late body would be taken for the next request on the same connection, hence `close`.
      end(new Refusal(408, `The request took longer than ${ms / 1000} s: send it again.`, { Connection: 'close' }));
    }, ms);
    const read = (chunk: Buffer) => {
      if (over) return;
      try {
        total += chunk.byteLength;
        if (total > bytes) throw tooLarge(bytes);
        if (announced === 0) take(chunk.byteLength);
        work = each(chunk) ?? undefined;
      } catch (fault) {
        return end(fault);
      }
      if (!work) return;
      incoming.pause();
      work.then(() => {
        work = undefined;
        if (!over) incoming.resume();
      }, end);
    };
    incoming
      .on('data', read)
      .once('end', end)
      .once('close', () => {
        if (!over) end(new Refusal(400, 'The request broke off before it was complete: send it again.'));
      });
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The body as JSON. @throws {Refusal} as `readBody`, and 400 when it is not JSON in UTF-8, or has a field twice. */
export async function readJson(incoming: Incoming, bounds: BodyBounds): Promise<unknown> {
  const chunks: Buffer[] = [];
  await readBody(incoming, bounds, (chunk) => void chunks.push(chunk));
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(Buffer.concat(chunks));
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON: send one JSON object in UTF-8.');
  }
  const twice = repeatedKey(text, value);
  if (twice !== undefined) throw new Refusal(400, `${quoted(twice)}: send every field once.`);
  return value;
}

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

function tooLarge(bytes: number): Refusal {
  return new Refusal(413, `The request is too large: send at most ${inWords(bytes)} in all.`);
}

function inWords(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
}

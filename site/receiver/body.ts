import type { Readable } from 'node:stream';
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

/** A request's body as it arrives. */
export interface Body {
  headers: Headers;
  chunks: AsyncIterator<Uint8Array>;
  /** Nobody reads on. */
  cancel(): void;
}

/**
 * The body of a request: from Node's own stream, where there is a connection behind it. A web stream made of that one reads
 * ahead as fast as a client sends, whole uploads into memory.
 */
export function bodyOf(request: Request, incoming: Readable | undefined): Body {
  const { headers } = request;
  if (incoming) {
    // Not destroyed when reading ends early: the answer goes over the same connection.
    const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
    return { headers, chunks, cancel: () => incoming.pause() };
  }
  const reader = request.body?.getReader();
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    return done ? { done, value: undefined } : { done: false, value };
  };
  // Nobody is left to hear that a connection is gone.
  return { headers, chunks: { next }, cancel: () => void reader?.cancel().catch(() => {}) };
}

/**
 * The chunks of a request's body, within bounds.
 * @throws {Refusal} 413 when it is (or says it is) too large, 408 when it takes too long, 400 when it breaks off.
 */
export async function* boundedBody(
  body: Body,
  { bytes, ms, take }: BodyBounds,
): AsyncGenerator<Uint8Array, void, undefined> {
  const tooLarge = () => new Refusal(413, `The request is too large: send at most ${inWords(bytes)} in all.`);
  const announced = Number(body.headers.get('Content-Length') ?? 0);
  if (announced > bytes) throw tooLarge();
  if (announced > 0) take(announced);
  let late: Refusal | undefined;
  let giveUp: (late: Refusal) => void = () => {};
  const timer = setTimeout(() => {
    // The rest of a late body would be taken for the next request on the same connection, hence `close`.
    late = new Refusal(408, `The request took longer than ${ms / 1000} s: send it again.`, { Connection: 'close' });
    giveUp(late);
  }, ms);
  // Not by Promise.race: what waits for the end of the time would hold on to every chunk until then.
  const next = () =>
    new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
      if (late) return reject(late);
      giveUp = reject;
      body.chunks.next().then(resolve, () => reject(brokenOff()));
    });
  try {
    let total = 0;
    for (;;) {
      const { done, value } = await next();
      if (done) return;
      total += value.byteLength;
      if (total > bytes) throw tooLarge();
      if (announced === 0) take(value.byteLength);
      yield value;
    }
  } finally {
    clearTimeout(timer);
    body.cancel();
  }
}

/** The body as JSON. @throws {Refusal} as `boundedBody`, and 400 when it is not JSON in UTF-8, or has a field twice. */
export async function readJson(body: Body, bounds: BodyBounds): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of boundedBody(body, bounds)) chunks.push(chunk);
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON: send one JSON object in UTF-8.');
  }
  const twice = repeatedKey(text);
  if (twice !== undefined) throw new Refusal(400, `${quoted(twice)}: send every field once.`);
  return value;
}

/** A key that the outermost object of a valid JSON text has twice, of which parsers keep the one or the other. */
function repeatedKey(json: string): string | undefined {
  const keys = new Set<string>();
  let depth = 0;
  for (const [, token = '', colon] of json.matchAll(/("(?:[^"\\]|\\.)*"|[{}[\]])\s*(:)?/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (colon && depth === 1) {
      const key = JSON.parse(token) as string;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return undefined;
}

function brokenOff(): Refusal {
  return new Refusal(400, 'The request broke off before it was complete: send it again.');
}

function inWords(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
}

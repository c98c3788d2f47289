import { Refusal } from './refusal';

export interface BodyBounds {
  /** Largest body, in bytes. */
  bytes: number;
  /** Longest time for the body to arrive, in milliseconds. */
  ms: number;
}

/**
 * The chunks of a request's body, within bounds.
 * @throws {Refusal} 413 when it is (or says it is) too large, 408 when it takes too long, 400 when it breaks off.
 */
export async function* boundedBody(request: Request, { bytes, ms }: BodyBounds): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new Refusal(413, `The request is too large: send at most ${inWords(bytes)} in all.`);
  if (Number(request.headers.get('Content-Length') ?? 0) > bytes) throw tooLarge();
  if (!request.body) return;
  const reader = request.body.getReader();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // The rest of a late body would be taken for the next request on the same connection, hence `close`.
    const refusal = new Refusal(408, `The request took longer than ${ms / 1000} s: send it again.`, {
      Connection: 'close',
    });
    timer = setTimeout(() => reject(refusal), ms);
  });
  late.catch(() => {}); // Raced below; a deadline that passes while nobody waits is no unhandled rejection.
  try {
    let total = 0;
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(brokenOff), late]);
      if (done) return;
      total += value.byteLength;
      if (total > bytes) throw tooLarge();
      yield value;
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {}); // Nobody is left to hear that a connection is gone.
  }
}

/** The body as JSON. @throws {Refusal} as `boundedBody`, and 400 when it is not JSON in UTF-8. */
export async function readJson(request: Request, bounds: BodyBounds): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of boundedBody(request, bounds)) chunks.push(chunk);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal(400, 'The body is not valid JSON: send one JSON object in UTF-8.');
  }
}

function brokenOff(): never {
  throw new Refusal(400, 'The request broke off before it was complete: send it again.');
}

function inWords(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
}

/** Rules that Fastify lacks, each with its reason. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { endpointHeaders } from '../hosting/headers';
import { Refusal } from './errors';
import { DROPPED } from './limits';

/**
 * Exactly one Host header: Node takes the first of several, another server on the way may take the last.
 * @throws {Refusal}
 */
export async function requireOneHost({ raw: { rawHeaders, headers, httpVersion } }: FastifyRequest): Promise<void> {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count === 0 && httpVersion === '1.0') return;
  const { host = '' } = headers;
  const one = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);
  if (count !== 1 || !one)
    throw new Refusal(400, 'The Host header is not one host: send one.', { Connection: 'close' });
}

/** @throws {Refusal} */
export async function refuseExpectations({ headers: { expect = '' } }: FastifyRequest): Promise<void> {
  if (expect !== '' && expect.toLowerCase() !== '100-continue')
    throw new Refusal(417, 'The Expect header is not known: leave it out.');
}

/** The error of Node's own time limits. */
export class RequestTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

/** By the code of a request that Node's parser refuses, or that is late: the status and the reason. */
const unparsed: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
const advice: Readonly<Record<number, string>> = {
  408: 'The request took too long: send it again.',
  431: 'The headers are too long: send at most 16 KiB.',
};

/** Answers a request that has no `FastifyRequest`, and ends its connection. Returns the status. */
export function answerUnparsed({ code = '' }: NodeJS.ErrnoException, socket: Socket): number {
  const [status, reason] = unparsed[code] ?? [400, 'Bad Request'];
  const body = JSON.stringify({ error: advice[status] ?? 'This is no valid HTTP request.' });
  const own = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  const lines = Object.entries({ ...endpointHeaders(), ...own }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
  socket.destroySoon();
  return status;
}

/**
 * The path of a request, without normalization: where another server passed `/superadmin/..\metrics` unchanged, this one
 * must not read it as `/metrics`. Of an absolute URL, as clients send it to a proxy, the path; what cannot be decoded is
 * unknown.
 */
export function targetOf({ url = '/' }: IncomingMessage): string {
  const path = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '');
    return path;
  } catch {
    return '/%25';
  }
}

/**
 * Whether the page that sent a request may post: one of this site, or of an origin in `allowed`. Otherwise any page could
 * post in its reader's name. Clients other than browsers send no such headers, and may post.
 */
export function isSameSite(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (corsFor(headers, allowed)) return true;
  if (site) return site === 'same-origin' || site === 'none';
  // The scheme is not compared: behind a proxy only the proxy knows it.
  return !origin || (URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase());
}

/** The CORS headers for a page of an origin in `allowed`; none for others. */
export const corsFor = ({ origin }: IncomingHttpHeaders, allowed: readonly string[]) =>
  origin && allowed.includes(origin)
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Expose-Headers': 'Retry-After',
        'Access-Control-Max-Age': '86400',
      }
    : undefined;

/** The machine itself and private networks, as ipaddr.js names them. */
const NEARBY = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

/** Whether a request comes from this machine or a private network, and not through a proxy. */
export function isNearby({ headers, socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return ipaddr.isValid(remoteAddress) && NEARBY.includes(ipaddr.process(remoteAddress).range());
}

/**
 * Ends the connection of a request that is answered before its body was read, since the rest of the body would be parsed as
 * the next request; but only when that was read and dropped, up to a limit. Closing while the client still sends would reset
 * the connection and lose the answer: nginx then retries on the next server, and sends 503.
 */
export async function dropUnread({ raw }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const announced = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
  if (!announced || raw.complete || raw.readableEnded) return payload;
  reply.header('connection', 'close');
  if (typeof payload !== 'string') return payload;
  reply.header('content-length', Buffer.byteLength(payload));
  const drop = async (rest: AsyncIterable<Buffer>) => {
    let left = DROPPED.bytes;
    for await (const { length } of rest) {
      left -= length;
      if (left < 0) return;
    }
  };
  async function* answer() {
    yield payload;
    await pipeline(raw, drop, { signal: AbortSignal.timeout(DROPPED.ms) }).catch(() => {});
  }
  return Readable.from(answer());
}

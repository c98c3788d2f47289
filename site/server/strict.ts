/** Rules that Fastify lacks, each for a reason. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/**
 * One Host, which is one: Node takes the first of several, another server on the way may have taken the last.
 * @throws {Refusal}
 */
export function createHostRule() {
  /** The last good one: nearly all requests have the same. */
  let known: string | undefined;
  return async ({ raw: { rawHeaders, headers, httpVersion } }: FastifyRequest): Promise<void> => {
    let count = 0;
    for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i] ?? '')) count += 1;
    const { host = '' } = headers;
    if (count === 1 && host === known) return;
    if (count === 0 && httpVersion === '1.0') return;
    const one = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);
    if (count !== 1 || !one)
      throw new Refusal(400, 'The Host header is not one host: send one.', { Connection: 'close' });
    known = host;
  };
}

/**
 * The path that a request means. Nothing is resolved: where another server read `/superadmin/..\metrics` as it stands, this one
 * must not read it as `/metrics`. A whole URL, as clients send it to a proxy, is its path; what cannot be decoded is unknown.
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

/** Answers only to its own site, and to those of a list: else any page could post in its reader's name. */
export interface Origins {
  /** Whether the page that sent a request may. Clients that are no browser send no headers to judge by, and may. */
  accepts(headers: IncomingHttpHeaders): boolean;
  /** What lets a page of a listed origin read the answer (CORS); nothing for others. */
  corsFor(headers: IncomingHttpHeaders): Readonly<Record<string, string>> | undefined;
}

/** `allowed`: origins beside the server's own, such as `https://www.halloway.example`. */
export function createOrigins(allowed: readonly string[]): Origins {
  const listed = ({ origin }: IncomingHttpHeaders) => (origin && allowed.includes(origin) ? origin : undefined);
  return {
    accepts(headers) {
      if (listed(headers)) return true;
      const site = headers['sec-fetch-site'];
      if (site) return site === 'same-origin' || site === 'none';
      const { origin } = headers;
      if (!origin) return true;
      // Its scheme is not compared: behind a proxy only the proxy knows it.
      return URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase();
    },
    corsFor(headers) {
      const origin = listed(headers);
      if (!origin) return undefined;
      return {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Expose-Headers': 'Retry-After',
        'Access-Control-Max-Age': '86400',
      };
    },
  };
}

/** The sender's address: of the connection or, behind a proxy of our own, the one that proxy added last, without a port. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded =
    trustProxy &&
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
  const address = forwarded || (socket.remoteAddress ?? '');
  return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');
}

/** Addresses of the machine itself and of private networks. */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4');
}
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

/** Whether a request comes from this machine or a private network, and not by way of a proxy. */
export function isNearby({ headers, socket }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = socket.remoteAddress ?? '';
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return nearby.check(ipv4 ?? address, !ipv4 && isIPv6(address) ? 'ipv6' : 'ipv4');
}

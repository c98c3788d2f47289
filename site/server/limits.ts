/** Largest JSON or URL-encoded body, in bytes. */
export const TEXT_BYTES = 64 * 1024;
/** Largest multipart body, all parts and boundaries together, in bytes. */
export const MULTIPART_BYTES = 11 * 1024 * 1024;
/** Most of a refused body that is read and dropped before the connection is closed: what the nginx in front lets through. */
export const DROPPED_BYTES = 12 * 1024 * 1024;
/** Longest time that is spent on that, in milliseconds. */
export const DROPPED_MS = 5_000;
/** Most text fields in one multipart body. */
export const FIELDS = 10;
/** Longest name of a file, in UTF-16 units: what file systems take. */
export const FILE_NAME = 255;
/** Longest time that a body may take to arrive, in milliseconds. */
export const BODY_MS = 60_000;
/** Most uploads that arrive at a time: of all senders, and of one address. */
export const UPLOADS = { total: 256, each: 32 };
/** Addresses remembered by the rate limit; beyond, those not heard of for longest are forgotten. */
export const REMEMBERED_ADDRESSES = 10_000;
/** How many times what one IPv6 network (/64) may send, a site's whole block of them (/48) may. */
const BLOCK_SHARE = 4;

/** Takes `amount` (1 when it is left out) for an address; the seconds to wait before there is so much, 0 for none. */
export type RateLimit = (address: string, amount?: number) => number;

/**
 * A token bucket for each address: `perMinute` at once, refilled evenly over a minute. 0 means no limit.
 * `now` is in milliseconds, of a clock that is never set back. (`@fastify/rate-limit` counts requests, not bytes.)
 */
export function createRateLimit(
  perMinute: number,
  now = () => performance.now(),
  addresses = REMEMBERED_ADDRESSES,
): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (address, amount = 1) => {
    if (perMinute === 0) return 0;
    const at = now();
    const bucket = buckets.get(address) ?? { tokens: perMinute, at };
    const tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) / 60_000) * perMinute);
    const enough = tokens >= amount;
    buckets.delete(address); // Set again below: a Map keeps insertion order, so its first key is the least recent.
    buckets.set(address, { tokens: enough ? tokens - amount : tokens, at });
    if (buckets.size > addresses) buckets.delete(buckets.keys().next().value ?? '');
    return enough ? 0 : Math.max(1, Math.ceil(((amount - tokens) * 60) / perMinute));
  };
}

/** The limit for a sender's network and, at `BLOCK_SHARE` times as much, for the block that an IPv6 network is part of. */
export function createSenderLimit(perMinute: number): RateLimit {
  const network = createRateLimit(perMinute);
  const block = createRateLimit(perMinute * BLOCK_SHARE);
  return (address, amount) => network(limitedAs(address), amount) || block(limitedAs(address, 48), amount);
}

/**
 * The key under which the rate limit counts an IP address: an IPv4 address itself, the /64 network of an IPv6 address (a
 * household or an office has a whole one, and could otherwise take a new address for every request).
 */
export function limitedAs(address: string, prefix: 64 | 48 = 64): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 || !address.includes(':')) return ipv4 ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, prefix / 16).join(':')}::/${prefix}`;
}

/** Places that senders share: `total` in all, `each` for one of them, so that none takes all. */
export function createPlaces({ total, each }: { total: number; each: number }) {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    /** Takes a place, or says false. */
    take(sender: string): boolean {
      const own = taken.get(sender) ?? 0;
      if (all >= total || own >= each) return false;
      taken.set(sender, own + 1);
      all += 1;
      return true;
    },
    give(sender: string): void {
      const own = taken.get(sender) ?? 0;
      if (own > 1) taken.set(sender, own - 1);
      else taken.delete(sender);
      all -= 1;
    },
  };
}

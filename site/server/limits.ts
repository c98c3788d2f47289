/** Largest JSON body, in bytes. */
export const JSON_BYTES = 64 * 1024;
/** Largest multipart body, all parts and boundaries together, in bytes. */
export const MULTIPART_BYTES = 11 * 1024 * 1024;
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

/** Takes `amount` (1 when it is left out) for an address; the seconds to wait before there is so much, 0 for none. */
export type RateLimit = (address: string, amount?: number) => number;

/**
 * A token bucket for each address: `perMinute` at once, refilled evenly over a minute. 0 means no limit.
 * `now` is in milliseconds, of a clock that nobody sets back.
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

/**
 * Whom the rate limit counts for an IP address: an IPv4 address itself, the /64 network of an IPv6 address (a household
 * or an office has a whole one, and could otherwise take a new address for every request).
 */
export function limitedAs(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 || !address.includes(':')) return ipv4 ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
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

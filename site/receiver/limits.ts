/** Largest JSON body, in bytes. */
export const JSON_BYTES = 64 * 1024;
/** Largest multipart body, all parts and boundaries together, in bytes. */
export const MULTIPART_BYTES = 11 * 1024 * 1024;
/** Largest resume, in bytes: what R59 calls 10MB. */
export const RESUME_BYTES = 10 * 1024 * 1024;
/** Most text fields in one multipart body. */
export const FIELDS = 10;
/** Longest time that a body may take to arrive, in milliseconds. */
export const BODY_MS = 60_000;
/** Most bytes of uploads in memory at a time, over all requests. */
export const UPLOAD_MEMORY_BYTES = 512 * 1024 * 1024;
/** Addresses remembered by the rate limit; beyond, those not heard of for longest are forgotten. */
export const REMEMBERED_ADDRESSES = 10_000;

/**
 * A token bucket for each address: `perMinute` submissions at once, refilled evenly over a minute. 0 means no limit.
 * The returned function takes a token and tells how many seconds to wait (0: go ahead).
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now, addresses = REMEMBERED_ADDRESSES) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (address: string): number => {
    if (perMinute === 0) return 0;
    const at = now();
    const bucket = buckets.get(address) ?? { tokens: perMinute, at };
    const tokens = Math.min(perMinute, bucket.tokens + ((at - bucket.at) / 60_000) * perMinute);
    buckets.delete(address); // Set again below: a Map keeps insertion order, so its first key is the least recent.
    buckets.set(address, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
    if (buckets.size > addresses) buckets.delete(buckets.keys().next().value ?? '');
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
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

/** Counts bytes held in memory; `take` says false, and takes nothing, when they would be more than `bytes`. */
export function createMemoryBudget(bytes: number) {
  let held = 0;
  return {
    take(amount: number): boolean {
      if (held + amount > bytes) return false;
      held += amount;
      return true;
    },
    give(amount: number): void {
      held -= amount;
    },
    get held() {
      return held;
    },
  };
}

export type MemoryBudget = ReturnType<typeof createMemoryBudget>;

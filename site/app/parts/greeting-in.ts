/**
 * The greeting that an address brings (D37): after the `#`, which browsers send to no server. Links made before that had it in
 * the query.
 */
export function greetingIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  for (const part of [hash, search]) {
    const greeting = new URLSearchParams(part.slice(1)).get('say')?.trim();
    if (greeting) return greeting;
  }
  return undefined;
}

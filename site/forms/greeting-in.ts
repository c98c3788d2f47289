/** The greeting in an address (D37): in the fragment, which browsers send to no server. Older links have it in the query. */
export function greetingIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  for (const part of [hash, search]) {
    const greeting = new URLSearchParams(part.slice(1)).get('say')?.trim();
    if (greeting) return greeting;
  }
  return undefined;
}

/** The name in a greeting whose other words are those of the default one. */
export function nameIn(greeting: string, [head = '', tail = '']: readonly string[]): string | undefined {
  const isFramed = greeting.startsWith(head) && greeting.endsWith(tail);
  return isFramed ? greeting.slice(head.length, greeting.length - tail.length).trim() || undefined : undefined;
}

/** An address with a greeting: it arrives also where the browser follows the link, before React has hydrated it. */
export const withGreeting = (href: string, greeting: string) => `${href}#say=${encodeURIComponent(greeting)}`;

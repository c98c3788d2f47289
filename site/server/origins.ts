import type { IncomingHttpHeaders } from 'node:http';

/** Answers only to its own site, and to those of a list: else any page could post in its reader's name. */
export interface Origins {
  /** Whether the page that sent a request may. Clients that are no browser send no headers to judge by, and may. */
  accepts(headers: IncomingHttpHeaders): boolean;
  /** What lets a page of a listed origin read the answer (CORS); nothing for others. */
  corsFor(headers: IncomingHttpHeaders): Readonly<Record<string, string>> | undefined;
}

/** `allowed`: origins beside the server's own, such as `https://www.halloway.example`. */
export function createOrigins(allowed: readonly string[]): Origins {
  const listed = (headers: IncomingHttpHeaders) => {
    const origin = headers.origin;
    return origin && allowed.includes(origin) ? origin : undefined;
  };
  return {
    accepts(headers) {
      if (listed(headers)) return true;
      const site = headers['sec-fetch-site'];
      if (site) return site === 'same-origin' || site === 'none';
      const origin = headers.origin;
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

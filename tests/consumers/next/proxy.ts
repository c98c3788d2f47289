import { type NextRequest, NextResponse } from 'next/server';

/** A strict CSP: scripts by nonce, styles from files, and Trusted Types. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "require-trusted-types-for 'script'",
    'trusted-types nextjs nextjs#bundler',
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  // Next.js reads the nonce of its own scripts from this header.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

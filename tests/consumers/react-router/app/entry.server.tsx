import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { Nonce } from './nonce';

/** Responds with a strict CSP: scripts by nonce, styles from files, and Trusted Types. */
export default function answer(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = btoa(crypto.randomUUID());
  const policy = ["default-src 'self'", `script-src 'self' 'nonce-${nonce}'`, "require-trusted-types-for 'script'"];
  headers.set('content-type', 'text/html');
  headers.set('content-security-policy', policy.join('; '));
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <Nonce value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </Nonce>
    );
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

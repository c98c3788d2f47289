import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { endpointHeaders } from '../hosting/headers';
import { json } from './refusal';

export interface Listening {
  port: number;
  /** Stops accepting, lets the requests in flight finish (or cuts them off after `ms` milliseconds), and resolves. */
  drain(ms: number): Promise<void>;
}

/** Serves `app` over HTTP. Rejects as `listen` does: `EADDRINUSE`, `EACCES`, … */
export async function listen(app: Hono, { host, port }: { host: string; port: number }): Promise<Listening> {
  const answer = getRequestListener(app.fetch, {
    hostname: 'localhost', // For requests without a Host, such as a health check in HTTP/1.0.
    errorHandler: () => json({ error: 'The request is none that can be answered.' }, 400, endpointHeaders()),
  });
  const server = createServer(
    {
      // Against clients that send a byte now and then. The body has a bound of its own, with a better answer (408);
      // this one is for what never gets that far.
      headersTimeout: 15_000,
      requestTimeout: 75_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
    },
    (request, response) => (hasOneHost(request) ? answer(request, response) : refuseHost(response)),
  );
  // Against clients that stop reading.
  server.setTimeout(120_000);

  let inFlight = 0;
  let idle = () => {};
  server.prependListener('request', (_, response) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
      if (inFlight === 0) idle();
    });
    // Once draining, a kept connection would be closed under the client's next request.
    if (!server.listening) response.setHeader('Connection', 'close');
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    async drain(ms) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      let timer: NodeJS.Timeout | undefined;
      if (inFlight > 0) {
        await Promise.race([
          new Promise<void>((resolve) => {
            idle = resolve;
          }),
          new Promise<void>((resolve) => {
            timer = setTimeout(resolve, ms);
          }),
        ]);
      }
      clearTimeout(timer);
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Node takes the first of several, another server on the way may have taken the last. */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count === 0) return httpVersion === '1.0';
  const { host = '' } = headers;
  return count === 1 && /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);
}

function refuseHost(response: ServerResponse): void {
  response.writeHead(400, { ...endpointHeaders(), 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ error: 'The Host header is not one host: send one.' }));
}

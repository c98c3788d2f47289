import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long requests in flight may still take when the receiver is told to stop, in milliseconds. */
const DRAIN_MS = 10_000;

export interface Listening {
  port: number;
  /** Stops accepting, lets the requests in flight finish (or cuts them off after a while), and resolves. */
  drain(): Promise<void>;
}

/** Serves `app` over HTTP. Rejects as `listen` does: `EADDRINUSE`, `EACCES`, … */
export async function listen(app: Hono, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: 'localhost', // For requests without a Host, such as a health check in HTTP/1.0.
    serverOptions: {
      // Against clients that send a byte now and then. The body has a bound of its own, with a better answer (408);
      // this one is for what never gets that far.
      headersTimeout: 15_000,
      requestTimeout: 75_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
    },
  }) as Server;
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
    async drain() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      let timer: NodeJS.Timeout | undefined;
      if (inFlight > 0) {
        await Promise.race([
          new Promise<void>((resolve) => {
            idle = resolve;
          }),
          new Promise<void>((resolve) => {
            timer = setTimeout(resolve, DRAIN_MS);
          }),
        ]);
      }
      clearTimeout(timer);
      server.closeAllConnections();
      await closed;
    },
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { App } from './app';
import { type Answer, endpointRow, json } from './exchange';

export interface Listening {
  port: number;
  /** Stops accepting, lets the requests in flight finish (or cuts them off after `ms` milliseconds), and resolves. */
  drain(ms: number): Promise<void>;
}

/** Serves `app` over HTTP. Rejects as `listen` does: `EADDRINUSE`, `EACCES`, … */
export async function listen(app: App, { host, port }: { host: string; port: number }): Promise<Listening> {
  let inFlight = 0;
  let idle = () => {};
  const hasOneHost = createHostCheck();

  const server = createServer(
    {
      // Against clients that send a byte now and then. The body has a bound of its own, with a better answer (408);
      // this one is for what never gets that far.
      headersTimeout: 15_000,
      requestTimeout: 75_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
    },
    (incoming, response) => {
      inFlight += 1;
      response.once('close', () => {
        inFlight -= 1;
        if (inFlight === 0) idle();
      });
      if (!hasOneHost(incoming)) return send(noHost, incoming, response);
      app(incoming)
        .then((answer) => send(answer, incoming, response))
        .catch((error) => response.destroy(error));
    },
  );
  // Against clients that stop reading.
  server.setTimeout(120_000);

  function send({ status, headers, body }: Answer, incoming: IncomingMessage, response: ServerResponse): void {
    // What was not read of a body would be taken for the next request on the same connection. And once draining, a kept
    // connection would be closed under the client's next request.
    if (isUnread(incoming) || !server.listening) response.setHeader('Connection', 'close');
    response.writeHead(status, headers).end(body);
  }

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

/** Whether a body was announced of which not all has arrived. A request without one may be answered before it counts as complete. */
function isUnread({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

const noHost = json({ error: 'The Host header is not one host: send one.' }, 400, {
  ...endpointRow,
  Connection: 'close',
});

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/** Tells whether a request has one Host: Node takes the first of several, another server on the way may have taken the last. */
function createHostCheck() {
  /** The last good one: nearly all requests have the same. */
  let known: string | undefined;
  return ({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean => {
    let count = 0;
    for (let i = 0; i < rawHeaders.length; i += 2) if (isHost(rawHeaders[i] ?? '')) count += 1;
    const { host = '' } = headers;
    if (count === 0) return httpVersion === '1.0';
    if (count > 1) return false;
    if (host === known) return true;
    if (!/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host) || !URL.canParse(`http://${host}/`)) return false;
    known = host;
    return true;
  };
}

import { BlockList, isIPv6 } from 'node:net';
import { type Context, Hono } from 'hono';
import type { Metrics } from './metrics';
import { json } from './refusal';
import type { Health, Store } from './store/store';

/** Addresses of the machine itself and of private networks. */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4');
}
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

export function isNearby(address: string): boolean {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return nearby.check(ipv4, 'ipv4');
  return nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

export interface OperationsOptions {
  store: Pick<Store, 'health'>;
  metrics: Metrics;
  /** The address of a connection's other end. */
  peerOf: (context: Context) => string;
}

/** Bytes that a disk should have left. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * What supervisors and monitors ask: `/healthz` whether the process answers, `/readyz` whether submissions can be stored,
 * `/metrics` for figures. Only from this machine and private networks, and not by way of a proxy: for others these paths
 * do not exist.
 */
export function operations({ store, metrics, peerOf }: OperationsOptions): Hono {
  const app = new Hono();
  const ask = (path: string, answer: () => Promise<Response>) =>
    app.get(path, (context, next) => {
      const { headers } = context.req.raw;
      const direct = !headers.has('X-Forwarded-For') && !headers.has('Forwarded');
      return direct && isNearby(peerOf(context)) ? answer() : next();
    });

  ask('/healthz', async () => json({ status: 'ok' }, 200, noStore));
  ask('/readyz', async () => {
    const health = await store.health();
    const fault = faultIn(health);
    return json(
      { status: fault ? 'unavailable' : 'ok', ...health, ...(fault && { fault }) },
      fault ? 503 : 200,
      noStore,
    );
  });
  ask('/metrics', async () => {
    const text = await metrics.text(await store.health());
    return new Response(text, { headers: { ...noStore, 'Content-Type': metrics.contentType } });
  });
  return app;
}

const noStore = { 'Cache-Control': 'no-store' };

function faultIn({ fault, freeBytes }: Health): string | undefined {
  if (fault) return fault;
  if (freeBytes !== undefined && freeBytes < SPARE_BYTES) {
    return `the disk has ${Math.floor(freeBytes / 1024 / 1024)} MB left: make room`;
  }
  return undefined;
}

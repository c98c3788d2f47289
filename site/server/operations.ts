import { BlockList, isIPv6 } from 'node:net';
import { type Answer, type Incoming, json, text } from './exchange';
import type { Metrics } from './metrics';
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
}

/** Bytes that a disk should have left. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * What supervisors and monitors ask: `/healthz` whether the process answers, `/readyz` whether submissions can be stored,
 * `/metrics` for figures. Only from this machine and private networks, and not by way of a proxy: for others these paths
 * do not exist.
 */
export function operations({ store, metrics }: OperationsOptions) {
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/healthz': async () => json({ status: 'ok' }, 200, noStore),
    '/readyz': async () => {
      const health = await store.health();
      const fault = faultIn(health);
      const status = fault ? 'unavailable' : 'ok';
      return json({ status, ...health, ...(fault && { fault }) }, fault ? 503 : 200, noStore);
    },
    '/metrics': async () =>
      text(await metrics.text(await store.health()), 200, { ...noStore, 'Content-Type': metrics.contentType }),
  };
  return async ({ method, headers, socket }: Incoming, path: string): Promise<Answer | undefined> => {
    const answer = Object.hasOwn(answers, path) && (method === 'GET' || method === 'HEAD') && answers[path];
    if (!answer || headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return undefined;
    return isNearby(socket.remoteAddress ?? '') ? answer() : undefined;
  };
}

const noStore = { 'Cache-Control': 'no-store' };

function faultIn({ fault, freeBytes }: Health): string | undefined {
  if (fault) return fault;
  if (freeBytes !== undefined && freeBytes < SPARE_BYTES) {
    return `the disk has ${Math.floor(freeBytes / 1024 / 1024)} MB left: make room`;
  }
  return undefined;
}

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health, Store, Submission } from './stored';
import { isNearby } from './strict';

/** Figures in Prometheus' format. No label has anything that a visitor made up. */
export interface Metrics {
  contentType: string;
  answered(answer: { method: string; path: string; status: number; ms: number }): void;
  stored(form: Submission['form']): void;
  notified(channel: string, result: 'delivered' | 'failed'): void;
  /** Everything so far, as text. */
  text(health: Health): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'server_answer_seconds',
    help: 'How long answers took, by method, path and status.',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers,
  });
  const submissions = new Counter({
    name: 'server_submissions_total',
    help: 'Submissions that were acknowledged, repeated ones included.',
    labelNames: ['form'],
    registers,
  });
  const notices = new Counter({
    name: 'server_notices_total',
    help: 'Notices of submissions that were sent, by channel and result.',
    labelNames: ['channel', 'result'],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('server_store_up', '1 when submissions can be stored, else 0.');
  const used = gauge('server_store_used_bytes', 'What the submissions take.');
  const limit = gauge('server_store_limit_bytes', 'STORE_LIMIT, 0 for none.');
  const free = gauge('server_disk_free_bytes', 'What the disk of the store has left.');

  return {
    contentType: registry.contentType,
    answered: ({ method, path, status, ms }) => answers.observe({ method, path, status }, ms / 1_000),
    stored: (form) => submissions.inc({ form }),
    notified: (channel, result) => notices.inc({ channel, result }),
    text(health) {
      up.set(health.fault ? 0 : 1);
      used.set(health.usedBytes);
      limit.set(health.limitBytes);
      if (health.freeBytes !== undefined) free.set(health.freeBytes);
      return registry.metrics();
    },
  };
}

/** Bytes that a disk should have left. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * What supervisors and monitors ask: `/healthz` whether the process answers, `/readyz` whether submissions can be stored,
 * `/metrics` for figures. Only from this machine and private networks, and not by way of a proxy: for others these paths
 * do not exist.
 */
export function operations(
  app: FastifyInstance,
  { store, metrics }: { store: Pick<Store, 'health'>; metrics: Metrics },
) {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isNearby(request.raw)) return reply.callNotFound();
      reply.header('Cache-Control', 'no-store');
    });
    scope.get('/healthz', async () => ({ status: 'ok' }));
    scope.get('/readyz', async (_, reply) => {
      const health = await store.health();
      const fault = faultIn(health);
      return reply
        .code(fault ? 503 : 200)
        .send({ status: fault ? 'unavailable' : 'ok', ...health, ...(fault && { fault }) });
    });
    scope.get('/metrics', async (_, reply) =>
      reply.type(metrics.contentType).send(await metrics.text(await store.health())),
    );
  });
}

function faultIn({ fault, freeBytes }: Health): string | undefined {
  if (fault) return fault;
  if (freeBytes !== undefined && freeBytes < SPARE_BYTES) {
    return `the disk has ${Math.floor(freeBytes / 1024 / 1024)} MB left: make room`;
  }
  return undefined;
}

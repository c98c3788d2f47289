import { execFile } from 'node:child_process';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health, Store } from './store';
import { isNearby } from './strict';

/** Metrics in Prometheus' format. No label contains a visitor's text. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
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
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const stored = 'Submissions that were acknowledged, repeated ones included.';
  const submissions = counter('server_submissions_total', stored, ['form']);
  const sent = 'Notices of submissions that were sent, by channel and result.';
  const notices = counter('server_notices_total', sent, ['channel', 'result']);
  const gauge = (name: string, help: string, registers = [registry]) => new Gauge({ name, help, registers });
  const up = gauge('server_store_up', '1 when submissions can be stored, else 0.');
  const used = gauge('server_store_used_bytes', 'What the submissions take.');
  const limit = gauge('server_store_limit_bytes', 'STORE_LIMIT, 0 for none.');
  const waiting = gauge('server_notices_waiting', 'Notices that mail or webhook have not accepted yet.');
  const backup = gauge('server_last_backup_timestamp_seconds', 'When the last backup was made here, 0 for never.');
  const free = gauge('server_disk_free_bytes', 'What the disk of the store has left.', []);

  return {
    contentType: registry.contentType,
    answered: (answer: { method: string; path: string; status: number }, ms: number) =>
      answers.observe(answer, ms / 1_000),
    stored: (form: string) => submissions.inc({ form }),
    notified: (channel: string, result: 'delivered' | 'failed') => notices.inc({ channel, result }),
    text({ fault, usedBytes, limitBytes, freeBytes, waitingNotices, lastBackup }: Health): Promise<string> {
      up.set(fault ? 0 : 1);
      used.set(usedBytes);
      limit.set(limitBytes);
      waiting.set(waitingNotices);
      backup.set(lastBackup ? Date.parse(lastBackup) / 1_000 : 0);
      if (freeBytes !== undefined) {
        registry.registerMetric(free); // Only where there is a disk: 0 would raise an alarm.
        free.set(freeBytes);
      }
      return registry.metrics();
    },
  };
}

/** The least free bytes of a disk. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * For supervisors and monitors: `/healthz` answers while the process runs, `/readyz` whether submissions can be stored,
 * `/metrics` has metrics. Only for this machine and private networks, and not through a proxy: others get 404.
 */
export function operations(app: FastifyInstance, store: Pick<Store, 'health'>, metrics: Metrics) {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isNearby(request.raw)) return reply.callNotFound();
      reply.header('Cache-Control', 'no-store');
    });
    scope.get('/healthz', async () => ({ status: 'ok' }));
    scope.get('/readyz', async (_, reply) => {
      const health = await store.health();
      const { freeBytes = SPARE_BYTES, reusableBytes = 0 } = health;
      // Erased submissions leave room in the file; the write-ahead log needs some on the disk.
      if (freeBytes + reusableBytes < SPARE_BYTES || freeBytes < SPARE_BYTES / 4)
        health.fault ??= `the disk has ${Math.floor(freeBytes / 1024 / 1024)} MB left: make room`;
      const [code, status] = health.fault ? [503, 'unavailable'] : [200, 'ok'];
      return reply.code(code).send({ status, ...health });
    });
    scope.get('/metrics', async (_, reply) =>
      reply.type(metrics.contentType).send(await metrics.text(await store.health())),
    );
  });
}

/**
 * Tells systemd that the server is ready and, while its event loop turns, that it is alive (sd_notify(3)): systemd ends and
 * restarts one that hangs. Node has no datagram sockets for files, so systemd's own command sends.
 */
export function reportToSystemd({ NOTIFY_SOCKET, WATCHDOG_USEC = '0' }: NodeJS.ProcessEnv): void {
  if (!NOTIFY_SOCKET) return;
  const report = (state: string) => execFile('systemd-notify', [state], () => {});
  report('READY=1');
  if (Number(WATCHDOG_USEC) > 0) setInterval(() => report('WATCHDOG=1'), Number(WATCHDOG_USEC) / 3_000).unref();
}

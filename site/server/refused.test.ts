import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from './fixture';
import { createRateLimit } from './limits';

/** A server that listens, with a client in front of it that, like a proxy, sends all before it reads. */
async function listening(options: Parameters<typeof serve>[0] = {}) {
  const { app, store } = await serve(options);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const upload = (bytes: number, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const sent = request(`${origin}/superadmin/career_form/`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': bytes, ...headers },
      });
      sent.on('error', reject); // EPIPE, ECONNRESET: what makes nginx ask the next server, and answer 503.
      sent.on('response', async (response) => {
        let body = '';
        for await (const chunk of response) body += chunk;
        resolve({ status: response.statusCode, body });
      });
      const chunk = Buffer.alloc(64 * 1024, 'x');
      const write = (left: number): void => {
        if (left <= 0) return void sent.end();
        const more = sent.write(chunk.subarray(0, Math.min(left, chunk.length)));
        if (more) write(left - chunk.length);
        else sent.once('drain', () => write(left - chunk.length));
      };
      write(bytes);
      onTestFinished(() => void sent.destroy());
    });
  return { upload, store };
}

test.each([
  ['of another site', 9_000_000, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['of another type', 9_000_000, { 'Content-Type': 'text/plain' }, 415],
  ['that is too large', 11_800_000, {}, 413],
])('an upload %s is refused without cutting off the one who sends', async (_, bytes, headers, status) => {
  const { upload, store } = await listening();
  for (let time = 0; time < 5; time += 1) expect(await upload(bytes, headers)).toMatchObject({ status });
  expect(await store.count()).toBe(0);
});

test('so is one over the limit of an address', async () => {
  const { upload } = await listening({ rateLimit: createRateLimit(1, () => 0) });
  await upload(10);
  expect(await upload(9_000_000)).toMatchObject({ status: 429 });
});

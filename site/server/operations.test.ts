import { expect, test } from 'vitest';
import { createMetrics } from './operations';

test('the free bytes of a disk are reported only where the store is on one: 0 would raise an alarm', async () => {
  const health = { usedBytes: 5, limitBytes: 9 };
  expect(await createMetrics().text(health)).not.toContain('server_disk_free_bytes');
  const text = await createMetrics().text({ ...health, freeBytes: 7, fault: 'the disk is full' });
  for (const line of ['store_up 0', 'store_used_bytes 5', 'store_limit_bytes 9', 'disk_free_bytes 7'])
    expect(text).toContain(`\nserver_${line}\n`);
});

/**
 * `npm run test:evidence`: every behaviour walked by keyboard, by touch and by pointer alone, what a screen reader would say,
 * and what a machine can tell of WCAG, each beside what was accepted. `npm run evidence:accept` accepts it as it is now.
 * Words after `--` choose tests: `-- navbar`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, playwright } from '../tools/suites';
import { buildPage } from './page/build';

const words = process.argv.slice(2);
process.env.EVIDENCE_DATA = await mkdtemp(join(tmpdir(), 'halloway-evidence-'));
try {
  if (await buildPage())
    await playwright('evidence', [
      '--config',
      'tests/evidence/playwright.config.ts',
      ...(words.length > 0 ? ['--grep', words.join('|')] : []),
    ]);
} finally {
  await rm(process.env.EVIDENCE_DATA, { recursive: true, force: true });
}
await end();

/**
 * `npm run test:pictures`: every story in light and in dark beside its accepted picture, and a page of what changed.
 * `npm run pictures:accept` accepts them as they are now. Words after `--` choose stories: `-- navbar`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, playwright } from '../tools/suites';
import { pageOf } from './changes-page';
import { allChanged, CHANGED, changedPath, makeFolderOf } from './files';

process.env.PICTURES_DATA = await mkdtemp(join(tmpdir(), 'halloway-pictures-'));
try {
  await rm(CHANGED, { recursive: true, force: true });
  await playwright('pictures of every story', [
    '--config',
    'tests/pictures/playwright.config.ts',
    // Of several `--grep` Playwright takes the last.
    ...(process.argv.length > 2 ? ['--grep', process.argv.slice(2).join('|')] : []),
  ]);
  await makeFolderOf(changedPath('index', 'after'));
  await writeFile(join(CHANGED, 'index.html'), pageOf(await allChanged()));
} finally {
  await rm(process.env.PICTURES_DATA, { recursive: true, force: true });
}
await end();

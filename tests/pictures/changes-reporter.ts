/** Writes `test-results/pictures/index.html` after a run of the pictures: before, after, and the difference. */
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';
import { pageOf } from './changes-page';
import { allChanged, CHANGED, changedPath, makeFolderOf } from './files';

export default class Changes implements Reporter {
  #isOfPictures = false;

  onBegin(_: FullConfig, suite: Suite) {
    this.#isOfPictures = suite.suites.some(({ title }) => title === 'pictures');
    if (this.#isOfPictures) rmSync(CHANGED, { recursive: true, force: true });
  }

  printsToStdio = () => false;

  async onEnd() {
    if (!this.#isOfPictures) return;
    await makeFolderOf(changedPath('index', 'after'));
    await writeFile(join(CHANGED, 'index.html'), pageOf(await allChanged()));
  }
}

/** The package, packed once as it would be published. */
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from './command';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the products of this run are. */
    consumers: string;
    /** The packed package, a `.tgz`. */
    packed: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'halloway-consumers-')));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await run('npm', ['pack', '--pack-destination', folder]);
    const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
    provide('consumers', folder);
    provide('packed', join(folder, packed));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

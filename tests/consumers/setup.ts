/** Packs the package once, as it would be published. */
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packedInto } from '../tools/built';

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
    const packed = await packedInto(folder);
    provide('consumers', folder);
    provide('packed', join(folder, packed));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}

/** The package as an application has it in its `node_modules`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

export const consumer = inject('consumer');
export const installed = join(consumer, 'node_modules/@halloway/ui');

/** Every file in it, by its path from the package's folder. */
export const files = readdirSync(installed, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(installed, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .sort();

export const read = (path: string) => readFileSync(join(installed, path), 'utf8');

export const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(installed, path)).href);

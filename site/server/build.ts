import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHeadersFile, parseRedirectsFile } from '../hosting/rules';
import { type BuiltFiles, readFiles } from './files';
import { Problem } from './settings';
import type { Site } from './site';

/** Reads the built site. @throws {Problem} when it was not built. */
export async function readSite(folder: string): Promise<Site> {
  try {
    const [headers, redirects] = await Promise.all(
      ['_headers', '_redirects'].map((name) => readFile(join(folder, name), 'utf8')),
    );
    const files = await readFiles(folder);
    if (!files.has('index.html')) throw new Error('it has no index.html');
    return { files, headers: parseHeadersFile(headers ?? ''), redirects: parseRedirectsFile(redirects ?? '') };
  } catch (error) {
    throw new Problem(
      `There is no complete site in ${folder} (${error instanceof Error ? error.message : error}). ` +
        'Run `npm run build` first, or `npm start`, which does both.',
    );
  }
}

/** Reads the built workbench; nothing when it was not built. */
export async function readWorkbench(folder: string): Promise<BuiltFiles | undefined> {
  const files = await readFiles(folder).catch(() => undefined);
  return files?.has('index.html') ? files : undefined;
}

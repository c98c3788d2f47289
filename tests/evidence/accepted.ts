/** What was accepted, and what is found now. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'playwright/test';

export const ACCEPTED = 'tests/evidence/accepted';
const accepting = process.env.ACCEPT_EVIDENCE === '1';

/** Compares with what was accepted; with `npm run evidence:accept` it becomes that. */
export async function expectAccepted(path: string, found: string) {
  const file = join(ACCEPTED, path);
  if (accepting) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, found);
    return;
  }
  const accepted = existsSync(file) ? await readFile(file, 'utf8') : '';
  expect.soft(found, `${file}; \`npm run evidence:accept\` accepts what is found`).toBe(accepted);
}

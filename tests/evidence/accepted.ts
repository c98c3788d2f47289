/** Compares results with the accepted ones. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'playwright/test';

const ACCEPTED = 'tests/evidence/accepted';
const accepting = process.env.ACCEPT_EVIDENCE === '1';

/** Expects the accepted result; `npm run accept` accepts the current one instead. */
export async function expectAccepted(path: string, found: string) {
  const file = join(ACCEPTED, path);
  const accepted = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (accepting) {
    if (found !== accepted)
      process.stdout.write(`${file} changes:\n${changes(accepted.split('\n'), found.split('\n'))}\n`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, found);
    return;
  }
  expect
    .soft(found, `${file} differs. Fix the cause, or accept an intended change: npm run accept -- NAME`)
    .toBe(accepted);
}

/** The removed and the added lines. */
export function changes(before: readonly string[], after: readonly string[]): string {
  const gone = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
  return [...gone, ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)].join('\n');
}

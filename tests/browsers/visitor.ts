import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { User } from '../evidence/abilities';
import type { Page } from './page';

/** For files that a test attaches. */
export const folder = mkdtempSync(join(tmpdir(), 'halloway-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The driver sets the file: WebDriver cannot control the browser's file dialog. */
export const attach = () => Promise.reject(new Error('Use `Locator.attach`.'));

/** Writes into the fields of these labels. */
export async function fill({ page, write }: User, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await write(page.getByLabel(label, { exact: true }), text);
}

/** What the fields of these labels contain. */
export const values = (page: Page, labels: readonly string[]) =>
  Promise.all(labels.map(async (label) => page.getByLabel(label, { exact: true }).inputValue()));

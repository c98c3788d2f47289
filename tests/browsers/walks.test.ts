import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Attach, keyboardUser, mouseUser } from '../evidence/abilities';
import { behaviours, canCause } from '../evidence/gestures';
import { reasonsOf } from '../evidence/unmade';
import { addressOf, FILES, type WalkPage, walkAll } from '../evidence/walk';
import { expect, listen, type Page, test } from './page';

/** Both drivers have a keyboard and a mouse. Touch is tested in Chromium (tests/evidence). */
const people = { keyboard: keyboardUser, pointer: mouseUser };
const abilities = ['keyboard', 'pointer'] as const;

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Any picture: the walks need none. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Set before everything else: this page's code runs as soon as it is loaded. */
const EAR = `<!doctype html><script>(${listen})()</script>`;

let server: Server;
let origin = '';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halloway-walks-'));
  server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname.endsWith('.svg')) return response.setHeader('Content-Type', 'image/svg+xml').end(PICTURE);
    const file = await readFile(join(FILES, pathname.replace('/walks/', ''))).catch(() => undefined);
    response.statusCode = file ? 200 : 404;
    response.setHeader('Content-Type', types[extname(pathname)] ?? 'application/octet-stream');
    response.end(pathname.endsWith('.html') ? `${EAR}${file}` : file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The driver sets the file: WebDriver cannot control the browser's file dialog. Nor can a driver remove a file. */
const attachIn =
  (page: Page): Attach =>
  async (_field, file) => {
    if (!file) throw new Error('No driver can choose no file.');
    // From another path each time: WebKit fires no change event for the same file.
    const path = join(await mkdtemp(join(folder, 'chosen-')), file.name);
    await writeFile(path, Buffer.alloc(file.size, '%'));
    await page.locator('input[type="file"]').attach(path);
  };

async function openWalkPage(page: Page, name: string, width: number): Promise<WalkPage> {
  await page.resize(width, 880);
  return {
    page,
    userWith: (ability) => {
      if (ability === 'touch') throw new Error('Firefox and WebKit are driven without touch input.');
      return people[ability](page, attachIn(page));
    },
    open: async () => {
      await page.open(addressOf(name), origin);
      await expect.poll(() => page.see(() => document.querySelector('#root [data-state]') !== null)).toBe(true);
    },
    complaints: page.complaints,
    close: async () => {},
  };
}

/** Forms that are configurations of `form`: forms.test.ts fills and sends them on the site, by keyboard and mouse. */
const onSite = ['application-dialog', 'contact-form', 'newsletter-form', 'waitlist-form'];

/** The focus meets a closed dropdown's links only after the mouse has opened it: a keyboard opens it by a press. */
const onlyWithBoth: Readonly<Record<string, readonly string[]>> = { navbar: ['focus'] };

// A browser makes the events, and the machine decides what follows: each event once is what browsers can differ in.
for (const [name, behaviour] of Object.entries(behaviours).filter(([name]) => !onSite.includes(name)))
  for (const ability of abilities)
    test(`${name}: every event can be made with the ${ability} alone`, { timeout: 120_000 }, async ({ page }) => {
      const never = Object.keys(reasonsOf(name)).map((transition) => transition.split(' · ')[1]?.split(' ')[0]);
      const wanted = Object.keys(behaviour.events).filter(
        (type) => canCause(behaviour, type, ability) && !onlyWithBoth[name]?.includes(type),
      );
      const walked = await walkAll(behaviour, ability, (width) => openWalkPage(page, name, width), wanted);
      expect.soft(walked.broken).toEqual([]);
      const made = new Set(walked.edges.filter(({ key }) => walked.taken.has(key)).map(({ type }) => type));
      expect.soft(wanted.filter((type) => !made.has(type) && !never.includes(type))).toEqual([]);
    });

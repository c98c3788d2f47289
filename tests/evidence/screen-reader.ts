/** Reads a story with a simulated screen reader, from its beginning to its end. */
import { build } from 'esbuild';
import type { Page } from 'playwright/test';

const script = build({
  stdin: {
    contents: `export { virtual } from '@guidepup/virtual-screen-reader/browser.js';`,
    resolveDir: '.',
  },
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'reader',
}).then(({ outputFiles: [file] }) => `${file?.text};globalThis.reader = reader;`);

declare const reader: typeof import('@guidepup/virtual-screen-reader');

/** The most lines of a story. */
const MAX_LINES = 500;

/** One line per announcement. The text of one block is announced together. */
export async function read(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'reader' in globalThis))) await page.evaluate(await script);
  return page.evaluate(async (most) => {
    const { virtual } = reader;
    const container = document.querySelector('dialog:modal') ?? document.querySelector('[data-story]');
    if (!container) throw new Error('The page has no element with `data-story`.');
    await virtual.start({ container });
    const first = virtual.activeNode;
    const lines: { text: string; block: Element | null | undefined }[] = [];
    const announced = new Set<Element>();
    for (let turn = 0; turn < most; turn++) {
      const node = virtual.activeNode;
      const phrase = await virtual.lastSpokenPhrase();
      if (turn > 0 && node === first && !phrase.startsWith('end of ')) break;
      const element = node instanceof Element ? node : node?.parentElement;
      const summary = element?.closest('summary');
      // Browsers expose whether a summary is expanded; the simulation does not.
      if (summary && !announced.has(summary)) {
        announced.add(summary);
        const state = summary.closest('details')?.open ? 'expanded' : 'collapsed';
        lines.push({ text: `summary, ${summary.innerText.trim()}, ${state}`, block: undefined });
      }
      const isClosed = element?.closest('details:not([open]) > :not(summary)') != null;
      const isAnnounced = isClosed || (summary != null && node instanceof Text) || phrase.startsWith('end, ');
      const block =
        node instanceof Text ? node.parentElement?.closest('p, li, h1, h2, h3, h4, dd, dt, q, td') : undefined;
      const last = lines.at(-1);
      // Skips content of closed details, repeated announcements, and the end of elements without a role.
      if (!isAnnounced && block && last?.block === block) last.text += ` ${phrase}`;
      else if (!isAnnounced) lines.push({ text: phrase, block });
      await virtual.next();
    }
    await virtual.stop();
    // URLs without their origin, which differs between runs.
    return lines.map(({ text }) => text.replaceAll(location.origin, '').replace(/\s+/g, ' ').trim()).filter(Boolean);
  }, MAX_LINES);
}

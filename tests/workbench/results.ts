import { mkdirSync, writeFileSync } from 'node:fs';

const RESULTS = 'test-results/checks';

/** Notes how much a suite found in a story. The next build of the workbench shows it beside the story (.ladle/status.tsx). */
export function writeResult(story: string, look: string, found: number) {
  mkdirSync(RESULTS, { recursive: true });
  const result = { story, look, found, at: new Date().toISOString() };
  writeFileSync(`${RESULTS}/${story}.${look.replaceAll(' ', '-')}.json`, JSON.stringify(result));
}

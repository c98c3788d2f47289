import { readdirSync, readFileSync } from 'node:fs';
import mdx from '@mdx-js/rollup';
import { expect, test } from 'vitest';
import { idOf, rehypeOutline } from './rehype-outline';

/** Compiles a text to its module. */
async function compiled(text: string): Promise<string> {
  const { transform } = mdx({ rehypePlugins: [rehypeOutline] });
  const { code } =
    (await (transform as (text: string, id: string) => Promise<{ code: string }>)(text, '/text.mdx')) ?? {};
  return code;
}

test.each([
  ['Week 1: listen', 'week-1-listen'],
  ['4. Fees and payment', 'fees-and-payment'],
  ['What I don’t know', 'what-i-dont-know'],
  ['“But people will hang up”', 'but-people-will-hang-up'],
])('the id of the heading “%s” is %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});

test('gives every h2 and h3 an id, and exports the h2s in order', async () => {
  const code = await compiled('## Week 1: listen\n\n### Go or *no-go*\n\n## Day 30');
  expect(code).toContain('id: "week-1-listen"');
  expect(code).toContain('id: "go-or-no-go"');
  expect(JSON.parse(code.match(/export const headings = (\[[\s\S]*?\]);/)?.[1] ?? '')).toEqual([
    { id: 'week-1-listen', title: 'Week 1: listen' },
    { id: 'day-30', title: 'Day 30' },
  ]);
});

test('refuses two headings with the same name: links to the second would lead to the first', async () => {
  await expect(compiled('## Questions\n\n## 2. Questions')).rejects.toThrow('#questions');
});

test('names a table by the heading above', async () => {
  const code = await compiled('## Form by form\n\n<Table columns={[]} rows={[]} />');
  expect(code).toContain('"aria-labelledby": "form-by-form"');
});

test.each(['articles', 'legal'])('the texts under content/%s compile and have headings', async (folder) => {
  const here = new URL(`../content/${folder}/`, import.meta.url);
  const files = readdirSync(here).filter((file) => file.endsWith('.mdx'));
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const code = await compiled(readFileSync(new URL(file, here), 'utf8'));
    expect(code.match(/"?id"?: "/g)?.length, file).toBeGreaterThan(4);
  }
});

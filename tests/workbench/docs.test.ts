import { expect, test } from 'playwright/test';

const INDEX = '/workbench/llms.txt';

test('serves the documentation beside the workbench, with no broken link in its index', async ({ request }) => {
  const index = await request.get(INDEX);
  expect(index.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await index.text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links).toContain('docs/accordion.md');
  for (const link of links) expect((await request.get(`/workbench/${link}`)).status(), link).toBe(200);
  const page = await request.get('/workbench/docs/accordion.md');
  expect(page.headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8$/i);
  expect(await (await request.get('/workbench/llms-full.txt')).text()).toContain(
    (await page.text()).trim().slice(0, 500),
  );
});

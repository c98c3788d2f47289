import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { rules } from '../tools/html';

const html = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'], rules });
const folder = 'dist-site';
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

test('the build has pages', () => {
  expect(pages).toContain('index.html');
});

test('every figure has text, so that screen readers announce no empty one', () => {
  const silent = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/<figure\b.*?<\/figure>/gs)]
      .filter(([figure]) => figure.replace(/<[^>]*>/g, '').trim() === '')
      .map(() => page),
  );
  expect(silent).toEqual([]);
});

for (const page of pages)
  test(`${page} is valid HTML`, async () => {
    const { results } = await html.validateString(readFileSync(join(folder, page), 'utf8'));
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, selector }) => `${line} ${ruleId}: ${message} (${selector})`),
      ),
    ).toEqual([]);
  });

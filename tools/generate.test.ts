import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generated } from './generate';

test.each([...generated()])('%s lists the existing folders', (path, text) => {
  expect(existsSync(path) && readFileSync(path, 'utf8'), `${path} is not up to date. Run: npm run generate`).toBe(text);
});

import { readdirSync, readFileSync } from 'node:fs';
import * as ui from '@halloway/ui';
import { describe, expect, test } from 'vitest';
import arabic from '../../docs/examples/arabic.json';
import { textNames } from '../behaviours/text-names';

const folder = 'docs/examples';
const examples = readdirSync(folder).filter((file) => /^[\w-]+\.tsx$/.test(file));

test.each(examples)('%s takes fewer than ten lines, without imports and closing brackets', (file) => {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
  const counted = lines.filter((line) => /\w/.test(line) && !line.startsWith('import '));
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.length).toBeLessThan(10);
});

/** Every text below `texts`, by its path: `problems.name.missing`. */
const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${name}`, text]] : leaves(text, `${path}${name}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const camelCase = (name: string) => name.replace(/-./g, ([, letter = '']) => letter.toUpperCase());

describe('in Arabic', () => {
  const spoken = textNames.flatMap((name) => {
    if (!(name in arabic)) return [];
    const texts = (ui as unknown as Record<string, object>)[`${camelCase(name)}Texts`];
    return texts ? [{ name, english: leaves(texts) }] : [];
  });

  test('has texts of components alone', () => {
    expect(spoken.map(({ name }) => name).sort()).toEqual(Object.keys(arabic).sort());
  });

  test.each(spoken)('$name has a translation of each of its English texts', ({ name, english }) => {
    const translated = new Map(leaves((arabic as Record<string, object>)[name] ?? {}));
    for (const [path, text] of english) {
      expect([...translated.keys()], path).toContain(path);
      expect(placeholders(translated.get(path) ?? ''), path).toEqual(placeholders(text));
    }
  });
});

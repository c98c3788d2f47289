import { describe, expect, test } from 'vitest';
import { withStatechart } from '../.ladle/statechart';
import { behaviours } from './behaviours';

const readmes = import.meta.glob<string>('../src/behaviours/*/readme.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe.each(behaviours)('the readme of $name', ({ path, machine }) => {
  const readme = readmes[path.replace(/[^/]+$/, 'readme.md')];

  test('exists', () => {
    expect(readme, `Write ${path.replace(/[^/]+$/, 'readme.md')}, after the accordion's.`).toBeDefined();
  });

  test('begins with a title and says in one paragraph what the thing is', () => {
    expect(readme).toMatch(/^# .+\n\n[^#\n]/);
  });

  test.each(['When not to use it', 'Keyboard', 'States', 'Theming', 'Usage'])('has the section "%s"', (section) => {
    expect(readme).toMatch(new RegExp(`^## ${section}$`, 'm'));
  });

  test('shows the statechart of the machine as it is', () => {
    expect(readme, 'Run `npm run docs`.').toBe(withStatechart(readme ?? '', machine));
  });

  test('names the theme variables it is drawn with', () => {
    expect(readme?.split(/^## Theming$/m)[1]).toMatch(/`--hw-[a-z0-9-]+/);
  });
});

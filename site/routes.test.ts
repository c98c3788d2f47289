import { expect, test } from 'vitest';
import requirements from '../docs/requirements.md?raw';
import { pageAt, routes } from './routes';

/** What stands in backticks on the line of a requirement. */
const named = (number: string) =>
  [...(new RegExp(`^- ${number} (.*)$`, 'm').exec(requirements)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(
    ([, name = '']) => name,
  );
const within = (number: string) => {
  const [folder = '', ...slugs] = named(number);
  return slugs.map((slug) => folder + slug);
};

test('there are exactly the 38 pages of the specification (R1–R3)', () => {
  const paths = [...named('R1'), ...within('R2'), ...within('R3')];
  expect(paths).toHaveLength(38);
  expect(routes.map(({ path }) => path).sort()).toEqual(paths.sort());
});

const written = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.ts', '!./routes.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('a page’s title is written in the table alone', () => {
  for (const { title } of routes) {
    const again = Object.entries(written).filter(([, source]) => source.includes(`'${title}'`));
    expect(
      again.map(([path]) => path),
      title,
    ).toEqual([]);
  }
});

test('a menu that leads to no page is refused', () => {
  expect(() => pageAt('/no-such-page')).toThrow('There is no page at /no-such-page. Add it to site/routes.ts');
});

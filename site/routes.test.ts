import { expect, test } from 'vitest';
import requirements from '../docs/requirements.md?raw';
import { routes } from './routes';

/** The code spans on the line of a requirement. */
const named = (number: string) =>
  [...(new RegExp(`^- ${number} (.*)$`, 'm').exec(requirements)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(
    ([, name = '']) => name,
  );
const within = (number: string) => {
  const [folder = '', ...slugs] = named(number);
  return slugs.map((slug) => folder + slug);
};

test('the table has exactly the 38 pages of the specification (R1–R3)', () => {
  const paths = [...named('R1'), ...within('R2'), ...within('R3')];
  expect(paths).toHaveLength(38);
  expect(routes.map(({ path }) => path).sort()).toEqual(paths.sort());
});

const pages = import.meta.glob('./pages/*.tsx');
const contents = import.meta.glob('./content/*/*.{ts,mdx}');

test('every row of the table names existing modules of pages/ and content/', () => {
  for (const { path, page, content } of routes) {
    expect(Object.keys(pages), path).toContain(`./pages/${page}.tsx`);
    if (content) expect(Object.keys(contents), path).toContain(`./content/${content}`);
  }
});

import { expect, test } from 'vitest';
import { routesOf } from './routes';

const typesOf = (route: readonly { type: string }[] | undefined) => route?.map(({ type }) => type);

test('a reader gets to a refused form by valid values that the server refuses, and a product gets there by one event', () => {
  const { byReader, byProduct } = routesOf('contact-form').get('refused') ?? {};
  const types = typesOf(byReader) ?? [];
  expect(types.slice(0, -2)).toEqual(['change', 'change', 'change', 'change']);
  expect(types.slice(-2)).toEqual(['submit', expect.stringMatching(/^xstate\.error\.actor\./)]);
  expect(byReader?.at(-1)?.error).toMatchObject({ name: 'SubmissionRefused' });
  expect(typesOf(byProduct)).toEqual(['refuse']);
});

test('no second way is named where the reader’s is the shortest', () => {
  expect(routesOf('contact-form').get('invalid')).toMatchObject({ byProduct: undefined });
  expect(routesOf('accordion').get('expanded')).toMatchObject({ byProduct: undefined });
});

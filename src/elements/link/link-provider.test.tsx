import { afterAll, beforeAll, expect, test } from 'vitest';
import { LinkComponentProvider } from './link';
import { LinkProvider } from './link-provider';

/** The reference by which a bundler replaces an import of a client module in a server component. */
const reference = { $$typeof: Symbol.for('react.client.reference') };

beforeAll(() => void Object.assign(LinkComponentProvider, reference));
afterAll(() => void Reflect.deleteProperty(LinkComponentProvider, '$$typeof'));

test('accepts a client component in a server component', () => {
  expect(LinkProvider({ component: Object.assign(() => null, reference), children: 'Text' })).toMatchObject({
    props: { children: 'Text' },
  });
});

test('throws for a server component in a server component, with what to do', () => {
  const RouterLink = () => null;
  expect(() => LinkProvider({ component: RouterLink, children: 'Text' })).toThrow(
    /"RouterLink", which runs on the server.*`use client`/,
  );
});

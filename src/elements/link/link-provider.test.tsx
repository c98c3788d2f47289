import { afterAll, beforeAll, expect, test } from 'vitest';
import { LinkComponentProvider } from './link';
import { LinkProvider } from './link-provider';

/** What a bundler puts where a server component imports something from a client module. */
const reference = { $$typeof: Symbol.for('react.client.reference') };

beforeAll(() => void Object.assign(LinkComponentProvider, reference));
afterAll(() => void Reflect.deleteProperty(LinkComponentProvider, '$$typeof'));

test('a server component passes a link of the client on', () => {
  expect(LinkProvider({ component: Object.assign(() => null, reference), children: 'Text' })).toMatchObject({
    props: { children: 'Text' },
  });
});

test('a server component that passes one of the server hears what to do', () => {
  const RouterLink = () => null;
  expect(() => LinkProvider({ component: RouterLink, children: 'Text' })).toThrow(
    /"RouterLink", which runs on the server.*`use client`/,
  );
});

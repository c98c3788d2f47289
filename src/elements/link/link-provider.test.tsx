import { expect, test, vi } from 'vitest';

/** What a bundler puts where a server component imports something from a client module. */
const reference = (name: string) => Object.assign(() => name, { $$typeof: Symbol.for('react.client.reference') });

vi.mock('./link', () => ({ LinkComponentProvider: reference('provider') }));
const { LinkProvider } = await import('./link-provider');

test('a server component passes a link of the client on', () => {
  expect(LinkProvider({ component: reference('link') as never, children: 'Text' })).toMatchObject({
    props: { children: 'Text' },
  });
});

test('a server component that passes one of the server hears what to do', () => {
  const RouterLink = () => null;
  expect(() => LinkProvider({ component: RouterLink, children: 'Text' })).toThrow(
    /"RouterLink", which runs on the server.*`use client`/,
  );
});

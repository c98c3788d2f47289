import { cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** What each copy of React counts from the beginning. */
vi.mock('react', async (original) => ({ ...(await original<typeof import('react')>()), useId: () => '_r_0_' }));

// microsoft/fluentui#26496: “different instances of React will still produce the same IDs”.
test('groups of two copies of React and of the package are two', async () => {
  const names: string[] = [];
  for (const _ of ['a product', 'a part of another team']) {
    vi.resetModules();
    const { useGroupName } = await import('./group-name');
    const Group = () => {
      names.push(useGroupName());
      return null;
    };
    render(<Group />);
    cleanup();
  }
  expect(new Set(names).size).toBe(2);
});

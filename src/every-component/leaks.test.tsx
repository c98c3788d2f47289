import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { rendered } from './fixtures.testing';
import { count } from './leaks.testing';
import { resetBrowser } from './mount.testing';

beforeEach(resetBrowser);

// Sixty times, and with a memory check: memory.long.test.tsx.
test.each(rendered)('<$name> leaves no timer, listener or observer behind', ({ name, Component, fixture }) => {
  const live = count();
  const component = <Component {...fixture.props} />;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const comeAndGo = () => {
    act(() => root.render(fixture.within ? fixture.within(component) : component));
    act(() => root.render(null));
  };
  // React and modules add their global listeners once.
  comeAndGo();
  const before = live();
  comeAndGo();
  comeAndGo();
  const after = live();
  act(() => root.unmount());
  container.remove();
  expect(after, `An effect of <${name}> begins something that its cleanup does not end`).toEqual(before);
  expect(before.timers, `<${name}> begins a timer that nothing clears`).toBe(0);
});

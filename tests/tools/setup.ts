import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);

// The next file is run in the same world.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// An animation that is canceled tells so by a promise that nobody has to catch (Web Animations 1, §4.4.16); happy-dom's wants to be.
const { animate } = Element.prototype;
if (animate)
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.finished.catch(() => {});
    return animation;
  };

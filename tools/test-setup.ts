import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);

// The next file runs in the same environment.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A test may have followed a link.
  location.hash = '';
});

// A canceled animation rejects a promise that is marked as handled (Web Animations 1, §4.4.16); happy-dom's is not.
const { animate } = Element.prototype;
if (animate)
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.finished.catch(() => {});
    return animation;
  };

import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// An animation that is canceled tells so by a promise that nobody has to catch (Web Animations 1, §4.4.16); happy-dom's wants to be.
const { animate } = Element.prototype;
if (animate)
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.finished.catch(() => {});
    return animation;
  };

/**
 * A controllable media query `prefers-reduced-motion: reduce`: `matchMedia = () => motion`. Experimental until 1.0.
 * @experimental
 */
export const motion = Object.assign(new EventTarget(), { matches: false, media: '(prefers-reduced-motion: reduce)' });

/** A media query, `prefers-reduced-motion: reduce`, that changes its mind when it is told to: `matchMedia = () => motion`. Experimental until 1.0. */
export const motion = Object.assign(new EventTarget(), { matches: false, media: '(prefers-reduced-motion: reduce)' });

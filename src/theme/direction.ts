/**
 * Matches right-to-left content: in an element with `dir="rtl"`, but not in a nested one with `dir="ltr"`. Not `:dir(rtl)`:
 * bundlers lower it to a list of languages for older browsers, which ignores `dir`.
 */
export const rightToLeft = (selector: string) =>
  `${selector}:is([dir="rtl"], [dir="rtl"] *):where(:not([dir="ltr"], [dir="rtl"] [dir="ltr"] *))`;

/**
 * Where it is read from right to left: in an element with `dir="rtl"`, and not in one with `dir="ltr"` within that. Not
 * `:dir(rtl)`: bundlers that look after older browsers make a list of languages of it, and `dir` changes nothing any more.
 */
export const rightToLeft = (selector: string) =>
  `${selector}:is([dir="rtl"], [dir="rtl"] *):where(:not([dir="ltr"], [dir="rtl"] [dir="ltr"] *))`;

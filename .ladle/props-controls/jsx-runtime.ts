/** The JSX runtime of stories (`.ladle/build/turned.ts`). */
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { inPlaceOf } from './props-controls';

export { Fragment };
export const jsx: typeof reactJsx = (type, props, key) =>
  reactJsx(inPlaceOf(type, props as never) as never, props, key);
export const jsxs: typeof reactJsxs = (type, props, key) =>
  reactJsxs(inPlaceOf(type, props as never) as never, props, key);

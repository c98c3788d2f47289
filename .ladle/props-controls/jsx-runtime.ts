/** The JSX runtime of stories (`.ladle/plugins.ts`). */
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { overridable } from './props-controls';

export { Fragment };
export const jsx: typeof reactJsx = (type, props, key) => reactJsx(overridable(type, props), props, key);
export const jsxs: typeof reactJsxs = (type, props, key) => reactJsxs(overridable(type, props), props, key);

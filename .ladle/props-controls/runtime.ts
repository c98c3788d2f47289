/** The JSX runtime of stories, for the build and for the development server (`.ladle/plugins.ts`). */
import * as development from 'react/jsx-dev-runtime';
import * as react from 'react/jsx-runtime';
import { overridable } from './props-controls';

export const { Fragment } = react;
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(overridable(type, props), props, key);
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(overridable(type, props), props, key);
export const jsxDEV: typeof development.jsxDEV = (type, props, ...rest) =>
  development.jsxDEV(overridable(type, props), props, ...rest);

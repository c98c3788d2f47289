/** The same for the development server. */
import * as runtime from 'react/jsx-dev-runtime';
import { overridable } from './props-controls';

export const { Fragment } = runtime;
export const jsxDEV: typeof runtime.jsxDEV = (type, props, ...rest) =>
  runtime.jsxDEV(overridable(type, props), props, ...rest);

import type { Plugin } from 'vite';
import { patchModules } from './patch.ts';

/**
 * The router makes its components by calls and names them by assignment. To a bundler either is a reason to keep every one
 * of them, with the loaders, forms and fetchers that this site does not use: half of the router's bytes.
 */
const router = patchModules(
  'shake-router',
  [
    // It is published with its warnings for developers switched on.
    { pattern: 'var ENABLE_DEV_WARNINGS = true;', replacement: 'var ENABLE_DEV_WARNINGS = false;' },
    // There is no data router here, whose own way of navigating would come along.
    {
      pattern: 'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
      replacement: 'return useNavigateUnstable();',
    },
    { pattern: /^\w+\.displayName = "\w.*";$/gm, replacement: '' },
    { pattern: /^\w+\.contextType = \w+;$/gm, replacement: '' },
    // A class may do anything while it is made, as far as a bundler knows; a call can be said to be pure.
    {
      pattern: /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm,
      replacement: '$1/* @__PURE__ */ (() => $2)();',
    },
    { pattern: /^(var \w+ = )(new (?:Set|URL)\(.*);$/gm, replacement: '$1/* @__PURE__ */ (() => $2)();' },
    {
      pattern: /^(var \w+ = )(Object\.getOwnPropertyNames\(.*);$/gm,
      replacement: '$1/* @__PURE__ */ (() => $2)();',
    },
    {
      pattern: / = (React\d*\.(?:createContext|forwardRef|memo)\()/g,
      replacement: ' = /* @__PURE__ */ $1',
    },
  ].map((patch) => ({ module: /node_modules\/react-router\//, ...patch })),
);

/** Descriptions are for search results and shared links: pages are built with them, a browser has no use for them. */
const descriptions = patchModules('drop-descriptions', [
  { module: /\/site\/routes\.ts$/, pattern: /\bdescription:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,?/g, replacement: '' },
]);

/**
 * While pages are built, the modules that each route asks for are noted: what a browser needs for a page can then be asked
 * for at once (`modulesOf`, server.tsx).
 */
const modules = patchModules('note-modules', [
  {
    module: /\/site\/routes\.ts$/,
    pattern: /\bimport\((['"`])(\.\/(?:pages|content)\/[^'"`]+)\1\)/g,
    replacement: '(globalThis.askedModules?.add("$2"), import("$2"))',
  },
]);

/** What a browser loads is smaller; what builds the pages on a server is left alone. */
const inBrowsers = { apply: 'build', applyToEnvironment: ({ name }) => name === 'client' } satisfies Partial<Plugin>;

const onServers = { apply: 'build', applyToEnvironment: ({ name }) => name === 'ssr' } satisfies Partial<Plugin>;

export const shakeRouter = { ...router, ...inBrowsers };
export const dropDescriptions = { ...descriptions, ...inBrowsers };
export const noteModules = { ...modules, ...onServers };

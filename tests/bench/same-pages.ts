/**
 * Our own pages in other frameworks. Next.js gets the packed package and the modules of our pages, as a product would: the
 * same sections, machines, players and drawings. Astro gets the HTML that our build wrote, with its styles and fonts.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Element, type Node, Window } from 'happy-dom';
import { installPackage, installPeers, peers, runPeer, versionOf } from './peers';

/** Text, or an element: its name, its attributes by their React names, and its children. */
type Tree = string | [name: string, props: Record<string, string | boolean>, ...children: Tree[]];

/** What browsers run of our pages: in Next.js these are client components, and all other modules are server components. */
const clientModules = [
  'pages/home',
  ...['call', 'hero-voice', 'home-results', 'listen', 'your-greeting'].map((part) => `pages/parts/${part}`),
];

/** Builds Home and About with Next.js as a static export. Returns its name and folder. */
export async function buildNext() {
  installPeers();
  await installPackage();
  const folder = join(peers, 'next');
  const outdir = empty(join(folder, 'site'));
  await build({
    entryPoints: [...clientModules, 'pages/about', 'pages/parts/footer', 'brand', 'navigation', 'routes'].map(
      (module) => existing(`site/${module}`),
    ),
    entryNames: '[name]',
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', '@halloway/ui'],
    define: { 'import.meta.env.VITE_BUILD_YEAR': String(new Date().getUTCFullYear()) },
    plugins: [
      {
        name: 'next',
        setup({ onResolve, onLoad }) {
          // What is our site's own: its islands and its router.
          onResolve({ filter: /app\/hydration$/ }, () => ({ path: '../island.jsx', external: true }));
          onResolve({ filter: /^react-router-dom$/ }, () => ({ path: '../router.jsx', external: true }));
          onLoad({ filter: new RegExp(`/site/(${clientModules.join('|')})\\.tsx$`) }, ({ path }) => ({
            contents: `'use client';\n${readFileSync(path, 'utf8')}`,
            loader: 'tsx',
          }));
        },
      },
    ],
  });
  runPeer('next', 'next', ['build']);
  return { name: `Next.js ${versionOf('next')}, static export`, folder: join(folder, 'out') };
}

const existing = (module: string) => [`${module}.tsx`, `${module}.ts`].find(existsSync) ?? module;

/** Builds Home with Astro: the questions are a React island, the rest is HTML. */
export function buildAstro() {
  installPeers();
  const folder = join(peers, 'astro');
  const content = empty(join(folder, 'src/content'));
  writeFileSync(join(content, 'index.json'), JSON.stringify(withIsland(read('index'))));
  copyAssets(join(folder, 'public'));
  runPeer('astro', 'astro', ['build']);
  return { name: `Astro ${versionOf('astro')}, an island of React`, folder: join(folder, 'dist') };
}

function empty(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Styles, fonts and pictures: everything except our scripts. */
function copyAssets(folder: string) {
  const isCopied = (path: string) => !/\.(js|br|gz)$/.test(path);
  cpSync('dist-site/assets', join(empty(folder), 'assets'), { recursive: true, filter: isCopied });
}

interface Content {
  title: string;
  /** Stylesheets and preloaded fonts in the head. */
  links: Record<string, string | boolean>[];
  body: Tree[];
  html: string;
}

/** A page that our build wrote. */
function read(page: string): Content {
  const { document } = new Window();
  document.write(readFileSync(`dist-site/${page}.html`, 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, ''));
  const root = document.querySelector('#root');
  if (!root) throw new Error(`dist-site/${page}.html has no #root. Use the id of the root in site/build/build.ts.`);
  const links = [...document.querySelectorAll('link[rel=stylesheet], link[rel=preload][as=font]')].map(propsOf);
  return { title: document.title, links, body: [...root.childNodes].flatMap(treeOf), html: root.innerHTML };
}

function treeOf(node: Node): Tree[] {
  if (node.nodeType === 3) return node.textContent ? [node.textContent] : [];
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  return [[element.localName, propsOf(element), ...[...element.childNodes].flatMap(treeOf)]];
}

/** Attributes whose React name differs from HTML's. */
const names: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  checked: 'defaultChecked',
  crossorigin: 'crossOrigin',
  autocomplete: 'autoComplete',
};
const flags = new Set(['checked', 'open', 'hidden', 'disabled', 'required', 'inert', 'crossorigin']);

const propsOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      names[name] ?? name,
      flags.has(name) && !value ? true : (value ?? ''),
    ]),
  );

/** The page's HTML in three parts: before the questions, the questions as a tree, and after them. */
function withIsland({ title, links, html }: Content) {
  const { document } = new Window();
  document.body.innerHTML = html;
  const questions = document.querySelector('[data-scope="accordion"]');
  if (!questions) throw new Error('The home page has no accordion. Choose another element as the island.');
  const island = treeOf(questions);
  questions.outerHTML = '<!--island-->';
  const [before = '', after = ''] = document.body.innerHTML.split('<!--island-->');
  return { title, links, before, island, after };
}

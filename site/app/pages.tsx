import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { loadCommonIslands } from '../pages/parts/islands';
import { notFound, type Route, routes } from '../routes';

// biome-ignore lint/suspicious/noExplicitAny: each page's content is of a type of its own, which the table of routes cannot say
type PageModule = { default: ComponentType<any> };
const pageModules = import.meta.glob<PageModule>('../pages/*.tsx');
// Without the agent that has a page of its own, which imports it.
const contentModules = import.meta.glob<{ default: unknown }>([
  '../content/{agents,articles,industries,legal}/*.{ts,mdx}',
  '!../content/agents/virtual-receptionist.ts',
]);

/** The modules of a route: its page and, where one page serves several addresses, its content. */
export const modulesOf = ({ page, content }: Route) => [
  `../pages/${page}.tsx`,
  ...(content ? [`../content/${content}`] : []),
];

/** Loads the code of a page. Its content is passed as a prop: the default export of a module, or all of an MDX module. */
export async function loadPage(route: Route): Promise<{ default: ComponentType }> {
  const [page, content] = modulesOf(route);
  const [pageModule, contentModule] = await Promise.all([
    pageModules[page ?? '']?.(),
    contentModules[content ?? '']?.(),
  ]);
  if (!pageModule) throw new Error(`There is no ${page}: correct \`page\` of ${route.path} in site/routes.ts.`);
  const props = contentModule && {
    slug: route.path.split('/').at(-1),
    content: content?.endsWith('.mdx') ? contentModule : contentModule.default,
  };
  return { default: () => createElement(pageModule.default, props) };
}

/** Loads the code of a page to which a link leads. It may fail: following the link tries again. */
export const preload = (route: Route) => Promise.all([loadPage(route), loadCommonIslands()]).catch(() => {});

/** The pages as elements, created once: a new query or fragment renders no page again. */
export const elements = new Map<Route, ReactNode>();
for (const route of [...routes, notFound]) elements.set(route, createElement(lazy(() => loadPage(route))));

/** A page of the site. The router, heads, menus, sitemap, prerendering, social pictures and tests read this table. */
export interface Route {
  /** Without a trailing slash, except for `/`. */
  path: string;
  /** Shown in the window's title and in search results, before the company's name; 60 characters at most. */
  title: string;
  /** The name in menus and breadcrumbs, where it differs from the title. */
  name?: string;
  /** The module in pages/. */
  page: string;
  /** The module in content/ that the page gets as a prop, where one page serves several addresses. */
  content?: string;
}

const table = [
  { path: '/', title: 'Voice AI agents for business', name: 'Home', page: 'home' },
  { path: '/solutions', title: 'Voice AI solutions for business', name: 'Solutions', page: 'solutions' },
  { path: '/about', title: 'About Halloway, a voice AI company', name: 'About', page: 'about' },
  { path: '/careers', title: 'Careers: remote jobs in voice AI', name: 'Careers', page: 'careers' },
  { path: '/contact', title: 'Contact: book a voice AI demo', name: 'Contact', page: 'contact' },
  { path: '/transcribe', title: 'Audio transcription: plans and prices', name: 'Transcription', page: 'transcribe' },
  { path: '/bdr', title: 'AI voice agent for sales outreach (BDR)', name: 'BDR agent', page: 'agent' },
  {
    path: '/bdr/waitlist',
    title: 'Waitlist for the BDR agent, an AI for sales calls',
    name: 'BDR waitlist',
    page: 'bdr-waitlist',
  },
  { path: '/support', title: 'AI voice agent for customer support', name: 'Support agent', page: 'agent' },
  { path: '/talent', title: 'AI voice agent for recruiting', name: 'Talent agent', page: 'agent' },
  {
    path: '/virtual-receptionist',
    title: 'AI receptionist and answering service',
    name: 'Virtual receptionist',
    page: 'virtual-receptionist',
  },
  { path: '/pricing', title: 'AI receptionist pricing: plans and prices', name: 'Pricing', page: 'pricing' },
  { path: '/phishing', title: 'Phishing awareness training by phone', name: 'Phishing awareness', page: 'phishing' },
  { path: '/privacy', title: 'Privacy Policy', page: 'legal' },
  { path: '/terms', title: 'Terms of Service', page: 'legal' },
  { path: '/cookies', title: 'Cookie Policy', page: 'legal' },
  { path: '/eula', title: 'License Agreement', page: 'legal' },
  { path: '/services', title: 'Voice AI agents, transcription and consulting', name: 'Services', page: 'services' },
  {
    path: '/voice-consulting',
    title: 'Voice AI Consulting: plan, build and connect',
    name: 'Voice AI Consulting',
    page: 'voice-consulting',
  },
  {
    path: '/horizontal-solutions',
    title: 'Voice AI agents by function',
    name: 'Horizontal Solutions',
    page: 'horizontal-solutions',
  },
  {
    path: '/vertical-solutions',
    title: 'Voice AI agents by industry',
    name: 'Vertical Solutions',
    page: 'vertical-solutions',
  },
  {
    path: '/partnership',
    title: 'Voice AI partner program: technology and channel',
    name: 'Partnership',
    page: 'partnership',
  },
  { path: '/media', title: 'Voice AI news, articles and press contact', name: 'Media', page: 'media' },
  { path: '/media/news', title: 'News coverage of our voice AI', name: 'News', page: 'media-news' },
  { path: '/media/blog', title: 'AI Insights Blog: articles on voice AI', name: 'AI Insights Blog', page: 'blog' },
  { path: '/vertical-solutions/retail', title: 'Voice AI for Retail', page: 'industry' },
  { path: '/vertical-solutions/healthcare', title: 'Voice AI for Healthcare', page: 'industry' },
  { path: '/vertical-solutions/hospitality', title: 'Voice AI for Hospitality', page: 'industry' },
  { path: '/vertical-solutions/wealth-management', title: 'Voice AI for Wealth Management', page: 'industry' },
  { path: '/vertical-solutions/real-estate', title: 'Voice AI for Real Estate', page: 'industry' },
  { path: '/vertical-solutions/technology', title: 'Voice AI for Technology', page: 'industry' },
  {
    path: '/media/blog/ai-trends-2025',
    title: 'Four Voice AI Trends of 2025, and a Test Call for Each',
    page: 'article',
  },
  {
    path: '/media/blog/ai-ethics',
    title: 'Say It’s a Machine: A One-Page Ethics Policy for Voice AI',
    page: 'article',
  },
  { path: '/media/blog/future-ai', title: 'The Future of AI in Business Communication', page: 'article' },
  {
    path: '/media/blog/ai-customer-support-revolution',
    title: '5 Ways AI is Revolutionizing Customer Support',
    page: 'article',
  },
  { path: '/media/blog/ai-roi', title: 'The ROI of Voice AI, Worked Out on One Page', page: 'article' },
  { path: '/media/blog/ai-customer-support', title: 'Transforming Customer Support with Voice AI', page: 'article' },
  { path: '/media/blog/ai-implementation', title: 'A Practical Guide to AI Implementation', page: 'article' },
] as const satisfies readonly Route[];

/** The path of a page: a link to an unknown one is a type error. */
export type Path = (typeof table)[number]['path'];

/** A link to a page, with or without a query or a fragment. */
export type PageHref = Path | `${Path}?${string}` | `${Path}#${string}`;

/** Where content may link to: a page of the site, or another address. */
export type Href = PageHref | `https://${string}` | `mailto:${string}`;

/** The content of a page that serves several addresses: `*` is the last part of the path. */
const contents: Readonly<Record<string, string>> = {
  agent: 'agents/*.ts',
  article: 'articles/*.mdx',
  industry: 'industries/*.ts',
  legal: 'legal/*.mdx',
};

export const routes: readonly (Route & { path: Path })[] = table.map((route) => {
  const content = contents[route.page]?.replace('*', route.path.split('/').at(-1) ?? '');
  return content ? { ...route, content } : route;
});

/** The page of an unknown address, with status 404. Its description is in descriptions.ts. */
export const notFound: Route = { path: '/404', title: 'Page not found', page: 'not-found' };

type SlugIn<Folder extends string, Each = Path> = Each extends `${Folder}/${infer Slug}` ? Slug : never;

export type ArticleSlug = SlugIn<'/media/blog'>;
export type IndustrySlug = SlugIn<'/vertical-solutions'>;

export const articlePath = (slug: ArticleSlug) => `/media/blog/${slug}` as const;
export const industryPath = (slug: IndustrySlug) => `/vertical-solutions/${slug}` as const;

const byPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** The path of an address as server and browser read it: decoded, or as it is if that fails. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const known = (path: string) => byPath.get(decodedPath(path).replace(/(.)\/+$/, '$1'));

export const isUnknownArticle = (path: string) => decodedPath(path).startsWith('/media/blog/') && !known(path);

/** The page at an address's path, with or without a trailing slash; for an unknown article the list of them (R4, D21). */
export const routeOf = (path: string): Route => known(isUnknownArticle(path) ? '/media/blog' : path) ?? notFound;

/** The page at a path that must exist, for menus and article titles. */
export const pageAt = (path: Path): Route => routeOf(path);

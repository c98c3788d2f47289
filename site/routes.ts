import { type ComponentType, createElement } from 'react';
import { once } from './app/once';
import type { Industry } from './content/industries';
import type { LegalSlug } from './content/legal';
import type { IndustryOffer } from './content/offers';
import type { Mdx } from './content/text';

/** One page of the site. Router, head, menus, sitemap, prerender, social pictures and tests all read this table. */
export interface Route {
  /** Without a trailing slash, except for `/`. */
  path: string;
  /** What the window and a search result show, before the company's name; 60 characters at most. */
  title: string;
  /** What menus and the way to the page call it, where that is not its title. */
  name?: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Loads the page's own code and content. */
  load: () => Promise<ComponentType>;
}

const page = (load: () => Promise<{ default: ComponentType }>) => async () => (await load()).default;

/** One page over many contents: each address loads the page's code and its own content alone. */
const pageOf =
  <Content>(
    load: () => Promise<{ default: ComponentType<{ content: Content }> }>,
    loadContent: () => Promise<{ default: Content }>,
  ) =>
  async (): Promise<ComponentType> => {
    const [{ default: Page }, { default: content }] = await Promise.all([load(), loadContent()]);
    return () => createElement(Page, { content });
  };

const blog = '/media/blog';
/** Where an article is. */
export const pathOf = (slug: string) => `${blog}/${slug}`;

/** An article: its prose is loaded with its own page alone, and what all pages know of articles is not loaded for one link. */
const article = (slug: string, load: () => Promise<Mdx>) => ({
  path: pathOf(slug),
  load: pageOf(
    () => import('./pages/article'),
    async () => ({ default: { slug, text: await load() } }),
  ),
});

/** Where a legal text is. */
export const legalPath = (slug: LegalSlug) => `/${slug}`;

const legal = (slug: LegalSlug, load: () => Promise<Mdx>) => ({
  path: legalPath(slug),
  load: pageOf(
    () => import('./pages/legal'),
    async () => ({ default: { slug, text: await load() } }),
  ),
});

/** Where an industry's page is. */
export const industryPath = (slug: IndustryOffer['slug']) => `/vertical-solutions/${slug}`;

const industry = (slug: IndustryOffer['slug'], load: () => Promise<{ default: Industry }>) => ({
  path: industryPath(slug),
  load: pageOf(() => import('./pages/industry'), load),
});

export const routes: readonly Route[] = [
  {
    path: '/',
    title: 'Voice AI agents for business',
    name: 'Home',
    description:
      'Halloway’s voice agents qualify leads, resolve support calls, screen candidates and answer the front desk, around the clock and in the caller’s language.',
    load: page(() => import('./pages/home')),
  },
  {
    path: '/solutions',
    title: 'Voice AI solutions: three ways to start',
    name: 'Solutions',
    description:
      'Three ways to start with voice AI: agents by function, agents by industry, and consulting for teams that want someone beside them.',
    load: page(() => import('./pages/solutions')),
  },
  {
    path: '/about',
    title: 'About us: who makes these voice agents',
    name: 'About',
    description:
      'Who makes Halloway’s voice agents: how the company began, what it holds itself to, and five milestones from October 2024 to August 2025.',
    load: page(() => import('./pages/about')),
  },
  {
    path: '/careers',
    title: 'Careers: three remote jobs in voice AI',
    name: 'Careers',
    description:
      'Three remote, full-time openings at Halloway: Senior AI Engineer, Full Stack Developer and Product Manager. Apply in the page.',
    load: page(() => import('./pages/careers')),
  },
  {
    path: '/contact',
    title: 'Contact: book a demo or ask a question',
    name: 'Contact',
    description:
      'Write to Halloway about a demo, a product or a project. A person reads every message, Monday to Friday 9:00 AM to 6:00 PM EST.',
    load: page(() => import('./pages/contact')),
  },
  {
    path: '/transcribe',
    title: 'Transcription: plans and prices',
    name: 'Transcription',
    description:
      'Transcripts in 50+ languages, 99% accurate in clear speech, as TXT, DOCX, PDF, SRT or VTT. 60 minutes a month free, Pro $9.99 a month, billed annually.',
    load: page(() => import('./pages/transcribe')),
  },
  {
    path: '/bdr',
    title: 'BDR: voice AI for sales outreach',
    name: 'BDR',
    description:
      'A voice AI agent for sales outreach: it calls back people who agreed to it, asks your questions, follows up and books meetings for your reps.',
    load: pageOf(
      () => import('./pages/agent'),
      () => import('./content/agents/bdr'),
    ),
  },
  {
    path: '/bdr/waitlist',
    title: 'The BDR waitlist',
    description:
      'Join the waitlist for the Halloway BDR agent, which calls leads back, qualifies them and books meetings for your sales team.',
    load: page(() => import('./pages/bdr-waitlist')),
  },
  {
    path: '/support',
    title: 'Voice AI for customer support',
    description:
      'A voice AI agent for customer support that resolves FAQs, handles bookings and routes queries, with 80%+ first-call resolution. Open 24/7.',
    load: pageOf(
      () => import('./pages/agent'),
      () => import('./content/agents/support'),
    ),
  },
  {
    path: '/talent',
    title: 'Voice AI for talent acquisition',
    description:
      'A voice AI agent for talent acquisition: screens CVs, assesses fitment by phone and schedules interviews. 75% reduced time-to-hire.',
    load: pageOf(
      () => import('./pages/agent'),
      () => import('./content/agents/talent'),
    ),
  },
  {
    path: '/virtual-receptionist',
    title: 'AI virtual receptionist',
    description:
      'An AI receptionist that answers your business line 24/7, books appointments and routes calls. Live in under 48 hours. 14-day free trial.',
    load: page(() => import('./pages/virtual-receptionist')),
  },
  {
    path: '/pricing',
    title: 'Pricing of the AI virtual receptionist',
    name: 'Pricing',
    description:
      'Two plans for the virtual receptionist: Growth at $398 per month billed annually ($4,776 a year) with 500 incoming minutes, and Enterprise.',
    load: page(() => import('./pages/pricing')),
  },
  {
    path: '/phishing',
    title: 'Phishing awareness training by phone',
    name: 'Phishing awareness',
    description:
      'Coming soon: practice calls that teach staff to recognize a scam by phone. See what is planned, and join the waitlist or the beta.',
    load: page(() => import('./pages/phishing')),
  },
  {
    ...legal('privacy', () => import('./content/legal/privacy.mdx')),
    title: 'Privacy Policy',
    description:
      'What Halloway learns about you when you visit this website or write to us, what happens to it and to recorded calls, and what you can ask of us.',
  },
  {
    ...legal('terms', () => import('./content/legal/terms.mdx')),
    title: 'Terms of Service',
    description:
      'The rules for using Halloway’s public website: what you may do here, what we promise and what we do not, under the law of Delaware.',
  },
  {
    ...legal('cookies', () => import('./content/legal/cookies.mdx')),
    title: 'Cookie Policy',
    description:
      'This website sets no cookies. What it keeps in your browser instead, how to remove it, and what may differ on the dashboard.',
  },
  {
    ...legal('eula', () => import('./content/legal/eula.mdx')),
    title: 'License Agreement',
    description:
      'The full agreement for using Halloway’s voice agents and transcription: license, data, fees, AI features, liability and disputes.',
  },
  {
    path: '/services',
    title: 'Services: agents, transcription, consulting',
    name: 'Services',
    description:
      'The whole Halloway offer on one page: four voice AI agents, transcription, voice AI consulting and phishing awareness training.',
    load: page(() => import('./pages/services')),
  },
  {
    path: '/voice-consulting',
    title: 'Voice AI Consulting: plan, build and connect',
    name: 'Voice AI Consulting',
    description:
      'Consultants who plan, build and connect voice agents with your team. Quick-start engagements of 4–6 weeks, enterprise programs of 3–6 months.',
    load: page(() => import('./pages/voice-consulting')),
  },
  {
    path: '/horizontal-solutions',
    title: 'Horizontal solutions: four voice AI agents',
    name: 'Horizontal Solutions',
    description:
      'Four voice AI agents that work in any industry: BDR for sales outreach, Support, Talent acquisition and a Virtual Receptionist.',
    load: page(() => import('./pages/horizontal-solutions')),
  },
  {
    path: '/vertical-solutions',
    title: 'Vertical solutions: voice AI by industry',
    name: 'Vertical Solutions',
    description:
      'Voice AI by industry: retail, healthcare, hospitality, wealth management, real estate and technology, each with its own rules and its own call.',
    load: page(() => import('./pages/vertical-solutions')),
  },
  {
    path: '/partnership',
    title: 'Partnership: technology and channel partners',
    name: 'Partnership',
    description:
      'How telephony, speech and record-keeping companies work with Halloway, and how integrators and resellers bring voice agents to their clients.',
    load: page(() => import('./pages/partnership')),
  },
  {
    path: '/media',
    title: 'Media: news, articles and press contact',
    name: 'Media',
    description:
      'News coverage of Halloway, three articles from our blog about voice AI, and how journalists reach a person at the press desk.',
    load: page(() => import('./pages/media')),
  },
  {
    path: '/media/news',
    title: 'News coverage of our voice AI',
    name: 'News',
    description:
      'Coverage of voice AI in which Halloway appears: virtual receptionists, voice screening in hiring, and an obituary for hold music.',
    load: page(() => import('./pages/media-news')),
  },
  {
    path: blog,
    title: 'AI Insights Blog: articles on voice AI',
    name: 'AI Insights Blog',
    description:
      'Articles on voice agents for people who answer phones: ethics, implementation, return on investment, and what comes next.',
    load: page(() => import('./pages/blog')),
  },
  {
    ...industry('retail', () => import('./content/industries/retail')),
    title: 'Voice AI for Retail',
    description:
      'Voice AI for retail: an agent that checks stock, holds items, tracks orders and opens returns on the call, in the shopper’s language.',
  },
  {
    ...industry('healthcare', () => import('./content/industries/healthcare')),
    title: 'Voice AI for Healthcare',
    description:
      'Voice AI for healthcare: HIPAA-compliant solutions that schedule appointments, take refill requests and bring in a nurse when a patient needs one.',
  },
  {
    ...industry('hospitality', () => import('./content/industries/hospitality')),
    title: 'Voice AI for Hospitality',
    description:
      'Voice AI for hospitality: an agent that handles room and table bookings, guest requests and late arrivals at any hour, in the guest’s language.',
  },
  {
    ...industry('wealth-management', () => import('./content/industries/wealth-management')),
    title: 'Voice AI for Wealth Management',
    description:
      'Voice AI for wealth management: an agent that books reviews, follows up on paperwork and handles service requests, and never gives investment advice.',
  },
  {
    ...industry('real-estate', () => import('./content/industries/real-estate')),
    title: 'Voice AI for Real Estate',
    description:
      'Voice AI for real estate: it answers for every listing, qualifies buyers and renters, books showings and sorts maintenance calls by urgency.',
  },
  {
    ...industry('technology', () => import('./content/industries/technology')),
    title: 'Voice AI for Technology',
    description:
      'Voice AI for technology companies: first-line support, incident lines and trial follow-up, with the questions engineers ask already answered.',
  },
  {
    ...article('ai-trends-2025', () => import('./content/articles/ai-trends-2025.mdx')),
    title: 'Four Voice AI Trends of 2025, and a Test Call for Each',
    description:
      'How far voice agents have come with timing, finished work, consent and mixed languages, and a phone call that tests each one.',
  },
  {
    ...article('ai-ethics', () => import('./content/articles/ai-ethics.mdx')),
    title: 'Say It’s a Machine: A One-Page Ethics Policy for Voice AI',
    description:
      'A ten-line ethics policy for voice agents that you can adopt as it is, the objections to it, and six test calls to check it.',
  },
  {
    ...article('future-ai', () => import('./content/articles/future-ai.mdx')),
    title: 'The Future of AI in Business Communication',
    description:
      'Four predictions about AI and the business phone call, what would disprove each, and eight clauses for your next vendor contract.',
  },
  {
    ...article('ai-customer-support-revolution', () => import('./content/articles/ai-customer-support-revolution.mdx')),
    title: '5 Ways AI is Revolutionizing Customer Support',
    description:
      'Five ways voice AI changes a support team, what each of them costs, and one question about each to put to a vendor.',
  },
  {
    ...article('ai-roi', () => import('./content/articles/ai-roi.mdx')),
    title: 'The ROI of Voice AI, Worked Out on One Page',
    description:
      'A worked example of the return on a voice agent, with what comes in, what goes out and the two numbers to bring to the meeting.',
  },
  {
    ...article('ai-customer-support', () => import('./content/articles/ai-customer-support.mdx')),
    title: 'Transforming Customer Support with Voice AI',
    description:
      'Which support calls suit a voice agent, how to rehearse the handoff to a person, what to measure, and a six-week plan.',
  },
  {
    ...article('ai-implementation', () => import('./content/articles/ai-implementation.mdx')),
    title: 'A Practical Guide to AI Implementation',
    description:
      'A four-week plan for putting a voice agent on a live line: decisions, systems, rehearsal calls and a go or no-go list.',
  },
];

/** What an address that is none of ours shows, with status 404. */
export const notFound: Route = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this address.',
  load: page(() => import('./pages/not-found')),
};

/** Where an address leads when no page has it (R4, D21): the list of articles for an article, otherwise nowhere. */
export const redirectOf = (path: string) => (path.startsWith(pathOf('')) ? blog : undefined);

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The page at a path; a trailing slash makes no difference. */
export const routeOf = (path: string): Route => byPath.get(path.replace(/(.)\/+$/, '$1')) ?? notFound;

/**
 * A page that has to be there: where a menu leads, what an article is titled.
 * @throws when the table has none at this path.
 */
export function pageAt(path: string): Route {
  const route = byPath.get(path);
  if (!route) throw new Error(`There is no page at ${path}. Add it to site/routes.ts, or correct the path.`);
  return route;
}

const loaders = new Map([...routes, notFound].map((route) => [route, once(route.load)]));

/** The page of a route. */
export const loadPage = (route: Route): Promise<ComponentType> => (loaders.get(route) ?? route.load)();

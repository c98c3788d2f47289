import { yearlyTotal } from '@halloway/ui/machines';
import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  IdReference,
  Offer,
  Organization,
  Product,
  Service,
  Thing,
} from 'schema-dts';
import { canonicalOf, pictureOf } from './app/head';
import { brand } from './brand';
import type { Agent } from './content/agents';
import bdr from './content/agents/bdr';
import support from './content/agents/support';
import talent from './content/agents/talent';
import receptionistAgent from './content/agents/virtual-receptionist';
import { articles, bySlug, indexCards, isoDate } from './content/articles';
import { blog as blogPage } from './content/blog';
import { consulting } from './content/consulting';
import { homeResults } from './content/home-results';
import { agentOffers } from './content/offers';
import { pricing } from './content/pricing';
import { receptionist as receptionistPage } from './content/receptionist';
import { transcribe } from './content/transcribe';
import type { Question } from './content/types';
import { type ArticleSlug, articlePath, notFound, type Route } from './routes';

/** Author pages of the articles: the teams on About. */
export const authorsPage = `${brand.origin}/about#crew`;

/** The company: in full once on a page that describes it, and by its id elsewhere. */
const company: IdReference = { '@id': `${brand.origin}/#organization` };

const organization: Organization = {
  '@type': 'Organization',
  ...company,
  name: brand.name,
  legalName: brand.legalName,
  url: `${brand.origin}/`,
  logo: `${brand.origin}/icon-512.png`,
  email: brand.mail.sales,
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'sales', email: brand.mail.sales, url: `${brand.origin}/contact` },
    { '@type': 'ContactPoint', contactType: 'customer support', email: brand.mail.support },
  ],
  sameAs: brand.social.map(({ href }) => href),
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.city,
    addressRegion: brand.address.region,
    postalCode: brand.address.postalCode,
    addressCountry: brand.address.country,
  },
};

const faqPage = (questions: readonly Question[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A price in US dollars for one period, as an ISO 8601 duration: `P1M`, `P1Y`. */
const offer = (name: string, price: number, period: 'P1M' | 'P1Y', url: string): Offer => ({
  '@type': 'Offer',
  name,
  url,
  price: price.toFixed(2),
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  seller: company,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: period === 'P1Y' ? 'ANN' : 'MON' },
    billingDuration: period,
  },
});

/** Plans without a price have no offer. */
const transcription: Product = {
  '@type': 'Product',
  name: `${brand.name} Transcription`,
  description: transcribe.lead,
  image: `${brand.origin}${pictureOf({ path: '/transcribe' })}`,
  brand: { '@type': 'Brand', name: brand.name },
  offers: transcribe.plans.flatMap(({ id, name: plan, monthly, unit }) => {
    if (monthly === null) return [];
    const name = unit?.startsWith('per user') ? `${plan}, per user` : plan;
    const url = (billing: string) => `${brand.subscribe}?plan=${id}&billing=${billing}`;
    const byMonth = offer(name, monthly, 'P1M', url('monthly'));
    return monthly === 0 ? [byMonth] : [byMonth, offer(name, yearlyTotal(monthly), 'P1Y', url('yearly'))];
  }),
};

const [growth] = pricing.plans;

/** $398 a month, billed annually (R54). */
const receptionist: Product = {
  '@type': 'Product',
  name: `${brand.name} virtual receptionist`,
  description: receptionistAgent.lead,
  image: `${brand.origin}${pictureOf({ path: '/virtual-receptionist' })}`,
  brand: { '@type': 'Brand', name: brand.name },
  offers: [offer(growth.name, Number(growth.price.replace('$', '')) * 12, 'P1Y', `${brand.origin}/pricing`)],
};

/** An agent has no public price: a Service. */
const service = ({ slug, lead }: Agent): Service => {
  const offer = agentOffers.find((offer) => offer.slug === slug);
  if (!offer) throw new Error(`No agent of \`agentOffers\` has the slug "${slug}".`);
  return {
    '@type': 'Service',
    name: `${brand.name} ${offer.name}`,
    serviceType: offer.job,
    description: lead,
    provider: company,
  };
};

const postingOf = (slug: ArticleSlug): BlogPosting => {
  const { title, date, modified, author, authorTitle, teaser, minutes } = bySlug(slug);
  const page = { path: articlePath(slug) };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: teaser,
    url: canonicalOf(page),
    mainEntityOfPage: canonicalOf(page),
    image: `${brand.origin}${pictureOf(page)}`,
    datePublished: isoDate(date),
    // The page shows it as "Updated".
    ...(modified && { dateModified: isoDate(modified) }),
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
    author: { '@type': 'Person', name: author, jobTitle: authorTitle, worksFor: company, url: authorsPage },
    publisher: company,
  };
};

/** The articles that the page's cards open, in their order. */
const blog: Thing = {
  '@type': 'Blog',
  name: blogPage.title,
  description: blogPage.lead,
  url: canonicalOf({ path: '/media/blog' }),
  publisher: company,
  blogPost: indexCards.map(({ slug }) => {
    const { title, date } = bySlug(slug);
    return {
      '@type': 'BlogPosting' as const,
      headline: title,
      url: canonicalOf({ path: articlePath(slug) }),
      datePublished: isoDate(date),
    };
  }),
};

/** The schema.org graph of each page, by path. Only the build reads it. */
const byPath: Record<string, readonly Thing[]> = {
  '/': [
    { '@type': 'WebSite', name: brand.name, url: `${brand.origin}/`, publisher: company },
    faqPage(homeResults.faq.questions),
  ],
  '/contact': [{ '@type': 'ContactPage', url: canonicalOf({ path: '/contact' }), mainEntity: company }],
  '/transcribe': [transcription, faqPage(transcribe.faq.questions)],
  '/bdr': [service(bdr)],
  '/support': [service(support)],
  '/talent': [service(talent)],
  '/virtual-receptionist': [receptionist, faqPage(receptionistPage.faq.questions)],
  '/pricing': [receptionist],
  '/media/blog': [blog],
  '/voice-consulting': [faqPage(consulting.faq.questions)],
  ...Object.fromEntries(articles.map(({ slug }) => [articlePath(slug), [postingOf(slug)]])),
};

const speaksOfCompany = (things: readonly Thing[]) => JSON.stringify(things).includes(JSON.stringify(company));

/** The page's own nodes and its breadcrumbs. The not-found page has none. */
export function structuredDataOf(route: Route, routes: readonly Route[]): Graph | undefined {
  if (route === notFound) return undefined;
  const parts = route.path.split('/').filter(Boolean);
  const trail = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
    .map((path) => routes.find((candidate) => candidate.path === path))
    .filter((found) => found !== undefined);
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name ?? step.title,
      item: canonicalOf(step),
    })),
  };
  const own = byPath[route.path] ?? [];
  return {
    '@context': 'https://schema.org',
    '@graph': [...(speaksOfCompany(own) ? [organization] : []), ...own, ...(trail.length > 1 ? [breadcrumbs] : [])],
  };
}

import { yearlyTotal } from '@halloway/ui/machines';
import { canonicalOf, pictureOf } from '../app/head';
import { brand } from '../brand';
import type { Agent } from '../content/agents';
import bdr from '../content/agents/bdr';
import support from '../content/agents/support';
import talent from '../content/agents/talent';
import receptionistAgent from '../content/agents/virtual-receptionist';
import { articles, isoDate } from '../content/articles';
import { blog as blogPage } from '../content/blog';
import { careers } from '../content/careers';
import { consulting } from '../content/consulting';
import { homeResults } from '../content/home-results';
import { agentOffers } from '../content/offers';
import { pricing } from '../content/pricing';
import { receptionist as receptionistPage } from '../content/receptionist';
import { transcribe } from '../content/transcribe';
import type { Question } from '../content/types';
import { pathOf, type Route } from '../routes';
import { modifiedOf } from './modified';

type Thing = { '@type': string } & Record<string, unknown>;

const organization: Thing = {
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.legalName,
  url: `${brand.origin}/`,
  logo: `${brand.origin}/icon-512.png`,
  email: brand.mail.sales,
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

const faqPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A price in US dollars for one period, as an ISO 8601 duration: `P1M`, `P1Y`. */
const offer = (name: string, price: number, period: string, url: string): Thing => ({
  '@type': 'Offer',
  name,
  url,
  price: price.toFixed(2),
  priceCurrency: 'USD',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: period === 'P1Y' ? 'ANN' : 'MON' },
    billingDuration: period,
  },
});

/** Plans without a price of their own are no offer. */
const transcription: Thing = {
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

/** $398 a month, billed for the year (R54). */
const receptionist: Thing = {
  '@type': 'Product',
  name: `${brand.name} Virtual Receptionist`,
  description: receptionistAgent.lead,
  image: `${brand.origin}${pictureOf({ path: '/virtual-receptionist' })}`,
  brand: { '@type': 'Brand', name: brand.name },
  offers: [offer(growth.name, Number(growth.price.replace('$', '')) * 12, 'P1Y', `${brand.origin}/pricing`)],
};

/** An agent is quoted, not priced: a service. */
const service = ({ slug, lead }: Agent): Thing => ({
  '@type': 'Service',
  name: `${brand.name} ${agentOffers.find((offer) => offer.slug === slug)?.shortName}`,
  serviceType: agentOffers.find((offer) => offer.slug === slug)?.name,
  description: lead,
  provider: organization,
});

const points = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

const jobPostings = careers.openings.jobs.map(
  ({ title, description, responsibilities, requirements }): Thing => ({
    '@type': 'JobPosting',
    title,
    description: `<p>${description}</p><ul>${points(responsibilities)}</ul><ul>${points(requirements)}</ul>`,
    datePosted: isoDate(careers.openings.posted),
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: careers.openings.country },
    directApply: true,
    hiringOrganization: organization,
  }),
);

const posts = articles.map(({ slug, title, date, author, authorTitle, teaser, minutes }) => {
  const page = { path: pathOf(slug) };
  const posting: Thing = {
    '@type': 'BlogPosting',
    headline: title,
    description: teaser,
    url: canonicalOf(page),
    mainEntityOfPage: canonicalOf(page),
    image: `${brand.origin}${pictureOf(page)}`,
    datePublished: isoDate(date),
    dateModified: modifiedOf(page),
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en-US',
    author: {
      '@type': 'Person',
      name: author,
      jobTitle: authorTitle,
      worksFor: { '@type': 'Organization', name: brand.name },
    },
    publisher: organization,
  };
  return [page.path, [posting]] as const;
});

const blog: Thing = {
  '@type': 'Blog',
  name: blogPage.title,
  description: blogPage.lead,
  url: canonicalOf({ path: '/media/blog' }),
  publisher: organization,
  blogPost: posts.flatMap(([, postings]) =>
    postings.map(({ headline, url, datePublished }) => ({ '@type': 'BlogPosting', headline, url, datePublished })),
  ),
};

/** What a page says to machines that a picture of it would not: https://schema.org. By path; only the build reads it. */
const byPath: Record<string, readonly Thing[]> = {
  '/': [
    organization,
    { '@type': 'WebSite', name: brand.name, url: `${brand.origin}/` },
    faqPage(homeResults.faq.questions),
  ],
  '/careers': jobPostings,
  '/contact': [{ '@type': 'ContactPage', mainEntity: organization }],
  '/transcribe': [transcription, faqPage(transcribe.faq.questions)],
  '/bdr': [service(bdr)],
  '/support': [service(support)],
  '/talent': [service(talent)],
  '/virtual-receptionist': [receptionist, faqPage(receptionistPage.faq.questions)],
  '/pricing': [receptionist],
  '/media/blog': [blog],
  '/voice-consulting': [faqPage(consulting.faq.questions)],
  ...Object.fromEntries(posts),
};

/** The page's own things, and the way to it from Home. */
export function structuredDataOf(route: Route, routes: readonly Route[]): object {
  const parts = route.path.split('/').filter(Boolean);
  const trail = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
    .map((path) => routes.find((candidate) => candidate.path === path))
    .filter((found) => found !== undefined);
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name ?? step.title,
      item: canonicalOf(step),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [...(byPath[route.path] ?? []), ...(trail.length > 1 ? [breadcrumbs] : [])],
  };
}

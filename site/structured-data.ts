import { brand } from './brand';
import { home } from './content/home';
import type { Question } from './content/types';
import { canonicalOf } from './head';
import type { Route } from './routes';

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

/** What a page says to machines that a picture of it would not: https://schema.org. By path; only the build reads it. */
const byPath: Record<string, readonly Thing[]> = {
  '/': [organization, { '@type': 'WebSite', name: brand.name, url: `${brand.origin}/` }, faqPage(home.faq.questions)],
  '/contact': [{ '@type': 'ContactPage', mainEntity: organization }],
};

/** The page's own things, and the way to it from Home. */
export function structuredDataOf(route: Route, routes: readonly Route[]): object {
  const parts = route.path.split('/').filter(Boolean);
  const trail = parts
    .map((_, index) => routes.find(({ path }) => path === `/${parts.slice(0, index + 1).join('/')}`))
    .filter((found) => found !== undefined);
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: canonicalOf(step),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [...(byPath[route.path] ?? []), ...(trail.length > 0 ? [breadcrumbs] : [])],
  };
}

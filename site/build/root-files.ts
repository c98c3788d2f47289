import { light } from '../../src/theme/light';
import { canonicalOf } from '../app/head';
import { brand } from '../brand';
import { routes } from '../routes';
import { modifiedOf } from './modified';

/** Days until `security.txt` expires: RFC 9116 asks for less than a year. */
const SECURITY_VALID = 360;

/** RFC 9116: where to report a vulnerability, and the rules for research (terms 3.4). */
export function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_VALID * 86_400_000);
  return `${[
    `Contact: mailto:${brand.mail.security}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.origin}/.well-known/security.txt`,
    `Policy: ${canonicalOf({ path: '/terms' })}#how-you-may-use-the-site`,
  ].join('\n')}\n`;
}

/** Every page once, with the date of its last change where the page shows it. */
function sitemap(): string {
  const urls = routes.map((route) => {
    const day = modifiedOf[route.path];
    return `  <url><loc>${canonicalOf(route)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const manifest = {
  id: '/',
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  theme_color: light.paper,
  background_color: light.paper,
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
};

/** The files that search engines, browsers and researchers expect at fixed addresses: path and content. */
export const rootFiles = (now: Date): readonly (readonly [path: string, content: string])[] => [
  ['site.webmanifest', JSON.stringify(manifest)],
  ['sitemap.xml', sitemap()],
  ['robots.txt', `User-agent: *\nDisallow: /workbench/\n\nSitemap: ${brand.origin}/sitemap.xml\n`],
  ['.well-known/security.txt', securityTxt(now)],
];

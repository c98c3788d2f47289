import { brand } from '../brand';
import { articles } from '../content/articles';
import { blog } from '../content/blog';
import { articlePath } from '../routes';
import { escapeText } from './markup';

export const feedPath = '/rss.xml';

export const feedTitle = `${blog.title} | ${brand.name}`;

/** The articles as an RSS 2.0 feed, newest first. */
export function feed(): string {
  const items = articles.map(
    (article) => `  <item>
    <title>${escapeText(article.title)}</title>
    <link>${brand.origin}${articlePath(article.slug)}</link>
    <guid isPermaLink="true">${brand.origin}${articlePath(article.slug)}</guid>
    <pubDate>${new Date(`${article.date} UTC`).toUTCString()}</pubDate>
    <dc:creator>${escapeText(article.author)}</dc:creator>
    <description>${escapeText(article.teaser)}</description>
  </item>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
  <title>${escapeText(feedTitle)}</title>
  <link>${brand.origin}/media/blog</link>
  <atom:link href="${brand.origin}${feedPath}" rel="self" type="application/rss+xml"/>
  <description>${escapeText(blog.lead)}</description>
  <language>en-US</language>
${items.join('')}</channel>
</rss>
`;
}

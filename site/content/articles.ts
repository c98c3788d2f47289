import type { ArticleCardsItem } from '@halloway/ui';
import { type ArticleSlug, articlePath, pageAt } from '../routes';

/**
 * The seven articles, without their prose: that is `articles/<slug>.mdx`, bundled with its own page only, so nothing
 * here may import it.
 */
export interface Article {
  slug: ArticleSlug;
  /** The page's title. */
  title: string;
  /** As displayed: 'August 5, 2025'. */
  date: string;
  /** When its text last changed, if that was after its date. */
  modified?: string;
  author: string;
  authorTitle: string;
  teaser: string;
  /** Reading time at 220 words per minute. */
  minutes: number;
  /** The drawing of its title. */
  cover: Cover;
  /** Slugs. One without an article is skipped. */
  related: readonly [string, string, string];
}

/** How a title is drawn, so that covers are told apart. */
export interface Cover {
  /** The title in rows. Default: in one. */
  rows?: readonly string[];
  /** The index of the row that is said. */
  live: number;
  /** How loud each row is. Default: all alike. */
  loudness?: readonly number[];
  /** Whether rows stand under each other at their ends, as figures do. */
  isSum?: boolean;
}

/** The drawing of an article's title; written by the build. */
export const coverOf = (slug: string) => `/covers/${slug}.svg`;

/** The fallback for a cover that fails to load (R78). */
export const coverFallback = '/logo.svg';

/** 'August 5, 2025' as an ISO date: '2025-08-05'. */
export const isoDate = (date: string) => new Date(`${date} UTC`).toISOString().slice(0, 10);

/** Newest first. */
const written: readonly Omit<Article, 'title'>[] = [
  {
    slug: 'future-ai',
    date: 'August 5, 2025',
    author: 'Hana Kobayashi',
    authorTitle: 'Principal Speech Researcher',
    teaser:
      'Four predictions from one Thursday morning at a small practice, the sign that would prove each of them wrong, and eight lines to put in your next contract.',
    minutes: 5,
    cover: { rows: ['The Future of AI', 'in Business Communication'], live: 0 },
    related: ['ai-customer-support-revolution', 'ai-trends-2025', 'ai-ethics'],
  },
  {
    slug: 'ai-customer-support-revolution',
    date: 'July 22, 2025',
    modified: 'November 21, 2026',
    author: 'Leila Haddad',
    authorTitle: 'Head of Conversation Design',
    teaser:
      'Five changes that a support team will feel, the bill that comes with each, and the question about it that a vendor should be able to answer.',
    minutes: 5,
    cover: { rows: ['5 Ways', 'AI is', 'Revolutionizing', 'Customer', 'Support'], live: 2 },
    related: ['ai-customer-support', 'ai-roi', 'future-ai'],
  },
  {
    slug: 'ai-implementation',
    date: 'July 10, 2025',
    modified: 'November 21, 2026',
    author: 'Tomasz Zielinski',
    authorTitle: 'Director of Implementation',
    teaser:
      'Four weeks from the first recording to the first live call: what to decide, who to ask, ten callers to rehearse with, and when to wait a week.',
    minutes: 5,
    cover: { live: 0 },
    related: ['ai-ethics', 'ai-roi', 'ai-customer-support'],
  },
  {
    slug: 'ai-ethics',
    date: 'June 28, 2025',
    modified: 'November 23, 2026',
    author: 'Adaeze Nwosu',
    authorTitle: 'Head of Trust and Compliance',
    teaser:
      'What a voice agent owes the person on the other end, in ten lines you can adopt, and six phone calls that show whether they hold.',
    minutes: 5,
    cover: { rows: ['Say It’s a Machine:', 'A One-Page Ethics Policy for Voice AI'], live: 0, loudness: [4, 1] },
    related: ['ai-implementation', 'ai-trends-2025', 'ai-customer-support'],
  },
  {
    slug: 'ai-trends-2025',
    date: 'June 15, 2025',
    modified: 'November 23, 2026',
    author: 'Hana Kobayashi',
    authorTitle: 'Principal Speech Researcher',
    teaser:
      'Timing, finished work, consent and mixed languages. Four test calls show how far each has come; to test our agent, book a demo.',
    minutes: 5,
    cover: { rows: ['Four Voice AI', 'Trends of 2025,', 'and a Test Call', 'for Each'], live: 3 },
    related: ['future-ai', 'ai-customer-support-revolution', 'ai-ethics'],
  },
  {
    slug: 'ai-roi',
    date: 'May 30, 2025',
    modified: 'November 23, 2026',
    author: 'Ruth Feldman',
    authorTitle: 'Director of Customer Economics',
    teaser:
      'Saved minutes are hard to bank. A calculation you can redo with your own phone log, and two numbers that tell you whether to sign.',
    minutes: 5,
    cover: { rows: ['The ROI of Voice AI,', 'Worked Out', 'on One Page'], live: 2, isSum: true },
    related: ['ai-implementation', 'ai-customer-support', 'ai-trends-2025'],
  },
  {
    slug: 'ai-customer-support',
    date: 'April 22, 2025',
    modified: 'November 23, 2026',
    author: 'Marisol Quintero',
    authorTitle: 'Head of Customer Operations',
    teaser:
      'Which calls to give a voice agent and which to keep, how a good handoff sounds, and what to measure so that you know it worked.',
    minutes: 5,
    cover: { rows: ['Transforming', 'Customer Support', 'with Voice AI'], live: 2, loudness: [1, 2, 4] },
    related: ['ai-customer-support-revolution', 'ai-roi', 'ai-implementation'],
  },
];

export const articles: readonly Article[] = written.map((article) => ({
  ...article,
  title: pageAt(articlePath(article.slug)).title,
}));

export function bySlug(slug: ArticleSlug): Article {
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`"${slug}" is not in \`articles\`: add it or correct the slug.`);
  return article;
}

export type IndexCard = ArticleCardsItem & { slug: ArticleSlug; title: string; teaser: string };

/** A card that opens `slug` under the title, date and cover of `shown`. */
function card(slug: ArticleSlug, shown = slug): IndexCard {
  const { title, date } = bySlug(shown);
  return {
    slug,
    href: articlePath(slug),
    title,
    date,
    dateTime: isoDate(date),
    cover: coverOf(shown),
    teaser: bySlug(slug).teaser,
  };
}

/** The cards below an article (R80): a related slug without an article is skipped. */
export const relatedTo = ({ related }: Pick<Article, 'related'>): readonly Omit<IndexCard, 'teaser'>[] =>
  related.flatMap((slug) => {
    const article = articles.find((candidate) => candidate.slug === slug);
    if (!article) return [];
    const { teaser: _, ...rest } = card(article.slug);
    return rest;
  });

/** The six cards of the blog index and the media centre, in the specification's order (R76). */
export const indexCards: readonly IndexCard[] = [
  card('future-ai'),
  // A known mismatch, kept on purpose (R77, D3): the card has the title and date of "5 Ways AI is Revolutionizing Customer
  // Support" and opens "Transforming Customer Support with Voice AI". The article of that title is
  // `ai-customer-support-revolution`, which has no index card and is linked from related articles. The teaser is that of
  // the opened article, so that the card describes what the reader gets.
  card('ai-customer-support', 'ai-customer-support-revolution'),
  card('ai-implementation'),
  card('ai-ethics'),
  card('ai-trends-2025'),
  card('ai-roi'),
];

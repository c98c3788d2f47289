import type { Fixtures } from '../../testing/description';

const article = { title: 'The future of calls', href: '/media/blog/future-ai', date: 'August 5, 2025' };
const cover = { cover: '/cover.svg', dateTime: '2025-08-05' };

export const fixtures: Fixtures<typeof import('.')> = {
  ArticleHeader: {
    props: { ...article, ...cover, coverFallback: '/logo.svg', byline: 'By Hana Kobayashi, Speech Researcher' },
  },
};

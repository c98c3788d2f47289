import type { Fixtures } from '../../testing/description';

const article = { title: 'The future of calls', href: '/media/blog/future-ai', date: 'August 5, 2025' };

export const fixtures: Fixtures<typeof import('.')> = {
  ArticleHeader: {
    props: {
      ...article,
      dateTime: '2025-08-05',
      cover: { src: '/cover.svg', fallback: '/logo.svg' },
      byline: 'By Hana Kobayashi, Speech Researcher',
    },
  },
};

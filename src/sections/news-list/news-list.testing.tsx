import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  NewsList: {
    props: {
      items: [
        {
          title: 'Halloway opens',
          outlet: 'The Ledger',
          date: 'August 19, 2025',
          dateTime: '2025-08-19',
          summary: 'A company opens.',
          href: 'https://ledger.example/halloway',
        },
      ],
      linkLabel: 'Read the article',
    },
  },
};

import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  NewsletterBand: { props: { title: 'Letters', text: 'Once a month.', children: 'The form' } },
};

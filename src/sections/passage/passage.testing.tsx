import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Passage: { props: { paragraphs: ['It began with a call.', 'It went on.'] } },
};

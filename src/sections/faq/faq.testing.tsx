import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Faq: { props: { title: 'Questions', questions: [{ id: 'hours', question: 'When?', answer: 'Day and night.' }] } },
};

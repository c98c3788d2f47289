import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  LongText: { props: { contentsTitle: 'In this article', contents: [{ id: 'why', title: 'Why' }], children: 'Text' } },
};

import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Prose: { props: { children: <p data-product>Text</p> } },
  ProseHeading: { props: { id: 'why', children: 'Why' }, root: 'h2' },
};

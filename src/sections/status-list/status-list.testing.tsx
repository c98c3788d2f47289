import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  StatusList: {
    props: {
      items: [{ title: 'Drills', description: 'By phone.', status: 'In Development', progress: 'development' }],
    },
  },
};

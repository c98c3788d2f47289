import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Table: { props: { columns: ['Growth'], rows: [{ label: 'Minutes', values: ['500'] }] } },
};

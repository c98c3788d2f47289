import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  PartnerMark: { props: { name: 'Northline', drawing: 'M0 24h96' } },
};

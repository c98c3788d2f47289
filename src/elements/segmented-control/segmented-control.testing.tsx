import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  SegmentedControl: { props: { legend: 'Billing period', options: [{ value: 'monthly', label: 'Monthly' }] } },
};

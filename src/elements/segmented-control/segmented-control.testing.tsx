import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  SegmentedControl: { props: { label: 'Billing period', options: [{ value: 'monthly', label: 'Monthly' }] } },
};

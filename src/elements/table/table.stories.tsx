import { Table } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const TwoPlans: Story = () => (
  <Table
    aria-label="Plans"
    columns={['Growth', 'Enterprise']}
    rows={[
      { label: 'Price', values: ['$398 per month', 'Custom'] },
      { label: 'Incoming minutes', values: ['500 per month', 'Unlimited or custom'] },
      { label: 'Suits', values: ['One location, predictable calls', 'Many locations, or calls that surge'] },
    ]}
  />
);

export const LongWords: Story = () => (
  <Table
    aria-label="Tarife"
    columns={['Wachstum', 'Unternehmen', 'Behördenrahmenvertrag']}
    rows={[
      { label: 'Transkriptionsminuten', values: ['500', 'unbegrenzt', 'Mindestabnahmeverpflichtung'] },
      { label: 'Auftragsdatenverarbeitung', values: ['inklusive', 'Einzelvereinbarung', 'Rahmenvereinbarung'] },
    ]}
  />
);

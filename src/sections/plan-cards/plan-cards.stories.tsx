import { PlanCards, type PlanCardsItem } from '@halloway/ui';
import type { Story } from '@ladle/react';

const growth: PlanCardsItem = {
  name: 'Growth',
  price: '$398',
  period: 'per month billed annually',
  minutes: '500 incoming call minutes per month',
  description: 'For one front desk with a steady number of calls and a calendar to fill.',
  features: ['Live in under 48 hours', 'Answers, books and routes around the clock', 'Your CRM and your phone system'],
  cta: { label: 'Choose Growth', href: '#growth' },
  note: 'Only incoming minutes count toward the allowance.',
  popular: true,
};

const enterprise: PlanCardsItem = {
  name: 'Enterprise',
  price: 'Custom',
  period: 'agreed with you in writing',
  minutes: 'Unlimited or custom volume',
  description: 'For groups, seasonal peaks, or a volume that no table foresees.',
  features: ['Several sites under one agreement', 'Integrations scoped with your engineers'],
  cta: { label: 'Contact Sales', href: '#sales' },
  note: 'Bring three months of call counts to the first conversation.',
};

export const Two: Story = () => <PlanCards plans={[growth, enterprise]} />;

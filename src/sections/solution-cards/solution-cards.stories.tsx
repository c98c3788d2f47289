import { type Solution, SolutionCards } from '@halloway/ui';
import type { Story } from '@ladle/react';

const sales: Solution = {
  title: 'Sales outreach',
  description: 'Calls new leads back, asks what your best rep would ask, and follows up when it said it would.',
  sentence: 'This is Halloway, an AI assistant. You asked us about pricing. Is now a good time?',
  points: {
    label: 'Features',
    items: ['Your qualifying questions', 'Follow-ups on the day agreed', 'Notes in your CRM'],
  },
  stats: [
    { value: '3x', label: 'qualified leads', tone: 'gained' },
    { value: '45%', label: 'cost reduction', tone: 'saved' },
  ],
  cta: { label: 'See the BDR agent at work', href: '#bdr' },
};

const retail: Solution = {
  title: 'Retail',
  description: 'Stock, holds, orders and returns, answered while the line at the register moves on.',
  points: { label: 'Benefits', items: ['Stock checked on the call', 'Returns settled before the counter'] },
  stats: [
    { value: '30%', label: 'increase in average order value', tone: 'gained' },
    { value: 'Fewer', label: 'calls to the sales floor', tone: 'saved' },
  ],
  useCase: { label: 'Use case', text: 'Finds the size and puts one behind the counter under the caller’s name.' },
  cta: { label: 'Voice AI for Retail', href: '#retail' },
};

export const WithAPicture: Story = () => <SolutionCards solutions={[sales, { ...sales, title: 'Customer support' }]} />;

export const WithAUseCase: Story = () => <SolutionCards solutions={[retail, { ...retail, title: 'Hospitality' }]} />;

export const One: Story = () => <SolutionCards solutions={[sales]} headingLevel={2} />;

import { StatusList } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const EveryStatus: Story = () => (
  <StatusList
    items={[
      {
        title: 'Coaching on the same call',
        description: 'The moment someone is about to give something away, the caller drops the act and explains.',
        status: 'In Development',
        progress: 'development',
      },
      {
        title: 'Scenarios by job',
        description: 'Accounts payable, the help desk and the front desk are each tricked in a different way.',
        status: 'Design Phase',
        progress: 'design',
      },
      {
        title: 'Practice in several languages',
        description: 'A Spanish-speaking night shift deserves a rehearsal in Spanish.',
        status: 'Planning',
        progress: 'planning',
      },
    ]}
  />
);

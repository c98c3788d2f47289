import { Band, CardGrid, Link, Section, SplitSection, Stats } from '@halloway/ui';
import type { Story } from '@ladle/react';

const title = 'It helps to know the trade';
const intro = 'A pharmacy question, a late check-in and a margin call need different manners.';
const cards = [
  { title: 'Retail', description: 'Checks the shelf, holds the jacket and opens the return.' },
  { title: 'Healthcare', description: 'Schedules, reminds and takes refill requests.' },
];

export const HeadingAbove: Story = () => (
  <Section title={title} intro={intro} actions={<Link href="/vertical-solutions">All six industries</Link>}>
    <CardGrid columns={2} cards={cards} />
  </Section>
);

export const HeadingBeside: Story = () => (
  <SplitSection title={title} intro={intro} actions={<Link href="/vertical-solutions">All six industries</Link>}>
    <CardGrid columns={2} cards={cards} />
  </SplitSection>
);

export const Statement: Story = () => (
  <Section
    variant="statement"
    title="Mission"
    intro="A telephone that is worth calling again: no menus, and no music."
  />
);

export const WithoutHeading: Story = () => (
  <Band>
    <Stats
      stats={[
        { value: '3x', label: 'qualified leads' },
        { value: '45%', label: 'cost reduction' },
      ]}
    />
  </Band>
);

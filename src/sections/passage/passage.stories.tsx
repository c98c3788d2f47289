import { Passage, SplitSection } from '@halloway/ui';
import type { Story } from '@ladle/react';

const paragraphs = [
  'The company started with a phone that nobody picked up. It rang at a front desk while the only person there was explaining a form to somebody else, and everybody in the room could hear what it cost.',
  'By the fall of 2024, software could hold its own in a conversation for a few minutes. That was long enough to book an appointment, but nobody had yet given it much of a telephone manner.',
];

export const Alone: Story = () => <Passage paragraphs={paragraphs} />;

export const BesideItsTitle: Story = () => (
  <SplitSection title="How it began">
    <Passage paragraphs={paragraphs} />
  </SplitSection>
);

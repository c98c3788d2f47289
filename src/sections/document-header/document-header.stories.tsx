import { DocumentHeader, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Whole: Story = () => (
  <DocumentHeader
    title="License Agreement"
    updated="Last Updated 1st June 2025"
    back={<Link href="/">Back to Home</Link>}
    greeting="I’m an AI agent and give no legal advice. Please read this agreement before you accept it."
  />
);

export const TitleAlone: Story = () => <DocumentHeader title="Cookie Policy" updated="Last updated January 1, 2025" />;

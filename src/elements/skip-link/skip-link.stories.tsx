import { SkipLink } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const OutOfSight: Story = () => (
  <>
    <SkipLink href="#content" />
    <p id="content">The link comes into sight with the first press of the Tab key.</p>
  </>
);

export const InSight: Story = () => (
  <>
    <SkipLink href="#content" autoFocus />
    <p id="content">Where the link leads.</p>
  </>
);

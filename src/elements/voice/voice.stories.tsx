import { Voice } from '@halloway/ui';
import type { Story } from '@ladle/react';

const greeting = 'Good morning, Halloway speaking on behalf of Northline Dental. How can I help you today?';

export const Hero: Story = () => (
  <figure>
    <Voice text={greeting} height={260} unit={46} spoken={7} tail={1200} />
    <figcaption>“{greeting}”</figcaption>
  </figure>
);

export const Line: Story = () => (
  <figure>
    <Voice text={greeting} tone="quiet" />
    <figcaption>“{greeting}”</figcaption>
  </figure>
);

export const Speaking: Story = () => (
  <figure>
    <Voice text={greeting} tone="live" />
    <figcaption>“{greeting}”</figcaption>
  </figure>
);

export const Brand: Story = () => (
  <figure>
    <Voice text={greeting} tone="brand" height={96} unit={36} />
    <figcaption>“{greeting}”</figcaption>
  </figure>
);

import { Voice } from '@halloway/ui';
import type { Story } from '@ladle/react';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';

export const HalfSpoken: Story = () => (
  <figure>
    <Voice text={greeting} height={96} unit={46} spoken={7} />
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

export const DashedAndDotted: Story = () => (
  <figure>
    <Voice text="Scenarios by job" height={48} unit={24} line="dashed" />
    <figcaption>Scenarios by job: Design Phase</figcaption>
    <Voice text="Practice in several languages" height={48} unit={24} line="dotted" />
    <figcaption>Practice in several languages: Planning</figcaption>
  </figure>
);

import { Voice, type VoiceProps } from '@halloway/ui';
import type { Story } from '@ladle/react';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';

const Drawn = (voice: Omit<VoiceProps, 'text'>) => (
  <figure>
    <Voice text={greeting} {...voice} />
    <figcaption>“{greeting}”</figcaption>
  </figure>
);

export const HalfSpoken: Story = () => <Drawn height={96} unit={46} spoken={7} />;
export const Line: Story = () => <Drawn tone="quiet" />;
export const Speaking: Story = () => <Drawn tone="live" />;
export const Brand: Story = () => <Drawn tone="brand" height={96} unit={36} />;

export const DashedAndDotted: Story = () => (
  <figure>
    <Voice text="Scenarios by job" height={48} unit={24} line="dashed" />
    <figcaption>Scenarios by job: Design Phase</figcaption>
    <Voice text="Practice in several languages" height={48} unit={24} line="dotted" />
    <figcaption>Practice in several languages: Planning</figcaption>
  </figure>
);

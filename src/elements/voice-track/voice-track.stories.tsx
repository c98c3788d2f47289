import { drawVoice, VoiceTrack } from '@halloway/ui';
import type { Story } from '@ladle/react';

const greeting = 'Good morning, Northline Dental’s AI agent here. I transcribe calls for the practice. How can I help?';
const voice = drawVoice(greeting, { height: 160, unit: 46 });

const Track = ({ word }: { word: number }) => (
  <figure>
    <VoiceTrack voice={voice} word={word} />
    <figcaption>“{greeting}”</figcaption>
  </figure>
);

export const HalfSpoken: Story = () => <Track word={7} />;

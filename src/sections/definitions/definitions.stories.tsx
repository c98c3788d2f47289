import { Definitions, SplitSection } from '@halloway/ui';
import type { Story } from '@ladle/react';

const definitions = [
  { title: 'Speech recognition', description: 'Streaming, tuned to telephone audio and to your product names.' },
  {
    title: 'SIP and WebRTC telephony',
    description: 'Calls from the phone network or the browser, transfers included.',
  },
  {
    title: 'Evaluation and monitoring',
    description: 'Every change is replayed against old calls before callers meet it.',
  },
];

export const FullWidth: Story = () => <Definitions definitions={definitions} />;

export const BesideTheirTitle: Story = () => (
  <SplitSection title="What it is made of">
    <Definitions definitions={definitions} />
  </SplitSection>
);

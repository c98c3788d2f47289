import { type CallTranscript, Handover } from '@halloway/ui';
import type { Story } from '@ladle/react';

const call: CallTranscript = {
  lines: [
    {
      speaker: 'Halloway',
      at: 0,
      agent: true,
      text: 'Fernhill Outfitters, I’m Halloway, an AI assistant, and this call is recorded. How can I help?',
    },
    { speaker: 'Caller', at: 8, text: 'It was a birthday present. I’d want something off for that.' },
    {
      speaker: 'Halloway',
      at: 14,
      agent: true,
      text: 'That’s fair to ask, and it isn’t mine to decide. I’m adding my colleague Marta.',
    },
    { speaker: 'Support lead', at: 27, text: 'Hi, Marta here. I’ve refunded your shipping.' },
    { speaker: 'Caller', at: 34, text: 'Oh, great. Thanks, both of you.' },
  ],
  outcome: { at: 38, text: 'Shipping refunded' },
};

export const Joining: Story = () => <Handover call={call} person="Support lead" />;

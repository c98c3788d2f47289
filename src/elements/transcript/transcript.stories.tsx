import { type CallTranscript, Transcript } from '@halloway/ui';
import type { Story } from '@ladle/react';

const call: CallTranscript = {
  lines: [
    { at: 1, speaker: 'Caller', text: 'Hi — do you still have the olive jacket in a medium?' },
    {
      at: 4,
      speaker: 'Halloway',
      agent: true,
      text: 'I’m the AI assistant, and I transcribe calls. There are two left on Pearl Street. Shall I hold one?',
    },
    { at: 11, speaker: 'Caller', text: 'Please. And can I return the small one there?' },
    {
      at: 15,
      speaker: 'Halloway',
      agent: true,
      text: 'You can, until December 4. I’ve texted you the hold and the return code.',
    },
  ],
  outcome: { at: 88, text: 'Held at Pearl Street until 6:00 PM · return code sent' },
};

export const Written: Story = () => <Transcript call={call} />;

export const LineLit: Story = () => <Transcript call={call} lit={1} />;

export const OutcomeLit: Story = () => <Transcript call={call} lit={4} />;

export const Seekable: Story = () => <Transcript call={call} lit={2} onLineChoose={() => {}} />;

import { CallRecord, CallStory, type CallTranscript, Link } from '@halloway/ui';
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

export const WithLink: Story = () => (
  <CallStory
    title="Retail: a jacket, held"
    intro="One call of ninety seconds, as your customer hears it. Every lookup is made while they are on the line."
    actions={<Link href="/vertical-solutions/retail">Voice AI for Retail</Link>}
    call={call}
  />
);

export const WithRecord: Story = () => (
  <CallStory title="A jacket, held" call={call}>
    {(said) => (
      <CallRecord
        kind="Hold slip"
        place="Pearl Street"
        title="An olive jacket"
        fields={[
          { term: 'Size', detail: 'Medium', heard: 'the olive jacket in a medium?', at: 1 },
          { term: 'Return', detail: 'The small one', heard: 'can I return the small one there?', at: 11 },
        ]}
        said={said}
        outcome="Held at Pearl Street until 6:00 PM"
      />
    )}
  </CallStory>
);

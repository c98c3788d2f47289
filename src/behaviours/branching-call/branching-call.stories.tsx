import { BranchingCall, type CallScript, PageHero } from '@halloway/ui';
import type { Story } from '@ladle/react';

const call: CallScript = {
  lines: [
    {
      at: 1,
      speaker: 'Halloway',
      agent: true,
      text: 'Northline Dental, this is the AI agent. I transcribe calls. How can I help?',
    },
    { at: 6, speaker: 'Caller', text: 'I chipped a tooth last night. Can someone see me this week?' },
    {
      at: 11,
      speaker: 'Halloway',
      agent: true,
      text: 'I’m sorry to hear that. Thursday at half past ten is free, with Dr. Abara. Shall I book it?',
    },
    { at: 18, speaker: 'Caller', text: 'Thursday works. Thank you.' },
  ],
  outcome: { at: 22, text: 'Booked · Thu 10:30' },
  choices: [
    {
      after: 2,
      answers: [
        {
          label: 'A person, please',
          lines: [
            { at: 0, speaker: 'Caller', text: 'Could I talk to a person about it?' },
            { at: 3, speaker: 'Halloway', agent: true, text: 'Of course. I’m putting you through to the front desk.' },
          ],
          outcome: { at: 8, text: 'Put through to the front desk' },
        },
        {
          label: 'Another day',
          lines: [
            { at: 0, speaker: 'Caller', text: 'Not Thursday. Friday, if you have it.' },
            { at: 4, speaker: 'Halloway', agent: true, text: 'Friday at nine is free. It’s yours.' },
          ],
          outcome: { at: 8, text: 'Booked · Fri 9:00' },
        },
        {
          label: 'Should I take something for it?',
          lines: [
            { at: 0, speaker: 'Caller', text: 'Should I take something until then?' },
            {
              at: 3,
              speaker: 'Halloway',
              agent: true,
              text: 'I’m not allowed to say; a nurse can call you today. And Thursday?',
            },
          ],
          until: 9,
        },
      ],
    },
  ],
  interruptions: [
    {
      line: 2,
      lines: [
        { at: 0, speaker: 'Caller', text: 'Sorry, it has to be in the morning.' },
        { at: 3, speaker: 'Halloway', agent: true, text: 'Then Thursday at half past ten. Shall I book it?' },
      ],
      until: 7,
    },
  ],
};

const Demo = () => <BranchingCall label="A call to a dental practice" call={call} />;

export const Following: Story = () => <Demo />;
Following.meta = { machine: 'branching-call', state: 'following' };

export const Asking: Story = () => <Demo />;
Asking.meta = { machine: 'branching-call', state: 'asking', context: { choice: 0 } };

export const Held: Story = () => <Demo />;
Held.meta = {
  machine: 'branching-call',
  state: 'held',
  context: { choice: 0 },
  visuallyEquals: 'asking because the line that runs out is not drawn where motion is reduced',
};

export const Interrupted: Story = () => <Demo />;
Interrupted.meta = { machine: 'branching-call', state: 'interrupted', context: { brokenOff: [{ line: 2, word: 6 }] } };

export const AnotherDay: Story = () => <Demo />;
AnotherDay.meta = { machine: 'branching-call', state: 'following', context: { answers: [1] } };

export const BelowAHead: Story = () => (
  <BranchingCall
    label="A call to a dental practice"
    call={call}
    head={
      <PageHero bare title="A call to a dental practice" lead="Someone chipped a tooth, and calls in the evening." />
    }
  />
);

BelowAHead.meta = { machine: 'branching-call' };

export const Live: Story = () => <Demo />;
Live.meta = { machine: 'branching-call' };

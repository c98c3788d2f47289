import { CallRecord, type CallRecordProps } from '@halloway/ui';
import type { Story } from '@ladle/react';

const slip = {
  kind: 'Hold slip',
  place: 'Front counter',
  title: 'Olive jacket, medium',
  fields: [
    { term: 'For', detail: 'Reyes', heard: 'Put it under Reyes.', at: 44 },
    {
      term: 'Color',
      was: 'Green',
      detail: 'Olive',
      heard: 'Olive. The green’s a different jacket.',
      at: 20,
      marked: true,
    },
    { term: 'Held until', detail: '6:00\u00a0PM', heard: 'I can hold one until six.', at: 23 },
  ],
  outcome: 'Held at Pearl Street until 6:00\u00a0PM',
} satisfies CallRecordProps;

export const Sheet: Story = () => <CallRecord {...slip} />;
export const Tag: Story = () => <CallRecord {...slip} shape="tag" />;
export const Note: Story = () => <CallRecord {...slip} shape="note" />;
export const Card: Story = () => <CallRecord {...slip} shape="card" />;
export const Ticket: Story = () => <CallRecord {...slip} shape="ticket" />;
export const Pad: Story = () => <CallRecord {...slip} shape="pad" />;

export const WithDrawing: Story = () => (
  <CallRecord
    {...slip}
    drawing={{
      ink: 'M2 106h316M44 106V50l52-38 52 38v56M60 58h18v16H60zM114 58h18v16h-18z',
      live: 'M58 88l10-10h56l10 10zM66 88v18M126 88v18',
    }}
  />
);

export const OneLineThatMatters: Story = () => (
  <CallRecord
    kind="CV"
    title="Jordan"
    fields={[
      { lines: [62, 94, 88] },
      { term: 'License', was: 'Forklift license', detail: 'Ran out in March', marked: true },
      { lines: [90, 55] },
    ]}
    outcome="License to check"
  />
);

import { Rows, type RowsItem } from '@halloway/ui';
import type { Story } from '@ladle/react';

const rows: readonly RowsItem[] = [
  {
    title: 'Sales outreach',
    description: 'Qualifies leads, follows up, books meetings.',
    href: '#bdr',
    metric: { value: '3x', label: 'qualified leads' },
  },
  {
    title: 'Customer support',
    description: 'Resolves FAQs, handles bookings, routes queries.',
    href: '#support',
    metric: { value: '80%+', label: 'first-call resolution' },
  },
  {
    title: 'Talent acquisition',
    description: 'Screens CVs, assesses fitment, schedules interviews.',
    href: '#talent',
    metric: { value: '75%', label: 'reduced time-to-hire' },
  },
];

export const WithNumbers: Story = () => <Rows rows={rows} />;

export const WithLinks: Story = () => (
  <Rows
    rows={[
      {
        title: 'Transcription',
        description: 'For anyone with a recording and no wish to type it.',
        href: '#transcribe',
        linkLabel: 'Compare the plans',
      },
      {
        title: 'Phishing awareness',
        description: 'For security teams who would rather their colleagues met a convincing scam in practice first.',
        href: '#phishing',
        linkLabel: 'Read what is planned',
        status: 'Coming Soon',
      },
    ]}
  />
);

export const OtherWordsDrawn: Story = () => (
  <Rows rows={rows.map((row) => ({ ...row, voice: `Hello, this is ${row.title}. What can I do for you?` }))} />
);

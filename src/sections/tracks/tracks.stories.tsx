import { Tracks } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const WithFigures: Story = () => (
  <Tracks
    tracks={[
      {
        title: 'Quick-start',
        figure: '4–6 weeks',
        description: 'One call reason, one language or two, one team. It ends with live calls and an honest report.',
        lists: [
          {
            ordered: true,
            points: ['Listen and choose', 'Design and connect', 'Rehearse with staff', 'Open, watch and report'],
          },
        ],
        note: { label: 'Suits', text: 'A first agent, or a second opinion on one that disappoints' },
      },
      {
        title: 'Enterprise',
        figure: '3–6 months',
        description: 'Several departments, with governance, training and a rollout that survives a reorganization.',
        lists: [
          {
            ordered: true,
            points: [
              'Assessment across sites',
              'Governance and security review',
              'Build in waves',
              'Train your own owners',
              'Hand over',
            ],
          },
        ],
        note: { label: 'Suits', text: 'Regulated industries, several countries, or phone systems with a history' },
      },
    ]}
  />
);

export const WithTwoLists: Story = () => (
  <Tracks
    tracks={['Technology partners', 'Channel partners'].map((title) => ({
      title,
      description: 'For companies whose product an agent uses during a call.',
      lists: [
        { label: 'You bring', points: ['A documented interface', 'A sandbox with believable data'] },
        { label: 'We bring', points: ['The integration and its tests', 'A shared list of known faults'] },
      ],
    }))}
  />
);

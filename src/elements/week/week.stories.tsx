import { Week } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const OneMeeting: Story = () => (
  <Week
    label="Priya Nair’s calendar"
    days={['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}
    times={['9:30', '10:00', '10:30', '11:00', '11:30']}
    entry={{ day: 'Thu', time: '10:30', title: 'Ms. Moreno', text: 'Sixty people at two sites.' }}
  />
);

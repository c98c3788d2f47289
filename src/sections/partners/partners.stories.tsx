import { Partners } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Three: Story = () => (
  <Partners
    partners={[
      {
        name: 'Tideline',
        drawing: 'M0 24q12-24 24 0t24 0t24 0t24 0',
        kind: 'Telephony carrier',
        description: 'Carries calls between the phone network and the agents, and returns them to your staff.',
      },
      {
        name: 'Viaduct',
        drawing: 'M0 40V24a16 16 0 0 1 32 0a16 16 0 0 1 32 0a16 16 0 0 1 32 0V40',
        kind: 'CRM connector',
        description: 'Moves what was agreed on a call into the customer record, with a log of who changed what.',
      },
      {
        name: 'Plumb',
        drawing: 'M48 2V30l6 14l6-14H36l6 14',
        kind: 'Speech lab',
        description: 'Studies how people really sound on the telephone.',
      },
    ]}
  />
);

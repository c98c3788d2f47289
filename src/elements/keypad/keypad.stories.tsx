import { Keypad } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Operator: Story = () => (
  <Keypad
    label="Where to?"
    keys={[
      { symbol: '1', label: 'Pricing', href: '/pricing' },
      { symbol: '2', label: 'Hear a call', href: '/support' },
      { symbol: '3', label: 'Solutions', href: '/solutions' },
      { symbol: '4', label: 'Transcription', href: '/transcribe' },
      { symbol: '5', label: 'Blog', href: '/media/blog' },
      { symbol: '0', label: 'A person', href: '/contact' },
    ]}
  />
);

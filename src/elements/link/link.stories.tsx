import { Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Alone: Story = () => <Link href="#specialist">Talk to a Specialist</Link>;

export const InText: Story = () => (
  <p>
    If you know how we could answer better, write and say how:{' '}
    <Link href="mailto:x@halloway.example">Send us an email</Link>
  </p>
);

import { Icon, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

const calendar = 'M4 6h16v14H4zM4 10h16M8 3.5V8M16 3.5V8M9 15l2.2 2.2L15.5 13';
const phone =
  'M7 3.5 9.5 8 7.5 10.5c1.2 2.6 3.4 4.8 6 6l2.5-2 4.5 2.5c0 2-1.5 3.5-3.5 3.5C10 20 4 14 3.5 7 3.5 5 5 3.5 7 3.5z';

export const Large: Story = () => <Icon drawing={calendar} />;

export const Small: Story = () => <Icon drawing={phone} size={24} />;

export const AloneInALink: Story = () => (
  <Link href="/contact" aria-label="Call us">
    <Icon drawing={phone} />
  </Link>
);

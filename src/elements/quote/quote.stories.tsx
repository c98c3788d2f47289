import { Quote } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Testimonial: Story = () => (
  <Quote speaker="Head of Support" industry="regional clinic group">
    The first week I listened to every call. By the third I only listened to the ones it had handed to us.
  </Quote>
);

export const WithAnAuthor: Story = () => (
  <Quote author="Renata K." speaker="Office manager" industry="dental practice">
    I used to eat lunch next to the phone. Now I read the notes when I’m back.
  </Quote>
);

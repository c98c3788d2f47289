import { NewsletterBand, NewsletterForm } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Newsletter: Story = () => (
  <NewsletterBand
    title="Subscribe to Our Newsletter"
    text="New articles by email when there are some, and you can leave whenever you like."
  >
    <NewsletterForm onSubmit={() => Promise.resolve()} />
  </NewsletterBand>
);

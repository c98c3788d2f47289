import { NewsletterForm } from '@halloway/ui';
import type { Story } from '@ladle/react';

/** Replaces a product's `onSubmit`: succeeds after a moment. */
const onSubmit = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

export const Idle: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Idle.meta = { machine: 'newsletter-form', state: 'idle' };

export const Invalid: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Invalid.meta = { machine: 'newsletter-form', state: 'invalid', context: { values: { email: 'amara@northline.' } } };

export const Valid: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Valid.meta = { machine: 'newsletter-form', state: 'valid', context: { values: { email: 'amara@northline.example' } } };

export const Submitting: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Submitting.meta = {
  machine: 'newsletter-form',
  state: 'submitting',
  context: { values: { email: 'amara@northline.example' } },
};

export const Submitted: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Submitted.meta = { machine: 'newsletter-form', state: 'submitted' };

export const Refused: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Refused.meta = {
  machine: 'newsletter-form',
  state: 'refused',
  context: {
    values: { email: 'amara@northline.example' },
    serverErrors: { email: 'The server could not reach this address' },
  },
};

export const Failed: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Failed.meta = {
  machine: 'newsletter-form',
  state: 'failed',
  context: { values: { email: 'amara@northline.example' } },
};

export const Unanswered: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Unanswered.meta = {
  machine: 'newsletter-form',
  state: 'unanswered',
  visuallyEquals: 'failed because a reader can do the same about both: try again',
  context: { values: { email: 'amara@northline.example' } },
};

export const Live: Story = () => <NewsletterForm onSubmit={onSubmit} />;
Live.meta = { machine: 'newsletter-form' };

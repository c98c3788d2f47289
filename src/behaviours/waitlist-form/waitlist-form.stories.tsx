import { WaitlistForm } from '@halloway/ui';
import type { Story } from '@ladle/react';

/** Replaces a product's `onSubmit`: succeeds after a moment. */
const onSubmit = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

const entry = {
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'amara@northline.example',
  countryCode: '+44',
  phone: '20 7946 0991',
};
const Written = (changes: Partial<typeof entry>) => (
  <WaitlistForm onSubmit={onSubmit} initialValues={{ ...entry, ...changes }} />
);

export const Idle: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Idle.meta = { machine: 'waitlist-form', state: 'idle' };

export const Invalid: Story = () => <Written email="amara@northline." phone="" />;
Invalid.meta = { machine: 'waitlist-form', state: 'invalid' };

export const Valid: Story = () => <Written />;
Valid.meta = { machine: 'waitlist-form', state: 'valid' };

export const Submitting: Story = () => <Written />;
Submitting.meta = { machine: 'waitlist-form', state: 'submitting' };

export const Submitted: Story = () => (
  <WaitlistForm
    onSubmit={onSubmit}
    confirmation="We write to everybody on the list before their agent makes its first call."
  />
);
Submitted.meta = { machine: 'waitlist-form', state: 'submitted' };

export const Refused: Story = () => <Written />;
Refused.meta = {
  machine: 'waitlist-form',
  state: 'refused',
  context: { serverErrors: { email: 'The server could not reach this address' } },
};

export const Failed: Story = () => <Written />;
Failed.meta = { machine: 'waitlist-form', state: 'failed' };

export const Unanswered: Story = () => <Written />;
Unanswered.meta = { machine: 'waitlist-form', state: 'unanswered' };

export const Live: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Live.meta = { machine: 'waitlist-form' };

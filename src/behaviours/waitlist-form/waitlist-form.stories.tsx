import { WaitlistForm } from '@halloway/ui';
import type { Story } from '@ladle/react';

/** Replaces a product's `onSubmit`: succeeds after a moment. */
const onSubmit = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

export const Idle: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Idle.meta = { machine: 'waitlist-form', state: 'idle' };

export const Invalid: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Invalid.meta = {
  machine: 'waitlist-form',
  state: 'invalid',
  context: {
    values: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@northline.',
      countryCode: '+44',
      phone: '',
    },
  },
};

export const Valid: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Valid.meta = {
  machine: 'waitlist-form',
  state: 'valid',
  context: {
    values: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@northline.example',
      countryCode: '+44',
      phone: '20 7946 0991',
    },
  },
};

export const Submitting: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Submitting.meta = {
  machine: 'waitlist-form',
  state: 'submitting',
  context: {
    values: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@northline.example',
      countryCode: '+44',
      phone: '20 7946 0991',
    },
  },
};

export const Submitted: Story = () => (
  <WaitlistForm
    onSubmit={onSubmit}
    confirmation="We write to everybody on the list before their agent makes its first call."
  />
);
Submitted.meta = { machine: 'waitlist-form', state: 'submitted' };

export const Failed: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Failed.meta = {
  machine: 'waitlist-form',
  state: 'failed',
  context: {
    values: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@northline.example',
      countryCode: '+44',
      phone: '20 7946 0991',
    },
  },
};

export const Refused: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Refused.meta = {
  machine: 'waitlist-form',
  state: 'refused',
  context: {
    values: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@northline.example',
      countryCode: '+44',
      phone: '20 7946 0991',
    },
    serverErrors: { email: 'The server could not reach this address' },
  },
};

export const Unanswered: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Unanswered.meta = {
  machine: 'waitlist-form',
  state: 'unanswered',
  context: {
    values: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@northline.example',
      countryCode: '+44',
      phone: '20 7946 0991',
    },
  },
};

export const OnlyThanks: Story = () => <WaitlistForm onSubmit={onSubmit} />;
OnlyThanks.meta = { machine: 'waitlist-form', state: 'submitted' };

export const EverythingMissing: Story = () => <WaitlistForm onSubmit={onSubmit} />;
EverythingMissing.meta = { machine: 'waitlist-form', state: 'invalid' };

export const Live: Story = () => <WaitlistForm onSubmit={onSubmit} />;
Live.meta = { machine: 'waitlist-form' };

export const LiveAndRefused: Story = () => (
  <WaitlistForm onSubmit={() => Promise.reject(new Error('The list is closed.'))} />
);
LiveAndRefused.meta = { machine: 'waitlist-form' };

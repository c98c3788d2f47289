import { WaitlistForm } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Idle: Story = () => <WaitlistForm />;
Idle.meta = { machine: 'waitlist-form', state: 'idle' };

export const Invalid: Story = () => <WaitlistForm />;
Invalid.meta = {
  machine: 'waitlist-form',
  state: 'invalid',
  context: {
    values: {
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara@northline',
      countryCode: '+44',
      phone: '',
    },
  },
};

export const Valid: Story = () => <WaitlistForm />;
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

export const Submitting: Story = () => <WaitlistForm />;
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
  <WaitlistForm confirmation="We write to everybody on the list before their agent makes its first call." />
);
Submitted.meta = { machine: 'waitlist-form', state: 'submitted' };

export const Failed: Story = () => <WaitlistForm />;
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

export const OnlyThanks: Story = () => <WaitlistForm />;
OnlyThanks.meta = { machine: 'waitlist-form', state: 'submitted' };

export const EverythingMissing: Story = () => <WaitlistForm />;
EverythingMissing.meta = { machine: 'waitlist-form', state: 'invalid' };

export const Live: Story = () => <WaitlistForm />;
Live.meta = { machine: 'waitlist-form' };

export const LiveAndRefused: Story = () => (
  <WaitlistForm onSubmit={() => Promise.reject(new Error('The list is closed.'))} />
);
LiveAndRefused.meta = { machine: 'waitlist-form' };

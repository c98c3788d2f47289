import { ContactForm, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

/** Replaces a product's `onSubmit`: succeeds after a moment. */
const onSubmit = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

export const Idle: Story = () => <ContactForm onSubmit={onSubmit} />;
Idle.meta = { machine: 'contact-form', state: 'idle' };

export const Invalid: Story = () => <ContactForm onSubmit={onSubmit} />;
Invalid.meta = {
  machine: 'contact-form',
  state: 'invalid',
  context: {
    values: {
      name: 'Amara Osei',
      email: 'amara@northline.',
      subject: '',
      product: 'All',
      purpose: 'Schedule Demo',
      message: 'Who answers after six?',
    },
  },
};

export const Valid: Story = () => <ContactForm onSubmit={onSubmit} />;
Valid.meta = {
  machine: 'contact-form',
  state: 'valid',
  context: {
    values: {
      name: 'Amara Osei',
      email: 'amara@northline.example',
      subject: 'Calls after six',
      product: 'All',
      purpose: 'Schedule Demo',
      message: 'Who answers after six?',
    },
  },
};

export const Submitting: Story = () => <ContactForm onSubmit={onSubmit} />;
Submitting.meta = {
  machine: 'contact-form',
  state: 'submitting',
  context: {
    values: {
      name: 'Amara Osei',
      email: 'amara@northline.example',
      subject: 'Calls after six',
      product: 'BDR',
      purpose: 'Schedule Demo',
      message: 'Who answers after six?',
    },
  },
};

export const Submitted: Story = () => <ContactForm onSubmit={onSubmit} />;
Submitted.meta = { machine: 'contact-form', state: 'submitted' };

export const Failed: Story = () => <ContactForm onSubmit={onSubmit} />;
Failed.meta = {
  machine: 'contact-form',
  state: 'failed',
  context: {
    values: {
      name: 'Amara Osei',
      email: 'amara@northline.example',
      subject: 'Calls after six',
      product: 'BDR',
      purpose: 'Schedule Demo',
      message: 'Who answers after six?',
    },
  },
};

export const Refused: Story = () => <ContactForm onSubmit={onSubmit} />;
Refused.meta = {
  machine: 'contact-form',
  state: 'refused',
  context: {
    values: {
      name: 'Amara Osei',
      email: 'amara@northline.example',
      subject: 'Calls after six',
      product: 'BDR',
      purpose: 'Schedule Demo',
      message: 'Who answers after six?',
    },
    serverErrors: { email: 'The server could not reach this address' },
  },
};

export const Unanswered: Story = () => <ContactForm onSubmit={onSubmit} />;
Unanswered.meta = {
  machine: 'contact-form',
  state: 'unanswered',
  visuallyEquals: 'failed because a visitor can do the same about both: try again',
  context: {
    values: {
      name: 'Amara Osei',
      email: 'amara@northline.example',
      subject: 'Calls after six',
      product: 'BDR',
      purpose: 'Schedule Demo',
      message: 'Who answers after six?',
    },
  },
};

export const EverythingMissing: Story = () => <ContactForm onSubmit={onSubmit} />;
EverythingMissing.meta = { machine: 'contact-form', state: 'invalid' };

export const FilledInByALink: Story = () => (
  <ContactForm onSubmit={onSubmit} initialValues={{ product: 'Phishing', purpose: 'Add to Waitlist' }} />
);
FilledInByALink.meta = { machine: 'contact-form' };

export const Live: Story = () => (
  <ContactForm
    onSubmit={onSubmit}
    noScript={
      <>
        Sending needs JavaScript. Write to <Link href="mailto:sales@halloway.example">sales@halloway.example</Link>.
      </>
    }
  />
);
Live.meta = { machine: 'contact-form' };

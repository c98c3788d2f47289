import { ContactForm, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

/** A product's own way to send; here it takes a moment and succeeds. */
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
      email: 'amara@northline',
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

export const Sending: Story = () => <ContactForm onSubmit={onSubmit} />;
Sending.meta = {
  machine: 'contact-form',
  state: 'sending',
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

export const Sent: Story = () => <ContactForm onSubmit={onSubmit} />;
Sent.meta = { machine: 'contact-form', state: 'sent' };

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

import { ContactForm, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

/** Replaces a product's `onSubmit`: succeeds after a moment. */
const onSubmit = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

const message = {
  name: 'Amara Osei',
  email: 'amara@northline.example',
  subject: 'Calls after six',
  product: 'BDR',
  message: 'Who answers after six?',
};
const Written = (changes: Partial<typeof message>) => (
  <ContactForm onSubmit={onSubmit} initialValues={{ ...message, ...changes }} />
);

export const Idle: Story = () => <ContactForm onSubmit={onSubmit} />;
Idle.meta = { machine: 'contact-form', state: 'idle' };

export const Invalid: Story = () => <Written email="amara@northline." subject="" product="All" />;
Invalid.meta = { machine: 'contact-form', state: 'invalid' };

export const Valid: Story = () => <Written product="All" />;
Valid.meta = { machine: 'contact-form', state: 'valid' };

export const Submitting: Story = () => <Written />;
Submitting.meta = { machine: 'contact-form', state: 'submitting' };

export const Submitted: Story = () => <ContactForm onSubmit={onSubmit} />;
Submitted.meta = { machine: 'contact-form', state: 'submitted' };

export const Refused: Story = () => <Written />;
Refused.meta = {
  machine: 'contact-form',
  state: 'refused',
  context: { serverErrors: { email: 'The server could not reach this address' } },
};

export const Failed: Story = () => <Written />;
Failed.meta = { machine: 'contact-form', state: 'failed' };

export const Unanswered: Story = () => <Written />;
Unanswered.meta = {
  machine: 'contact-form',
  state: 'unanswered',
  visuallyEquals: 'failed because a visitor can do the same about both: try again',
};

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

import { Alert, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';

export const Success: Story = () => <Alert tone="success">Message sent successfully!</Alert>;

export const Danger: Story = () => <Alert tone="danger">Error sending message.</Alert>;

export const Dismissible: Story = () => (
  <Alert tone="danger" onDismiss={() => {}}>
    Error sending message.
  </Alert>
);

export const LongWithALink: Story = () => (
  <Alert tone="danger" onDismiss={() => {}}>
    The message could not be sent, and everything you typed is still in the form. Try again, or write to{' '}
    <Link href="mailto:sales@halloway.example">sales@halloway.example</Link>.
  </Alert>
);

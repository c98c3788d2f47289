import { CallRecord, type ContactMessage } from '@halloway/ui';
import type { ReactNode } from 'react';
import { contact } from '../../content/contact';

const { kind, title, terms, answer } = contact.receipt;
const names = ['subject', 'product', 'purpose', 'email'] as const;

/** What was asked, and when an answer comes: it stays when the form is empty again. */
export default function Receipt({ message }: { message: ContactMessage }): ReactNode {
  return (
    <CallRecord
      shape="ticket"
      headingLevel={2}
      kind={kind}
      title={title}
      fields={names.map((name) => ({ term: terms[name], detail: message[name] }))}
      outcome={answer}
    />
  );
}

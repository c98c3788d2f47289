import { CallRecord, type ContactMessage } from '@halloway/ui';
import type { ReactNode } from 'react';
import { contact } from '../../content/contact';

const { kind, title, terms, answer } = contact.receipt;
const names = ['subject', 'product', 'purpose', 'email'] as const;

/** The subject, and when to expect an answer: stays when the form is cleared. */
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

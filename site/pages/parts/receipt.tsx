import { CallRecord, type ContactMessage } from '@halloway/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { contact } from '../../content/contact';

const { kind, title, terms, answer } = contact.receipt;
const names = ['subject', 'product', 'purpose', 'message', 'email'] as const;

/** What was sent, and when to expect an answer: stays when the form is cleared. */
export default function Receipt({ message }: { message: ContactMessage }): ReactNode {
  const receipt = useRef<HTMLDivElement>(null);
  // Below the button that was pressed, which may stand at the end of the window.
  useEffect(() => {
    receipt.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <CallRecord
      ref={receipt}
      shape="ticket"
      headingLevel={2}
      kind={kind}
      title={title}
      fields={names.map((name) => ({ term: terms[name], detail: message[name] }))}
      outcome={answer}
    />
  );
}

import type { ContactMessage, WaitlistEntry } from '@halloway/ui';

/**
 * What the waitlist's page gives the contact form to begin with. It travels as the router's state, inside the tab: no
 * address, log or referrer ever holds a name that somebody typed.
 */
export interface Handover {
  contact: Pick<ContactMessage, 'name' | 'email' | 'message'>;
}

/** An entry of the waitlist, as the message that it becomes. */
export const handOver = (
  { firstName, lastName, email, countryCode, phone }: WaitlistEntry,
  message: (phone: string) => string,
): Handover => ({
  contact: { name: `${firstName} ${lastName}`, email, message: message(`${countryCode} ${phone}`) },
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** What another page handed over. A state that somebody else left in the history is ignored. */
export function handedOver(state: unknown): Partial<ContactMessage> {
  const { contact } = (state ?? {}) as Partial<Handover>;
  if (!isText(contact?.name) || !isText(contact.email) || !isText(contact.message)) return {};
  const { name, email, message } = contact;
  return { name, email, message };
}

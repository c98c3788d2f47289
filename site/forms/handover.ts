import type { ContactMessage, WaitlistEntry } from '@halloway/ui';

/**
 * Passes data from the waitlist page to the contact form in the router's state: no address, log or referrer contains what
 * was typed.
 */
export interface Handover {
  contact: Pick<ContactMessage, 'name' | 'email' | 'message'>;
}

/** An entry of the waitlist, as a contact message. */
export const handOver = (
  { firstName, lastName, email, countryCode, phone }: WaitlistEntry,
  message: (phone: string) => string,
): Handover => ({
  contact: { name: `${firstName} ${lastName}`, email, message: message(`${countryCode} ${phone}`) },
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** Data passed by another page. Any other history state is ignored. */
export function handedOver(state: unknown): Partial<ContactMessage> {
  const { contact } = (state ?? {}) as Partial<Handover>;
  if (!isText(contact?.name) || !isText(contact.email) || !isText(contact.message)) return {};
  const { name, email, message } = contact;
  return { name, email, message };
}

import type { ContactMessage, WaitlistEntry } from '@halloway/ui';

/**
 * Passes data from the waitlist and the plan calculator to the contact form in the router's state: no address, log or
 * referrer contains what was typed.
 */
export interface Handover {
  contact: Partial<Pick<ContactMessage, 'name' | 'email' | 'message'>>;
}

/** An entry of the waitlist, as a contact message. */
export const handOver = (
  { firstName, lastName, email, countryCode, phone }: WaitlistEntry,
  message: (phone: string) => string,
): Handover => ({
  contact: { name: `${firstName} ${lastName}`, email, message: message(`${countryCode} ${phone}`) },
});

/** Data passed by another page. Any other history state is ignored. */
export function handedOver(state: unknown): Handover['contact'] {
  const { contact } = (state ?? {}) as Partial<Handover>;
  const { name, email, message } = contact ?? {};
  return Object.fromEntries(Object.entries({ name, email, message }).filter(([, value]) => typeof value === 'string'));
}

import type { ContactMessage, Submit } from '@halloway/ui';
import { brand } from './brand';

/** Where the forms are sent: the build's setting, or the dashboard; without a trailing slash (R37). */
export const backend = (import.meta.env.VITE_BACKEND_URL ?? brand.dashboard).replace(/\/+$/, '');

/** Every path the backend defines (R33, R38). The last two are never called from here (D23). */
export const endpoints = {
  contact: `${backend}/superadmin/contact_form/`,
  career: `${backend}/superadmin/career_form/`,
  login: `${backend}/accounts/login/`,
  bdrContacts: `${backend}/superadmin/api/bdr-contacts/`,
  root: `${backend}/`,
} as const;

/**
 * Sends a contact message (R33): JSON with exactly its six fields. Any 2xx is success, its body unread (R35); anything
 * else rejects.
 */
export const sendContact: Submit<ContactMessage> = async (message, { signal }) => {
  const body = JSON.stringify(message);
  const response = await fetch(endpoints.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...idempotencyKey(body) },
    body,
    signal,
  });
  if (!response.ok) throw new Error('Failed to send message');
  sent = undefined;
};

let sent: { body: string; key: string } | undefined;

/**
 * The same key for the same message until it is known to have arrived: a time-out whose message arrived after all does
 * not become two on the second try. Only for a backend of this origin, where it needs no permission (CORS).
 */
function idempotencyKey(body: string): Record<string, string> {
  if (!backend.startsWith('http') && crypto.randomUUID) {
    sent = sent?.body === body ? sent : { body, key: crypto.randomUUID() };
    return { 'Idempotency-Key': sent.key };
  }
  return {};
}

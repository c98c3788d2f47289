import type { ContactMessage } from '@halloway/ui';
import { contact } from '../content/contact';

/** The values that a link to the contact page may prefill: closed lists only, anything else is ignored (D6, D11, R32). */
export function prefillOf(search: string): Partial<ContactMessage> {
  const query = new URLSearchParams(search);
  const pick = (list: Readonly<Record<string, string>>, name: string) => {
    const value = query.get(name);
    return value !== null && Object.hasOwn(list, value) ? list[value] : undefined;
  };
  const { prefill } = contact;
  const chosen = {
    subject: pick(prefill.service, 'service') ?? pick(prefill.subject, 'subject'),
    product: pick(prefill.product, 'product'),
    purpose: pick(prefill.purpose, 'purpose'),
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

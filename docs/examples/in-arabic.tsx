import { BillingToggle, ContactForm, TextsProvider } from '@halloway/ui';
import arabic from './arabic.json';
import { send } from './backend';
import { arabicPlans } from './content';

export const InArabic = () => (
  <div dir="rtl" lang="ar">
    <TextsProvider texts={arabic}>
      <ContactForm onSubmit={send} />
      <BillingToggle plans={arabicPlans} locale="ar-EG" currency="EGP" />
    </TextsProvider>
  </div>
);

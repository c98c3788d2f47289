import { ContactForm, type FormRules } from '@halloway/ui';
import { send } from './backend';

const fields = { booking: { required: true, maxLength: 12 } };
const rules: FormRules = {
  booking: (value) => (/^B\d+$/.test(`${value}`) ? undefined : 'Enter it as on your bill: B1234'),
};
const texts = { labels: { booking: 'Booking number' } };
const lists = { products: ['Rooms', 'Restaurant'], purposes: ['Change a booking', 'Ask for a bill'] };

export const OwnFields = () => (
  <ContactForm {...lists} fields={fields} rules={rules} texts={texts} timeout={1000} onSubmit={send} />
);

import type { Testing } from '../../testing/description';
import { refusedOrUnreachable } from '../../testing/examples';
import { formEvents, holds, sendsNowhere, write } from '../../testing/gestures';
import type { ContactFormProps } from '.';

export const testing: Testing<ContactFormProps> = {
  props: sendsNowhere,
  textsOf: ['form'],
  cannot: holds,
  once: ['prefill', 'define', 'report', 'progress'],
  errors: { submit: refusedOrUnreachable },
  events: {
    change: {
      data: [
        { name: 'name', value: 'Amara Osei' },
        { name: 'email', value: 'amara@northline.example' },
        { name: 'email', value: 'amara' },
        { name: 'subject', value: 'A demo for our front desk' },
        { name: 'message', value: 'We take 300 calls a day.' },
      ],
      gesture: write,
    },
    ...formEvents,
    prefill: { ...formEvents.prefill, data: [{ values: { subject: 'Voice AI demo' } }] },
    define: { ...formEvents.define, data: [{ fields: { company: { maxLength: 200 } } }] },
  },
};

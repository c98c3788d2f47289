import type { Testing } from '../../testing/description';
import { refusedOrUnreachable } from '../../testing/examples';
import { formEvents, holds, sendsNowhere, write } from '../../testing/gestures';
import type { NewsletterFormProps } from '.';

export const testing: Testing<NewsletterFormProps> = {
  props: sendsNowhere,
  textsOf: ['form'],
  cannot: holds,
  errors: { submit: refusedOrUnreachable },
  events: {
    change: {
      data: [
        { name: 'email', value: 'amara@northline.example' },
        { name: 'email', value: 'amara' },
      ],
      gesture: write,
    },
    ...formEvents,
    // Props are walked with the other forms.
    prefill: { by: 'product', data: [{ values: { email: 'jun@park.example' } }] },
    define: { by: 'product', data: [{ fields: { company: { maxLength: 200 } } }] },
  },
};

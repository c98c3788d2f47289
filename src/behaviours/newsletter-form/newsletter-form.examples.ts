import { type Examples, refusedOrUnreachable } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'change', name: 'email', value: 'amara@northline.example' },
    { type: 'change', name: 'email', value: 'amara' },
    { type: 'prefill', values: { email: 'jun@park.example' } },
    { type: 'define', fields: { company: { maxLength: 200 } } },
  ],
  errors: { submit: refusedOrUnreachable },
};

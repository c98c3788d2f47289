import { type Examples, refusedOrUnreachable } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'change', name: 'name', value: 'Amara Osei' },
    { type: 'change', name: 'email', value: 'amara@northline.example' },
    { type: 'change', name: 'email', value: 'amara' },
    { type: 'change', name: 'subject', value: 'A demo for our front desk' },
    { type: 'change', name: 'message', value: 'We take 300 calls a day.' },
    { type: 'prefill', values: { subject: 'Voice AI demo' } },
    { type: 'define', fields: { company: { maxLength: 200 } } },
  ],
  errors: { submit: refusedOrUnreachable },
};

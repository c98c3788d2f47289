import { type Examples, refusedOrUnreachable } from '../../testing/examples';

export const examples: Examples = {
  events: [
    { type: 'change', name: 'firstName', value: 'Amara' },
    { type: 'change', name: 'lastName', value: 'Osei' },
    { type: 'change', name: 'email', value: 'amara@northline.example' },
    { type: 'change', name: 'email', value: 'amara' },
    { type: 'change', name: 'phone', value: '302 555 0134' },
    { type: 'prefill', values: { firstName: 'Jun' } },
    { type: 'define', fields: { company: { maxLength: 200 } } },
  ],
  errors: { submit: refusedOrUnreachable },
};

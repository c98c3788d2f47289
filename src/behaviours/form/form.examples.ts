import { type Examples, refusedOrUnreachable } from '../../testing/examples';

export const examples: Examples = {
  inputs: [{ fields: { name: { required: true }, email: { type: 'email', required: true } } }],
  events: [
    { type: 'change', name: 'name', value: 'Amara Osei' },
    { type: 'change', name: 'email', value: 'amara@northline.example' },
    { type: 'change', name: 'email', value: 'amara' },
    { type: 'prefill', values: { name: 'Jun Park' } },
    {
      type: 'define',
      fields: { name: { required: true }, email: { type: 'email', required: true }, company: { maxLength: 200 } },
    },
  ],
  errors: { submit: refusedOrUnreachable },
};

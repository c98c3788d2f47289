import { change, type Driver, define, holds, prefill, press, reset, submit } from '../../testing/driver';
import { Form } from '.';

const fields = { name: { required: true }, email: { type: 'email', required: true } } as const;

export const driver: Driver = {
  input: { fields },
  cannot: holds,
  once: ['prefill', 'define'],
  render: ({ onSubmit }, props) => (
    <Form fields={fields} onSubmit={onSubmit} texts={{ labels: { name: 'Name', email: 'Email' } }} {...props} />
  ),
  events: {
    change: change({ name: 'Name', email: 'Email' }),
    prefill,
    define,
    submit,
    dismiss: press('Dismiss'),
    reset,
  },
};

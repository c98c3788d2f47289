import { change, type Driver, define, holds, prefill, press, reset, submit } from '../../testing/driver';
import { ContactForm } from '.';

export const driver: Driver = {
  cannot: holds,
  once: ['prefill', 'define'],
  render: ({ onSubmit }, props) => <ContactForm onSubmit={onSubmit} {...props} />,
  events: {
    change: change({ name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' }),
    prefill,
    define,
    submit,
    dismiss: press('Dismiss'),
    reset,
  },
};

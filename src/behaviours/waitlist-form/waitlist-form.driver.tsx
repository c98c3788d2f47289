import { change, type Driver, define, holds, prefill, press, reset, submit } from '../../testing/driver';
import { WaitlistForm } from '.';

export const driver: Driver = {
  // Thanks have no fields: they can only bring the form back.
  cannot: (snapshot, event) =>
    holds(snapshot, event) || (snapshot.value === 'submitted' && ['change', 'submit', 'dismiss'].includes(event.type)),
  once: ['prefill', 'define'],
  render: ({ onSubmit }, props) => <WaitlistForm onSubmit={onSubmit} {...props} />,
  events: {
    change: change({ firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone' }),
    prefill,
    define,
    submit,
    dismiss: press('Dismiss'),
    reset: (event, stage) =>
      stage.container.querySelector('form') ? reset(event, stage) : press('Add another person')(),
  },
};

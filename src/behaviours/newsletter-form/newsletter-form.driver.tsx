import { change, type Driver, holds, press, reset, submit } from '../../testing/driver';
import { NewsletterForm } from '.';

export const driver: Driver = {
  cannot: holds,
  render: ({ onSubmit }) => <NewsletterForm onSubmit={onSubmit} />,
  events: { change: change({ email: 'Email' }), submit, dismiss: press('Dismiss'), reset },
};

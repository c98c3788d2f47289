import { change, type Driver, define, holds, prefill, press, reset, sendsNowhere, submit } from '../../testing/driver';
import { formTexts } from '../form';
import { mergeTexts } from '../texts';
import { WaitlistForm, waitlistFormTexts } from '.';

export const driver: Driver = {
  Component: WaitlistForm,
  texts: { ...mergeTexts(formTexts, waitlistFormTexts) },
  props: sendsNowhere,
  // Thanks have no fields: they can only bring the form back.
  cannot: (snapshot, event) =>
    holds(snapshot, event) || (snapshot.value === 'submitted' && ['change', 'submit', 'dismiss'].includes(event.type)),
  once: ['prefill', 'define'],
  events: {
    change,
    prefill,
    define,
    submit,
    dismiss: press('dismiss'),
    reset: (event, stage) => (stage.root.querySelector('form') ? reset(event, stage) : press('again')(event, stage)),
  },
};

import { change, type Driver, define, holds, prefill, press, reset, sendsNowhere, submit } from '../../testing/driver';
import { formTexts } from '../form';
import { mergeTexts } from '../texts';
import { ContactForm, contactFormTexts } from '.';

export const driver: Driver = {
  Component: ContactForm,
  texts: { ...mergeTexts(formTexts, contactFormTexts) },
  props: sendsNowhere,
  cannot: holds,
  once: ['prefill', 'define'],
  events: { change, prefill, define, submit, dismiss: press('dismiss'), reset },
};

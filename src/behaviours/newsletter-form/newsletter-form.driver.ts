import { change, type Driver, holds, press, reset, sendsNowhere, submit } from '../../testing/driver';
import { formTexts } from '../form';
import { mergeTexts } from '../texts';
import { NewsletterForm, newsletterFormTexts } from '.';

export const driver: Driver = {
  Component: NewsletterForm,
  texts: { ...mergeTexts(formTexts, newsletterFormTexts) },
  props: sendsNowhere,
  cannot: holds,
  events: { change, submit, dismiss: press('dismiss'), reset },
};

import { change, type Driver, define, holds, prefill, press, reset, sendsNowhere, submit } from '../../testing/driver';
import { mergeTexts } from '../texts';
import { Form, formTexts } from '.';

const texts = { labels: { name: 'Name', email: 'Email' } };

export const driver: Driver = {
  Component: Form,
  texts: { ...mergeTexts(formTexts, texts) },
  props: { ...sendsNowhere, texts, fields: { name: { required: true }, email: { type: 'email', required: true } } },
  cannot: holds,
  once: ['prefill', 'define'],
  events: { change, prefill, define, submit, dismiss: press('dismiss'), reset },
};

import { expect, test } from 'vitest';
import { bdrWaitlist } from '../content/bdr-waitlist';
import { handedOver, handOver } from './handover';

const entry = {
  firstName: 'Amara',
  lastName: 'Osei',
  email: 'amara@northline.example',
  countryCode: '+44',
  phone: '20 7946 0018',
} as const;

test('an entry of the waitlist form fills the message', () => {
  expect(handedOver(handOver(entry, bdrWaitlist.form.message))).toEqual({
    name: 'Amara Osei',
    email: 'amara@northline.example',
    message: 'Please hold a place for me on the BDR waitlist.\nPhone: +44 20 7946 0018',
  });
});

test('a message alone is filled in', () => {
  expect(handedOver({ contact: { message: 'Hello' } })).toEqual({ message: 'Hello' });
});

test.each([[null], [undefined], ['text'], [{ from: '/bdr' }], [{ contact: { name: 1 } }], [{ contact: null }]])(
  'another history state fills nothing: %j',
  (state) => {
    expect(handedOver(state)).toEqual({});
  },
);

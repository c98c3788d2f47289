import { inject } from 'vitest';
import { openStoreToRead } from '../../site/server/store';

/** Each submission comes from an address of its own, by which it is found in the store. */
let submissions = 0;
export const addressOf = (name: string) => `${name}.${process.pid}.${Date.now()}.${++submissions}@northline.example`;

/** What the server has stored from that address. */
export async function received(email: string) {
  const store = await openStoreToRead({ folder: inject('data') });
  try {
    return await store.list({ email });
  } finally {
    await store.close();
  }
}

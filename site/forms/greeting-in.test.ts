import { expect, test } from 'vitest';
import { greetingIn, withGreeting } from './greeting-in';

const read = (address: string) => greetingIn(new URL(address, 'https://www.halloway.example'));

test('reads a greeting from the fragment, with any character (D37)', () => {
  const text = 'Bonjour & salut, 100 % IA? 1 + 1 = 2 #yes';
  expect(read(`/#say=${encodeURIComponent(text)}`)).toBe(text);
  expect(read(withGreeting('/contact?subject=own-greeting', text))).toBe(text);
});

test('reads an older link, with the greeting in its query (D37)', () => {
  expect(read('/?say=Hello%20there')).toBe('Hello there');
  expect(read('/?say=Old#say=New')).toBe('New');
  expect(read('/?say=Old#figures')).toBe('Old');
});

test('returns nothing for an address without a greeting, or with an empty or malformed one', () => {
  for (const address of ['/', '/#figures', '/#say=', '/#say=%20%0A', '/?said=Hello', '/#100%'])
    expect(read(address)).toBeUndefined();
  expect(() => read('/#say=%E0%A4%A')).not.toThrow();
});

import { expect, test } from 'vitest';
import { behaviours } from '../tools/behaviours';
import { messages } from '../tools/messages';

const modules = import.meta.glob<Record<string, unknown>>('../../src/behaviours/*/*.machine.ts', { eager: true });

/** Every text that machines export, with its behaviour and its comment. */
const constants = behaviours.flatMap(({ name, path, source }) =>
  Object.entries(modules[path] ?? {})
    .filter(([, value]) => typeof value === 'string')
    .map(([constant, value]) => ({
      behaviour: name,
      constant,
      message: String(value),
      comment: source.match(new RegExp(`/\\*\\* ([^\\n]+) \\*/\\nexport const ${constant}\\b`))?.[1] ?? '',
    })),
);

test('every message of the error catalogue has a row (SPEC §8)', () => {
  const catalogue = [
    'Error sending message.',
    'Message sent successfully!',
    'Error submitting form. Please try again.',
    'Resume is required',
    'Please upload a PDF file',
    'Failed to submit application',
    'Something went wrong',
  ];
  expect(
    messages
      .filter(({ section }) => section === '§8')
      .map(({ message }) => message)
      .sort(),
  ).toEqual(catalogue.sort());
});

test('every message is exactly one constant, and every constant is a message (D29)', () => {
  const rows = messages.map(({ behaviour, constant, message }) => ({ behaviour, constant, message }));
  const found = constants.map(({ behaviour, constant, message }) => ({ behaviour, constant, message }));
  const inOrder = (list: typeof rows) => list.map((one) => JSON.stringify(one)).sort();
  expect(inOrder(found)).toEqual(inOrder(rows));
});

test.each(messages)('$constant cites its source', ({ section, constant }) => {
  const { comment } = constants.find((one) => one.constant === constant) ?? {};
  expect(comment).toMatch(new RegExp(`${section.startsWith('§') ? 'SPEC ' : ''}${section}\\b`));
});

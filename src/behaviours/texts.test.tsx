import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TextsByName } from '../texts-by-name';
import { TextsProvider } from '../texts-provider';
import { fillText } from '../theme/fill-text';
import { mergeTexts, useTexts } from './texts';

const defaults = { submit: 'Send', problems: { name: { missing: 'Enter your name' }, email: { missing: 'Enter it' } } };

test('replaces given texts at any depth, and keeps the others', () => {
  expect(mergeTexts(defaults, { problems: { name: { missing: 'Name?' } } })).toEqual({
    submit: 'Send',
    problems: { name: { missing: 'Name?' }, email: { missing: 'Enter it' } },
  });
  expect(mergeTexts(defaults, { submit: undefined })).toEqual(defaults);
});

test('fills in placeholders, and leaves one without a value visible', () => {
  expect(fillText('{slide} of {count}, {other}', { slide: 1, count: 3 })).toBe('1 of 3, {other}');
});

test('choose words by a number, in the language of the texts', () => {
  const seats = '{count, plural, =0 {no seats} one {# seat} other {# seats}} of {all}';
  expect(fillText(seats, { count: 0, all: 9 })).toBe('no seats of 9');
  expect(fillText(seats, { count: 1, all: 9 })).toBe('1 seat of 9');
  expect(fillText(seats, { count: 1200, all: 9 }, 'en')).toBe('1,200 seats of 9');
  const polish = '{count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}';
  expect([1, 2, 5].map((count) => fillText(polish, { count }, 'pl'))).toEqual(['1 miejsce', '2 miejsca', '5 miejsc']);
  expect(fillText('{count, plural, one {# of {all}} other {#}}', { count: 1, all: 9 })).toBe('1 of 9');
  expect(fillText(seats, { all: 9 })).toContain('{count, plural');
});

test('prefers a component’s own texts to the nearest provider’s, then an outer one’s, then the defaults', () => {
  const Texts = () => {
    const { submit, problems } = useTexts('form', defaults, { problems: { name: { missing: 'own' } } });
    return <p>{[submit, problems.name.missing, problems.email.missing].join(', ')}</p>;
  };
  render(
    <TextsProvider texts={{ form: { submit: 'outer', problems: { email: { missing: 'outer' } } } }}>
      <TextsProvider texts={{ form: { submit: 'inner', problems: { name: { missing: 'inner' } } } }}>
        <Texts />
      </TextsProvider>
    </TextsProvider>,
  );
  expect(screen.getByText('inner, own, outer')).toBeVisible();
});

test('does not compile with a misspelled behaviour or text', () => {
  const texts: TextsByName[] = [
    { 'contact-form': { labels: { email: 'Correo' }, dismiss: 'Cerrar' }, navbar: { menu: 'Menú' } },
    { 'waitlist-form': { again: 'Otra persona' }, 'application-dialog': { close: 'Cerrar' } },
    // @ts-expect-error unknown behaviour
    { 'contact-from': { submit: 'Enviar' } },
    // @ts-expect-error unknown text of the carousel
    { carousel: { nxet: 'Siguiente' } },
    // @ts-expect-error unknown nested text of a form
    { form: { anyProblem: { mising: 'Falta' } } },
  ];
  expect(texts).toHaveLength(5);
});

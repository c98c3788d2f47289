import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { TextsByName } from '../texts-by-name';
import { TextsProvider } from '../texts-provider';
import { fillText } from '../theme/fill-text';
import { mergeTexts, useTexts } from './texts';

type Public = typeof import('../index');

/** The texts of a component with states: its prop. */
type TextsOf<View> = View extends (props: infer Props) => ReactNode
  ? 'texts' | 'onStateChange' extends keyof Props
    ? Props['texts' & keyof Props]
    : never
  : never;

/** The folder name of `ContactForm`: `contact-form`. */
type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '-'}${KebabCase<Rest>}`
  : '';

/** Every component with texts, derived from the package's exports: behaviours have a prop, all export their English ones. */
type Exported = {
  readonly [Name in keyof Public as [TextsOf<Public[Name]>] extends [never] ? never : KebabCase<Name>]?:
    | TextsOf<Public[Name]>
    | undefined;
} & {
  readonly [Name in keyof Public as Name extends `${infer Component}Texts` ? KebabCase<Capitalize<Component>> : never]?:
    | object
    | undefined;
};

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

test('accepts texts of every component that has any, by the name of its folder', () => {
  // A component without a line in `TextsByName` (texts-by-name.ts) does not compile here.
  const complete: Exported = {} satisfies TextsByName as Required<TextsByName>;
  const known: TextsByName = {} satisfies Exported as Required<Exported>;
  expect([complete, known]).toEqual([{}, {}]);
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

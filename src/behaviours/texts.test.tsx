import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { TextsByName } from '../index';
import { fillText } from '../theme/fill-text';
import { mergeTexts, useTexts } from './texts';
import { TextsProvider } from './texts-provider';

type Public = typeof import('../index');

/** The `texts` of a component that has states too; no other is told its words from above. */
type TextsOf<View> = View extends (props: infer Props) => ReactNode
  ? 'texts' | 'onStateChange' extends keyof Props
    ? Props['texts' & keyof Props]
    : never
  : never;

/** `ContactForm` as its folder is called: `contact-form`. */
type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${Lowercase<First>}${Rest extends Uncapitalize<Rest> ? '' : '-'}${KebabCase<Rest>}`
  : '';

/** What is known of every behaviour, read off what the package exports. */
type Exported = {
  readonly [Name in keyof Public as [TextsOf<Public[Name]>] extends [never] ? never : KebabCase<Name>]?:
    | TextsOf<Public[Name]>
    | undefined;
};

const defaults = { submit: 'Send', problems: { name: { missing: 'Enter your name' }, email: { missing: 'Enter it' } } };

test('what is given replaces a default at any depth, and leaves its neighbors', () => {
  expect(mergeTexts(defaults, { problems: { name: { missing: 'Name?' } } })).toEqual({
    submit: 'Send',
    problems: { name: { missing: 'Name?' }, email: { missing: 'Enter it' } },
  });
  expect(mergeTexts(defaults, { submit: undefined })).toEqual(defaults);
});

test('placeholders are filled in; one without a value stays to be seen', () => {
  expect(fillText('{slide} of {count}, {other}', { slide: 1, count: 3 })).toBe('1 of 3, {other}');
});

test('a component’s own words win over the nearest provider’s, those over an outer one’s, and those over the defaults', () => {
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

test('a provider knows the words of every behaviour that has any, by the name of its folder', () => {
  // One without its line in `TextsByName` (src/index.ts) does not compile here.
  const complete: Exported = {} satisfies TextsByName as Required<TextsByName>;
  const known: TextsByName = {} satisfies Exported as Required<Exported>;
  expect([complete, known]).toEqual([{}, {}]);
});

test('a provider knows every behaviour by its folder’s name, and the words of each: a misspelled one does not compile', () => {
  const texts: TextsByName[] = [
    { 'contact-form': { labels: { email: 'Correo' }, dismiss: 'Cerrar' }, navbar: { menu: 'Menú' } },
    { 'waitlist-form': { again: 'Otra persona' }, 'application-dialog': { close: 'Cerrar' } },
    // @ts-expect-error there is no such behaviour
    { 'contact-from': { submit: 'Enviar' } },
    // @ts-expect-error a carousel has no such word
    { carousel: { nxet: 'Siguiente' } },
    // @ts-expect-error nor has a form, at any depth
    { form: { anyProblem: { mising: 'Falta' } } },
  ];
  expect(texts).toHaveLength(5);
});

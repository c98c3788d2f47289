import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  dataOf,
  emptyValues,
  type FieldData,
  type FieldDefinition,
  type FieldProblem,
  type FieldValue,
  problemsIn,
  problemWith,
} from './fields';
import { FIELD_LIMITS } from './limits';
import { SubmissionRefused } from './submission';

const definitions: Record<'required' | 'email' | 'optional', FieldDefinition> = {
  required: { required: true },
  email: { type: 'email', required: true },
  optional: {},
};
const problem = (rule: keyof typeof definitions, value: string) => problemWith(value, definitions[rule]);

describe('validating a field', () => {
  test.each(['', ' ', ' \n\t', '\u200b', '\u00ad\ufe0f', '\u3164 \u2800', '\u202d\u202c'])(
    'treats %j as empty (D13)',
    (value) => {
      expect(problem('required', value)).toBe('missing');
      expect(problem('email', value)).toBe('missing');
      expect(problem('optional', value)).toBeUndefined();
    },
  );

  test.each([' x ', '李', '7', '👋', '…'])('treats %j as filled', (value) => {
    expect(problem('required', value)).toBeUndefined();
    expect(problem('optional', value)).toBeUndefined();
  });

  test('returns problems in the order of the rules, and only if there are any', () => {
    const rules = { first: definitions.required, second: definitions.email, third: definitions.optional };
    const problems = problemsIn({ third: '', second: 'x', first: '' }, rules);
    expect(Object.entries(problems)).toEqual([
      ['first', 'missing'],
      ['second', 'malformed'],
    ]);
    expect(problemsIn({ first: 'x', second: 'a@b.example', third: '' }, rules)).toEqual({});
  });
});

test('starts with the default as its control shows it, the first option, or nothing', () => {
  const fields: Record<string, FieldDefinition> = {
    text: {},
    said: { defaultValue: 'Hello' },
    chosen: { type: 'select', options: ['small', 'large'], defaultValue: 'large' },
    first: { type: 'select', options: ['small', 'large'] },
    noneToChoose: { type: 'select', options: [] },
    withoutOptions: { type: 'select' },
    notAChoice: { options: ['small'] },
    file: { type: 'file' },
    seats: { type: 'number', locale: 'de-DE', defaultValue: 2.5 },
    news: { type: 'switch', defaultValue: true },
    days: { type: 'checkbox', options: ['Mo', 'Tu'] },
  };
  expect(emptyValues(fields)).toEqual({
    text: '',
    said: 'Hello',
    chosen: 'large',
    first: 'small',
    noneToChoose: '',
    withoutOptions: '',
    notAChoice: '',
    file: null,
    seats: '2,5',
    news: 'on',
    days: [],
  });
});

describe('an email address, by the browser’s own rule (R92, D31)', () => {
  const longest = 'a'.repeat(63);
  test.each([
    'amara@northline.example',
    ' amara@northline.example\n',
    'a@b.c',
    '!#$%&*+/=?^_`{|}~-.1@2.3',
    "o'hara@northline.example",
    'AMARA@NORTHLINE.EXAMPLE',
    'amara@mail.north-line.example',
    'amara@n0-r--th.e-x',
    'amara@intranet',
    `amara@${longest}.example`,
    `amara@example.${longest}`,
  ])('accepts %j', (value) => expect(problem('email', value)).toBeUndefined());

  test.each([
    'amara',
    '@northline.example',
    'amara@',
    'amara@northline.',
    'amara@.example',
    'amara@northline..example',
    'amara@-northline.example',
    'amara@northline-.example',
    'amara@northline.-example',
    'amara@northline.example-',
    'amara@n.e.',
    'amara@north_line.example',
    'amara@northline.ex_ample',
    'amara@northline.example, jun@park.example',
    'Amara <amara@northline.example>',
    'amara osei@northline.example',
    'amara@osei@northline.example',
    `amara@${longest}a.example`,
    `amara@example.${longest}a`,
  ])('rejects %j', (value) => expect(problem('email', value)).toBe('malformed'));
});

describe('limits', () => {
  test.each([
    ['a tab', { required: true }, 'Amara\tOsei', 'unprintable'],
    ['a line break in a single line', {}, 'Amara\nBcc: all', 'unprintable'],
    ['a null in a text', { type: 'textarea' }, 'a\u0000b', 'unprintable'],
    ['tabs and line breaks in a text', { type: 'textarea' }, 'Hi\tthere\nyou', undefined],
    ['as much as its limit, spaces around it not counted', { maxLength: 3 }, ' abc ', undefined],
    ['more than its limit', { maxLength: 3 }, 'abcd', 'tooLong'],
    ['250 characters of a name', { maxLength: FIELD_LIMITS.name }, 'x'.repeat(250), 'tooLong'],
  ] satisfies [string, FieldDefinition, string, string | undefined][])(
    'finds %s (D32)',
    (_what, field, value, problem) => {
      expect(problemWith(value, field)).toBe(problem);
    },
  );

  test.each<[string, string, string, string | undefined]>([
    ['image/*', 'garden.heic', 'image/heic', undefined],
    ['image/*', 'garden.pdf', 'application/pdf', 'notAccepted'],
    ['text/csv, .CSV', 'Guests.csv', 'application/vnd.ms-excel', undefined],
    ['.csv', 'guests.csv.exe', 'text/csv', 'notAccepted'],
    // A system that does not know the type (react-dropzone/react-dropzone#966).
    ['image/*', 'IMG_0042.HEIC', '', undefined],
    ['application/pdf,.pdf', 'resume.exe', '', 'notAccepted'],
  ])('accept="%s" as in HTML: %s of type %s (react-dropzone/react-dropzone#276)', (accept, name, type, problem) => {
    expect(problemWith(new File([''], name, { type }), { type: 'file', accept })).toBe(problem);
  });

  test('applies a product’s rule only if the built-in ones find nothing', () => {
    const rules = { code: (value: unknown) => (value === '7' ? undefined : 'notSeven') };
    expect(problemsIn({ code: '' }, { code: { required: true } }, rules)).toEqual({ code: 'missing' });
    expect(problemsIn({ code: '6' }, { code: {} }, rules)).toEqual({ code: 'notSeven' });
    expect(problemsIn({ code: '7' }, { code: {} }, rules)).toEqual({});
  });
});

test('a refusal has a message and reasons', () => {
  expect(String(new SubmissionRefused('The answer was 400.'))).toBe('SubmissionRefused: The answer was 400.');
});

test.each<[string, FieldDefinition, FieldValue, FieldData]>([
  ['a text without the spaces around it', {}, ' Amara  Osei ', 'Amara  Osei'],
  ['a long text without the lines around it', { type: 'textarea' }, '\nHello\n', 'Hello'],
  ['a number in the locale', { type: 'number', locale: 'de-DE' }, ' 2,5 ', 2.5],
  ['no number', { type: 'number' }, '', null],
  ['a ticked checkbox', { type: 'checkbox' }, 'on', true],
  ['a switch that is off', { type: 'switch' }, '', false],
  ['the chosen checkboxes', { type: 'checkbox', options: ['a', 'b'] }, ['b'], ['b']],
  ['a password with its spaces', { type: 'password' }, ' secret ', ' secret '],
])('the data of a field is %s', (_, field, value, data) => {
  expect(dataOf({ field: value }, { field })).toEqual({ field: data });
});

test.each<[FieldDefinition, FieldValue, FieldProblem | undefined]>([
  [{ type: 'number', min: 1, max: 8 }, 'many', 'notNumber'],
  [{ type: 'number', min: 1, max: 8 }, '0', 'tooLow'],
  [{ type: 'number', min: 1, max: 8 }, '8.5', 'tooHigh'],
  [{ type: 'number', locale: 'de-DE', max: 8 }, '2.5.1', 'notNumber'],
  // Another number would be sent in its place.
  [{ type: 'number' }, '12345678901234567890', 'tooHigh'],
  [{ type: 'number' }, '-12345678901234567890', 'tooLow'],
  [{ type: 'number', max: 1e20 }, '12345678901234567890', undefined],
  [{ type: 'number' }, '9007199254740991', undefined],
  [{ type: 'number', min: 1, max: 8 }, '8', undefined],
  [{ type: 'number', min: 1, step: 2 }, '4', 'stepMismatch'],
  [{ type: 'number', min: 1, step: 2 }, '5', undefined],
  [{ type: 'number', step: 2, defaultValue: 5 }, '7', undefined],
  [{ type: 'number', step: 0.1 }, '0.3', undefined],
  [{ type: 'number', step: -1 }, '2.5', undefined],
  [{ type: 'number', locale: 'de_DE' }, '2,5', undefined],
  [{ type: 'number', locale: 'no locale', currency: '€' }, '2.5', undefined],
  [{ type: 'date' }, '2026-02-30', 'notDate'],
  [{ type: 'date' }, 'tomorrow', 'notDate'],
  [{ type: 'date', min: '2026-11-24' }, '2026-11-23', 'tooEarly'],
  [{ type: 'date', max: '2026-11-24' }, '2026-11-25', 'tooLate'],
  [{ type: 'date', min: '2026-11-24' }, '2026-11-24', undefined],
  [{ type: 'url' }, 'northline.example', 'notUrl'],
  [{ type: 'url' }, 'https://northline.example', undefined],
  [{ type: 'select', options: ['small'] }, 'huge', 'missing'],
  [{ type: 'select', options: ['small'] }, 'small', undefined],
  [{ type: 'select' }, 'small', 'missing'],
  [{ type: 'radio', options: ['a'] }, 'b', 'missing'],
  [{ type: 'radio', options: ['a'] }, '', undefined],
  [{ type: 'radio', options: ['a'], required: true }, '', 'missing'],
  [{ type: 'checkbox', options: ['a'], required: true }, [], 'missing'],
  [{ type: 'checkbox', options: ['a'] }, ['b'], 'missing'],
  [{ type: 'checkbox', options: ['a'] }, ['a'], undefined],
  [{ type: 'switch', required: true }, '', 'missing'],
])('a field of %j with %j has the problem %s', (field, value, problem) => {
  expect(problemWith(value, field)).toBe(problem);
});

test('reads a web address in the oldest browsers, which have no `URL.canParse`', () => {
  const canParse = vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  onTestFinished(() => canParse.mockRestore());
  expect(problemWith('https://northline.example', { type: 'url' })).toBeUndefined();
  expect(problemWith('northline.example', { type: 'url' })).toBe('notUrl');
});

test('a phone number and an address lose the marks of direction that an address book puts around them (contao/core#8434)', () => {
  const fields = { phone: { type: 'tel', required: true, maxLength: 11 }, site: { type: 'url' }, note: {} } as const;
  const values = {
    phone: '\u202a\u200e+44 20 7946\u202c',
    site: '\u2066https://halloway.example\u2069',
    note: '\u200fשלום',
  };
  expect(dataOf(values, fields)).toEqual({
    phone: '+44 20 7946',
    site: 'https://halloway.example',
    note: '\u200fשלום',
  });
  expect(problemsIn<string>(values, fields)).toEqual({});
  expect(problemsIn<string>({ ...values, phone: '\u202d\u202c' }, fields)).toEqual({ phone: 'missing' });
});

test.each([
  ['http://northline.example', undefined],
  [' HTTPS://northline.example/a?b#c ', undefined],
  ['javascript:alert(1)', 'notUrl'],
  ['data:text/html,a', 'notUrl'],
  ['mailto:jun@northline.example', 'notUrl'],
  ['northline:8080', 'notUrl'],
])('takes as a web address only one of http or https: %s', (text, problem) => {
  expect(problemWith(text, { type: 'url' })).toBe(problem);
});

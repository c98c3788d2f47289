import { describe, expect, test } from 'vitest';
import { SubmissionRefused } from '../src/behaviours/submission';
import { isValid, problemsIn, trimmed } from '../src/behaviours/validation';

const problem = (rule: 'required' | 'email' | 'optional', value: string) =>
  problemsIn({ field: value }, { field: rule }).field;

describe('what a field asks for', () => {
  test.each(['', ' ', ' \n\t'])('%j is nothing: missing where something is required (D13)', (value) => {
    expect(problem('required', value)).toBe('missing');
    expect(problem('email', value)).toBe('missing');
    expect(problem('optional', value)).toBeUndefined();
  });

  test('anything else is something', () => {
    expect(problem('required', ' x ')).toBeUndefined();
    expect(problem('optional', 'x')).toBeUndefined();
  });

  test('problems come in the order of the rules, and only where there are any', () => {
    const rules = { first: 'required', second: 'email', third: 'optional' } as const;
    const problems = problemsIn({ third: '', second: 'x', first: '' }, rules);
    expect(Object.entries(problems)).toEqual([
      ['first', 'missing'],
      ['second', 'malformed'],
    ]);
    expect(isValid({ first: '', second: 'a@b.example', third: '' }, rules)).toBe(false);
    expect(isValid({ first: 'x', second: 'a@b.example', third: '' }, rules)).toBe(true);
  });
});

describe('an email address', () => {
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
    `amara@${longest}.example`,
    `amara@example.${longest}`,
  ])('may be %j', (value) => expect(problem('email', value)).toBeUndefined());

  test.each([
    'amara',
    '@northline.example',
    'amara@',
    'amara@northline',
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
  ])('may not be %j', (value) => expect(problem('email', value)).toBe('malformed'));
});

test('what is sent has no spaces around it', () => {
  expect(trimmed({ name: ' Amara  Osei ', message: '\nHello\n' })).toEqual({ name: 'Amara  Osei', message: 'Hello' });
});

test('a refusal says what it is, and why', () => {
  expect(String(new SubmissionRefused('The answer was 400.'))).toBe('SubmissionRefused: The answer was 400.');
});

import { describe, expect, test } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { settle } from '../../testing/settle';
import { performSteps, type Step } from '../../testing/steps';
import { testActor } from '../../testing/test-actor';
import { asWritten, COPIED_NOTICE_MS, GREETING_LENGTH, greetingEditorMachine } from './greeting-editor.machine';

type Steps = Step<EventFromLogic<typeof greetingEditorMachine>>[];

const given = 'Good morning, Northline Dental here.';
const write = (text: string, caret = text.length) => ({ type: 'type', text, caret }) as const;
const typeName = (name: string) => ({ type: 'name.type', name }) as const;
const replace = (text: string, name?: string) => ({ type: 'text.change', text, name }) as const;

/** `now` performs steps, and says the state and the greeting after them. */
function start(text = given, name?: string) {
  const editor = testActor(greetingEditorMachine, { text, name });
  const context = () => editor.snapshot().context;
  const state = () => editor.snapshot().value as { greeting: string; link: string };
  const now = (...steps: Steps) => {
    performSteps(editor.actor, editor.clock, steps);
    return `${state().greeting}: ${context().text}`;
  };
  const times = (action: string) => editor.actions.filter((one) => one === action).length;
  return { ...editor, context, state, now, times };
}

test.each<[string, Steps, string]>([
  ['is kept on Enter as it was typed', ['edit', write('Good evening.'), 'enter'], 'written: Good evening.'],
  ['is kept and trimmed on blur', ['edit', write(' Good evening. '), 'leave'], 'written: Good evening.'],
  ['is restored on Escape', ['edit', write('One.'), 'leave', 'edit', write('Two.'), 'escape'], 'written: One.'],
  ['stays in its field on Enter while empty', ['edit', write('   '), 'enter'], 'editing:    '],
  ['is restored on blur while empty', ['edit', write('   '), 'leave'], `written: ${given}`],
  ['is replaced by the product', ['edit', write('Mine.'), replace('Theirs.')], 'written: Theirs.'],
  ['is the product’s on Escape', ['edit', write('Mine.'), replace('Theirs.'), 'edit', 'escape'], 'written: Theirs.'],
])('a greeting %s', (_, steps, greeting) => {
  expect(start().now(...steps)).toBe(greeting);
});

test('a greeting is played on Enter, and neither while it is typed nor on blur', () => {
  const { actions, now } = start();
  now('edit', write('Good evening.'), 'leave', 'edit', write('Good night.'));
  expect(actions).not.toContain('play');
  now('enter');
  expect(actions.filter((action) => action === 'hush' || action === 'play').slice(-2)).toEqual(['hush', 'play']);
});

describe('typed, pasted or passed text (D37)', () => {
  test('is limited to 140 characters without splitting one', () => {
    expect(GREETING_LENGTH).toBe(140);
    expect(start('a'.repeat(500)).context().text).toBe('a'.repeat(140));
    expect(asWritten(`${'a'.repeat(139)}😀`)).toBe('a'.repeat(139));
    expect(asWritten(`${'a'.repeat(138)}😀`)).toBe(`${'a'.repeat(138)}😀`);
  });

  test('is one line, without invisible control characters that change the direction', () => {
    expect(asWritten('Good\r\nmorning\u2028and\u0000more')).toBe('Good morning and more');
    expect(asWritten('Pay \u202Egnp.exe')).toBe('Pay  gnp.exe');
  });

  test('keeps joiners, combining marks and right-to-left text', () => {
    for (const text of ['नमस्ते, क्\u200Dष', 'صباح الخير', 'Grüß Gott']) expect(asWritten(text)).toBe(text);
  });
});

describe('the name in the greeting', () => {
  const named = () => start(given, 'Northline Dental');

  test('replaces the given one, and the caret is at its end', () => {
    const { context, now } = named();
    expect(now(typeName('Acme'))).toBe('naming: Good morning, Acme here.');
    expect(context().caret).toBe('Good morning, Acme'.length);
    now(typeName('a'.repeat(200)));
    expect(context().text).toHaveLength(GREETING_LENGTH);
  });

  test('is not replaced where there is none', () => {
    const { context, now, snapshot } = start();
    expect(now(typeName('Acme'))).toContain(given);
    expect(snapshot().status).toBe('active');
    expect(context()).toMatchObject({ caret: given.length, frame: undefined });
  });

  test.each([
    ['no name', given, undefined],
    ['an empty name', 'Hi', ''],
    ['a name that the greeting lacks', given, 'Acme'],
    ['a name that it contains twice', 'Acme here. You called Acme.', 'Acme'],
  ])('has no field for %s', (_, text, name) => {
    expect(start(text, name).context().frame).toBeUndefined();
  });

  test.each<[string, Steps, string, string]>([
    ['is in its field as typed', [typeName(' Acme ')], 'naming: Good morning, Acme here.', ' Acme '],
    ['is trimmed on blur', [typeName(' Acme '), 'leave'], 'written: Good morning, Acme here.', 'Acme'],
    ['is trimmed on Enter', [typeName(' Acme'), 'enter'], 'written: Good morning, Acme here.', 'Acme'],
    ['is the given one while blank', [typeName('Acme'), typeName('  ')], `naming: ${given}`, '  '],
    ['is the given one if left blank', [typeName('  '), 'leave'], `written: ${given}`, 'Northline Dental'],
    [
      'is the one before on Escape, which stays in the field',
      [typeName('Acme'), 'leave', typeName('Bell'), 'escape'],
      'naming: Good morning, Acme here.',
      'Acme',
    ],
  ])('%s', (_, steps, greeting, name) => {
    const { context, now } = named();
    expect(now(...steps)).toBe(greeting);
    expect(context().frame?.name).toBe(name);
  });

  test.each([
    ['Good morning, Bell here.', 'Bell'],
    ['Good morning, B here.', 'B'],
    ['Good morning, here.', 'Acme'],
    ['Good morning,  here.', 'Acme'],
    ['Good evening, Bell here.', 'Acme'],
    ['Good morning, Bell speaking.', 'Acme'],
  ])('follows a greeting that keeps the words around it, and returns to the given one: %s', (text, name) => {
    const { context, now } = named();
    now(typeName(' Acme '), 'edit');
    expect(context()).toMatchObject({ before: 'Good morning, Acme here.', frame: { name: 'Acme', before: 'Acme' } });
    now(write(text, 0), 'leave');
    expect(context()).toMatchObject({ text, caret: 0, frame: { name } });
    expect(now(typeName('Bo'))).toBe('naming: Good morning, Bo here.');
  });

  test('comes with another greeting of the product', () => {
    const { context, now } = named();
    now(replace('Bell here.', 'Bell'));
    expect(context()).toMatchObject({ text: 'Bell here.', before: 'Bell here.', caret: 10, frame: { tail: ' here.' } });
  });
});

test('focuses the player on Enter, and the button that opened the field on Escape and for another greeting', () => {
  const { actions, now, times } = start();
  now('enter');
  expect(actions).toEqual(['focusPlayer', 'play']);
  const named = start(given, 'Northline Dental');
  named.now(typeName('Acme'), 'enter');
  expect(named.actions.slice(-2)).toEqual(['focusPlayer', 'play']);
  now('edit', write('One.'), 'enter');
  expect([times('focusPlayer'), times('focusTrigger')]).toEqual([2, 0]);
  now('edit', 'escape');
  expect(actions.at(-1)).toBe('focusTrigger');
  now('edit', replace('Theirs.'));
  expect(times('focusTrigger')).toBe(2);
});

test('starts empty without a text', () => {
  expect(testActor(greetingEditorMachine, undefined).snapshot().context).toEqual({ text: '', before: '', caret: 0 });
  expect(testActor(greetingEditorMachine, {} as { text: string }).snapshot().context.text).toBe('');
});

describe('the link', () => {
  const copying = () => {
    const editor = start();
    editor.now('link.copy');
    return { ...editor, copy: editor.pending()[0] };
  };
  const copied = async () => {
    const editor = copying();
    editor.copy?.resolve(undefined);
    await settle();
    return editor;
  };

  test('is copied with the current greeting, and `copied` is shown for a while', async () => {
    const { copy, now, state } = await copied();
    expect(copy?.input).toBe(given);
    expect(COPIED_NOTICE_MS).toBe(4_000);
    now(COPIED_NOTICE_MS - 1);
    expect(state().link).toBe('copied');
    now(1);
    expect(state().link).toBe('idle');
  });

  test('drops `copied` when the drawing is saved, which is downloaded each time', async () => {
    const { now, state, times } = await copied();
    now('save', 'save');
    expect(state().link).toBe('saved');
    expect(times('download')).toBe(2);
  });

  test('uses the previous greeting while the field is empty', () => {
    const { now, pending } = start();
    now('edit', write(' '), 'link.copy');
    expect(pending()[0]?.input).toBe(given);
  });
});

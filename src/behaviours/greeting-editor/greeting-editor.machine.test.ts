import { describe, expect, test } from 'vitest';
import { settle } from '../../testing/settle';
import { testActor } from '../../testing/test-actor';
import { asWritten, COPIED_NOTICE_MS, GREETING_LENGTH, greetingEditorMachine } from './greeting-editor.machine';

const given = 'Good morning, Northline Dental here.';

function start(text = given) {
  const editor = testActor(greetingEditorMachine, { text });
  const write = (text: string) => editor.actor.send({ type: 'type', text, caret: text.length });
  return { ...editor, write, text: () => editor.snapshot().context.text, state: () => editor.snapshot().value };
}

describe('a greeting', () => {
  test('is played on Enter as it was typed', () => {
    const { actor, actions, write, text } = start();
    actor.send({ type: 'edit' });
    write('Good evening.');
    expect(actions).not.toContain('play');
    actor.send({ type: 'enter' });
    expect(text()).toBe('Good evening.');
    expect(actions.filter((action) => action === 'hush' || action === 'play')).toEqual(['hush', 'play']);
  });

  test('is kept on blur, and not played', () => {
    const { actor, actions, write, text } = start();
    actor.send({ type: 'edit' });
    write(' Good evening. ');
    actor.send({ type: 'leave' });
    expect(text()).toBe('Good evening.');
    expect(actions).not.toContain('play');
  });

  test('is restored on Escape', () => {
    const { actor, write, text } = start();
    actor.send({ type: 'edit' });
    write('One.');
    actor.send({ type: 'leave' });
    actor.send({ type: 'edit' });
    write('Two.');
    actor.send({ type: 'escape' });
    expect(text()).toBe('One.');
  });

  test('ignores Enter while empty, and is restored on blur', () => {
    const { actor, write, text, state } = start();
    actor.send({ type: 'edit' });
    write('   ');
    actor.send({ type: 'enter' });
    expect(state()).toMatchObject({ greeting: 'editing' });
    actor.send({ type: 'leave' });
    expect(text()).toBe(given);
  });

  test('is replaced when the product passes another one', () => {
    const { actor, write, text, state } = start();
    actor.send({ type: 'edit' });
    write('Mine.');
    actor.send({ type: 'text.change', text: 'Theirs.' });
    expect(text()).toBe('Theirs.');
    expect(state()).toMatchObject({ greeting: 'written' });
    actor.send({ type: 'edit' });
    actor.send({ type: 'escape' });
    expect(text()).toBe('Theirs.');
  });

  test('stores the caret position', () => {
    const { actor, snapshot } = start();
    actor.send({ type: 'edit' });
    expect(snapshot().context.caret).toBe(given.length);
    actor.send({ type: 'type', text: 'Good evening.', caret: 4 });
    expect(snapshot().context.caret).toBe(4);
  });
});

describe('typed, pasted or passed text (D37)', () => {
  test('is limited to 140 characters without splitting one', () => {
    expect(GREETING_LENGTH).toBe(140);
    expect(start('a'.repeat(500)).text()).toBe('a'.repeat(140));
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
  const named = () => {
    const editor = testActor(greetingEditorMachine, { text: given, name: 'Northline Dental' });
    return { ...editor, context: () => editor.snapshot().context, state: () => editor.snapshot().value };
  };

  test('replaces the given one, and the caret is at its end', () => {
    const { actor, context, state } = named();
    actor.send({ type: 'name.type', name: 'Acme' });
    expect(context()).toMatchObject({ text: 'Good morning, Acme here.', caret: 'Good morning, Acme'.length });
    expect(state()).toMatchObject({ greeting: 'naming' });
  });

  test('is limited with the greeting to 140 characters', () => {
    const { actor, context } = named();
    actor.send({ type: 'name.type', name: 'a'.repeat(200) });
    expect(context().text).toHaveLength(GREETING_LENGTH);
  });

  test('is not replaced where there is none', () => {
    const { actor, text, snapshot } = start();
    actor.send({ type: 'name.type', name: 'Acme' });
    expect(text()).toBe(given);
    expect(snapshot()).toMatchObject({ status: 'active', context: { caret: given.length, frame: undefined } });
  });

  test.each([
    ['no name', given, undefined],
    ['an empty name', 'Hi', ''],
    ['a name that the greeting lacks', given, 'Acme'],
    ['a name that it contains twice', 'Acme here. You called Acme.', 'Acme'],
  ])('has no field for %s', (_, text, name) => {
    expect(testActor(greetingEditorMachine, { text, name }).snapshot().context.frame).toBeUndefined();
  });

  test('is in its field as typed, and trimmed in the greeting and when the field is left', () => {
    const { actor, context, state } = named();
    actor.send({ type: 'name.type', name: ' Acme ' });
    expect(context()).toMatchObject({ text: 'Good morning, Acme here.', frame: { name: ' Acme ' } });
    actor.send({ type: 'leave' });
    expect(context().frame?.name).toBe('Acme');
    expect(state()).toMatchObject({ greeting: 'written' });
  });

  test('is the given one while its field is blank, and after that', () => {
    const { actor, context } = named();
    actor.send({ type: 'name.type', name: 'Acme' });
    actor.send({ type: 'name.type', name: '  ' });
    expect(context()).toMatchObject({ text: given, frame: { name: '  ' } });
    actor.send({ type: 'leave' });
    expect(context().frame?.name).toBe('Northline Dental');
  });

  test('is played and the player focused on Enter', () => {
    const { actor, actions, context } = named();
    actor.send({ type: 'name.type', name: ' Acme' });
    actor.send({ type: 'enter' });
    expect(context().frame?.name).toBe('Acme');
    expect(actions).toEqual(expect.arrayContaining(['hush', 'focusPlayer', 'play']));
    expect(actions.indexOf('focusPlayer')).toBeLessThan(actions.indexOf('play'));
  });

  test('is the one before on Escape, which stays in the field', () => {
    const { actor, context, state } = named();
    actor.send({ type: 'name.type', name: 'Acme' });
    actor.send({ type: 'leave' });
    actor.send({ type: 'name.type', name: 'Bell' });
    actor.send({ type: 'escape' });
    expect(context()).toMatchObject({ text: 'Good morning, Acme here.', frame: { name: 'Acme' } });
    expect(state()).toMatchObject({ greeting: 'naming' });
  });

  test.each([
    ['Good morning, Bell here.', 'Bell'],
    ['Good morning, B here.', 'B'],
    ['Good morning, here.', 'Acme'],
    ['Good morning,  here.', 'Acme'],
    ['Good evening, Bell here.', 'Acme'],
    ['Good morning, Bell speaking.', 'Acme'],
  ])('follows a greeting that keeps the words around it: %s', (text, name) => {
    const { actor, context } = named();
    actor.send({ type: 'name.type', name: ' Acme ' });
    actor.send({ type: 'edit' });
    expect(context()).toMatchObject({ before: 'Good morning, Acme here.', frame: { name: 'Acme', before: 'Acme' } });
    actor.send({ type: 'type', text, caret: 0 });
    actor.send({ type: 'leave' });
    expect(context()).toMatchObject({ text, frame: { name } });
  });

  test('comes with another greeting of the product', () => {
    const { actor, context } = named();
    actor.send({ type: 'text.change', text: 'Bell here.', name: 'Bell' });
    expect(context()).toMatchObject({ text: 'Bell here.', before: 'Bell here.', caret: 10, frame: { tail: ' here.' } });
  });
});

describe('the focus', () => {
  test('goes to the player on Enter, and to the button that opened the field on Escape', () => {
    const { actor, actions, write } = start();
    actor.send({ type: 'enter' });
    expect(actions).toEqual(['focusPlayer', 'play']);
    actor.send({ type: 'edit' });
    write('One.');
    actor.send({ type: 'enter' });
    expect(actions.filter((action) => action === 'focusPlayer')).toHaveLength(2);
    expect(actions).not.toContain('focusTrigger');
    actor.send({ type: 'edit' });
    actor.send({ type: 'escape' });
    expect(actions.at(-1)).toBe('focusTrigger');
    actor.send({ type: 'edit' });
    actor.send({ type: 'text.change', text: 'Theirs.' });
    expect(actions.filter((action) => action === 'focusTrigger')).toHaveLength(2);
  });
});

test('starts empty without a text', () => {
  expect(testActor(greetingEditorMachine, undefined).snapshot().context).toEqual({ text: '', before: '', caret: 0 });
  expect(testActor(greetingEditorMachine, {} as { text: string }).snapshot().context.text).toBe('');
});

describe('the link', () => {
  test('is copied with the current greeting, and `copied` is shown for a while', async () => {
    const { actor, pending, clock, state } = start();
    actor.send({ type: 'link.copy' });
    const [call] = pending();
    expect(call?.input).toBe(given);
    call?.resolve(undefined);
    await settle();
    expect(state()).toMatchObject({ link: 'copied' });
    clock.increment(COPIED_NOTICE_MS - 1);
    expect(state()).toMatchObject({ link: 'copied' });
    clock.increment(1);
    expect(state()).toMatchObject({ link: 'idle' });
    expect(COPIED_NOTICE_MS).toBe(4_000);
  });

  test('stays visible if it could not be copied', async () => {
    const { actor, pending, clock, state } = start();
    actor.send({ type: 'link.copy' });
    pending()[0]?.reject(new Error('refused'));
    await settle();
    clock.increment(60_000);
    expect(state()).toMatchObject({ link: 'refused' });
  });

  test('drops `copied` when the greeting changes', async () => {
    const { actor, pending, write, state } = start();
    actor.send({ type: 'link.copy' });
    pending()[0]?.resolve(undefined);
    await settle();
    actor.send({ type: 'edit' });
    write('Another.');
    expect(state()).toMatchObject({ link: 'idle' });
  });

  test('drops `copied` when the drawing is saved, which is downloaded each time', async () => {
    const { actor, actions, pending, state } = start();
    actor.send({ type: 'link.copy' });
    pending()[0]?.resolve(undefined);
    await settle();
    actor.send({ type: 'save' });
    actor.send({ type: 'save' });
    expect(state()).toMatchObject({ link: 'saved' });
    expect(actions.filter((action) => action === 'download')).toHaveLength(2);
  });

  test('uses the previous greeting while the field is empty', () => {
    const { actor, pending, write } = start();
    actor.send({ type: 'edit' });
    write(' ');
    actor.send({ type: 'link.copy' });
    expect(pending()[0]?.input).toBe(given);
  });
});

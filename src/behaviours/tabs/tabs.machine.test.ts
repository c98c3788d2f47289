import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tabsMachine } from './tabs.machine';

const tabs = ['txt', 'srt', 'vtt'];
const start = (tab?: string) => createActor(tabsMachine, { input: { tabs, tab } }).start();
const selected = (actor: ReturnType<typeof start>) => actor.getSnapshot().context.tab;

test('selects the initial tab, or the first if it does not exist', () => {
  expect(selected(start())).toBe('txt');
  expect(selected(start('vtt'))).toBe('vtt');
  expect(selected(start('docx'))).toBe('txt');
  expect(createActor(tabsMachine).start().getSnapshot().context.tab).toBe('');
});

test.each(['choose', 'set'] as const)('selects another existing tab on `%s`', (type) => {
  const actor = start();
  expect(actor.getSnapshot().can({ type, tab: 'txt' })).toBe(false);
  actor.send({ type, tab: 'srt' });
  expect(selected(actor)).toBe('srt');
  actor.send({ type: 'choose', tab: 'docx' });
  expect(selected(actor)).toBe('srt');
  actor.send({ type, tab: 'txt' });
  expect(selected(actor)).toBe('txt');
});

test('keeps the name of a tab that is not there, and selects it when it comes', () => {
  const actor = start();
  actor.send({ type: 'set', tab: 'pdf' });
  actor.send({ type: 'set', tab: 'docx' });
  actor.send({ type: 'tabs.change', tabs: ['txt', 'pdf'] });
  expect(actor.getSnapshot()).toMatchObject({ value: 'unselected', context: { tabs: ['txt', 'pdf'], tab: 'docx' } });
  actor.send({ type: 'tabs.change', tabs: ['docx'] });
  expect(actor.getSnapshot()).toMatchObject({ value: 'selected', context: { tabs: ['docx'], tab: 'docx' } });
});

test('selects the first tab when the selected one is removed', () => {
  const actor = start();
  actor.send({ type: 'choose', tab: 'vtt' });
  actor.send({ type: 'tabs.change', tabs: ['vtt', 'txt'] });
  expect(selected(actor)).toBe('vtt');
  actor.send({ type: 'tabs.change', tabs: ['srt', 'txt'] });
  expect(selected(actor)).toBe('srt');
  actor.send({ type: 'tabs.change', tabs: ['txt'] });
  expect(selected(actor)).toBe('txt');
});

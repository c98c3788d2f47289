import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tabsMachine } from './tabs.machine';

const tabs = ['txt', 'srt', 'vtt'];
const start = (tab?: string) => createActor(tabsMachine, { input: { tabs, tab } }).start();
const now = (actor: ReturnType<typeof start>) => `${actor.getSnapshot().value} ${actor.getSnapshot().context.tab}`;

test('starts with the given tab, or the first if it does not exist', () => {
  expect(now(start())).toBe('given txt');
  expect(now(start('vtt'))).toBe('given vtt');
  expect(now(start('docx'))).toBe('given txt');
  expect(createActor(tabsMachine).start().getSnapshot().context.tab).toBe('');
});

test.each(['choose', 'set'] as const)('selects another existing tab on `%s`', (type) => {
  const actor = start();
  actor.send({ type, tab: 'docx' });
  actor.send({ type, tab: 'txt' });
  expect(now(actor)).toBe('given txt');
  actor.send({ type, tab: 'srt' });
  expect(now(actor)).toBe('chosen srt');
  actor.send({ type, tab: 'docx' });
  expect(now(actor)).toBe('chosen srt');
  actor.send({ type, tab: 'txt' });
  expect(now(actor)).toBe('chosen txt');
});

test('selects the first tab when the chosen one is removed, in state `given`', () => {
  const actor = start();
  actor.send({ type: 'choose', tab: 'vtt' });
  actor.send({ type: 'tabs.change', tabs: ['vtt', 'txt'] });
  expect(now(actor)).toBe('chosen vtt');
  actor.send({ type: 'tabs.change', tabs: ['srt', 'txt'] });
  expect(now(actor)).toBe('given srt');
  actor.send({ type: 'tabs.change', tabs: ['txt'] });
  expect(now(actor)).toBe('given txt');
});

import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tabsMachine } from './tabs.machine';

const tabs = ['txt', 'srt', 'vtt'];
const start = (tab?: string) => createActor(tabsMachine, { input: { tabs, tab } }).start();
const now = (actor: ReturnType<typeof start>) => `${actor.getSnapshot().value} ${actor.getSnapshot().context.tab}`;

test('shows the tab that the product says, or the first one where that is not there', () => {
  expect(now(start())).toBe('given txt');
  expect(now(start('vtt'))).toBe('given vtt');
  expect(now(start('docx'))).toBe('given txt');
  expect(createActor(tabsMachine).start().getSnapshot().context.tab).toBe('');
});

test.each(['choose', 'set'] as const)('%s shows another tab, and none that is not there', (type) => {
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

test('a chosen tab that is taken away leaves the first one, given by the product', () => {
  const actor = start();
  actor.send({ type: 'choose', tab: 'vtt' });
  actor.send({ type: 'tabs.change', tabs: ['vtt', 'txt'] });
  expect(now(actor)).toBe('chosen vtt');
  actor.send({ type: 'tabs.change', tabs: ['srt', 'txt'] });
  expect(now(actor)).toBe('given srt');
  actor.send({ type: 'tabs.change', tabs: ['txt'] });
  expect(now(actor)).toBe('given txt');
});

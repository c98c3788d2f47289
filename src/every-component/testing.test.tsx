/** Uses `@halloway/ui/testing` as products do. */
import * as ui from '@halloway/ui';
import { BehaviourProvider, ContactForm, SubmissionRefused } from '@halloway/ui';
import { answers, Clock, drive, everyState, examplesOf, fails, fixtureOf, hangs } from '@halloway/ui/testing';
import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PromiseActorLogic } from 'xstate';
import { behaviours } from '../every-machine/behaviours.testing';
import { componentDescriptions } from '../testing/component-descriptions';
import { resetBrowser } from './mount.testing';

beforeEach(resetBrowser);

test('every behaviour has a testing description', () => {
  const exported: unknown[] = Object.values(ui);
  expect(Object.keys(componentDescriptions)).toEqual(behaviours.map(({ name }) => name));
  for (const { Component } of Object.values(componentDescriptions)) expect(exported).toContain(Component);
});

// That every declared state is listed: src/every-machine/states.test.ts.
describe.each(Object.entries(componentDescriptions))('%s', (_, { Component }) => {
  test('has a fixture of every state, as the user sees it', async () => {
    for (const { state } of everyState(Component)) {
      const container = document.createElement('div');
      container.innerHTML = await fixtureOf(Component, state);
      expect(drive(Component, { within: container }).state).toBe(state);
    }
    expect(document.body.children).toHaveLength(0);
  });
});

const fill = async () => {
  const form = drive(ContactForm);
  for (const event of examplesOf(ContactForm).events.filter(({ type }) => type === 'change')) await form.perform(event);
  await form.perform({ type: 'change', name: 'email', value: 'guest@inn.example' });
  await form.perform({ type: 'submit' });
  return form;
};

describe('a backend', () => {
  const clock = new Clock();
  const facing = (submit: PromiseActorLogic<unknown, unknown>) =>
    render(
      <BehaviourProvider clock={clock} actors={{ 'contact-form': { submit } }}>
        <ContactForm onSubmit={async () => {}} />
      </BehaviourProvider>,
    );

  test('succeeds, fails, refuses, and succeeds after a delay', async () => {
    for (const [backend, state] of [
      [answers(), 'submitted'],
      [fails(), 'failed'],
      [fails(new SubmissionRefused('No rooms.')), 'refused'],
    ] as const) {
      facing(backend);
      expect((await fill()).state).toBe(state);
      cleanup();
    }
    facing(answers(undefined, { after: 2_000, clock }));
    const form = await fill();
    await clock.advance(1_999);
    expect(form.state).toBe('submitting');
    await clock.advance(1);
    expect(form.state).toBe('submitted');
  });

  test('hangs until the form times out, and an aborted call leaves no timer', async () => {
    facing(hangs());
    const form = await fill();
    await clock.advance(29_999);
    expect(form.state).toBe('submitting');
    await clock.advance(1);
    expect(form.state).toBe('unanswered');
    cleanup();
    facing(answers(undefined, { after: 60_000, clock }));
    await fill();
    cleanup();
    expect(clock.pending()).toEqual([]);
  });
});

test('a clock runs each timer at its own time, and those that it starts after it', () => {
  const clock = new Clock();
  const done: string[] = [];
  clock.setTimeout(() => {
    done.push(`first at ${clock.now()}`);
    clock.setTimeout(() => done.push(`third at ${clock.now()}`), 100);
  }, 100);
  clock.clearTimeout(clock.setTimeout(() => done.push('never'), 120));
  clock.setTimeout(() => done.push(`second at ${clock.now()}`), 150);
  clock.advanceTo(400);
  expect(done).toEqual(['first at 100', 'second at 150', 'third at 200']);
  expect(clock.now()).toBe(400);
});

describe('a product', () => {
  test('with other texts can be driven by them, and a wrong text is named in the error', async () => {
    const texts = { labels: { email: 'E-Mail' } };
    render(<ContactForm onSubmit={async () => {}} texts={texts} />);
    await drive(ContactForm, { texts }).perform({ type: 'change', name: 'email', value: 'gast@haus.example' });
    expect((document.querySelector('[name="email"]') as HTMLInputElement).value).toBe('gast@haus.example');
    const form = drive(ContactForm);
    await expect(form.perform({ type: 'change', name: 'email', value: 'x' })).rejects.toThrow(
      /no accessible field .*"Email".*"E-Mail".*`texts`/s,
    );
    await expect(form.perform({ type: 'jump' })).rejects.toThrow(/"jump" cannot be performed.*submit/s);
    await expect(form.perform({ type: 'prefill', values: {} })).rejects.toThrow('`rerender`');
  });

  test('gets an error that lists the components with states, and the missing state', async () => {
    const none = { events: [] };
    expect(Object.keys(everyState(ui.Dialog, none)[0]?.snapshots ?? {})).toEqual(['dialog']);
    expect(Object.keys(everyState(ui.FallbackImage, none)[0]?.snapshots ?? {})).toEqual(['fallback-image']);
    everyState(ui.Dialog).reverse();
    expect(everyState(ui.Dialog)[0]?.state).toBe('closed');
    expect(() => everyState(ui.Badge)).toThrow(/Badge has no state machine.*Accordion/s);
    await expect(fixtureOf(ui.Accordion, 'ajar')).rejects.toThrow('It has: collapsed, expanded.');
    expect(() => drive(ui.Accordion).state).toThrow('Render it first');
  });

  test('renders with its own props', async () => {
    const items = [{ value: 'languages', title: 'Welche Sprachen?', content: 'Viele.' }];
    expect(await fixtureOf(ui.Accordion, 'expanded', { items })).toMatch(
      /<details[^>]* open[^>]*>.*Welche Sprachen\?/s,
    );
  });

  test('without React’s testing build can be driven too', async () => {
    vi.resetModules();
    vi.doMock('react', async (original) => ({ ...(await original<object>()), act: undefined }));
    const { actAsync } = await import('../testing/act');
    const done: string[] = [];
    await actAsync(() => void done.push('acted'));
    expect(done).toEqual(['acted']);
    vi.doUnmock('react');
  });
});

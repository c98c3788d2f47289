import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Values } from '../../forms/fields';
import { SubmissionRefused } from '../../forms/submission';
import { answerable } from '../../testing/answerable';
import { createFormMachine, type FormInput, formMachine } from './form.machine';

const fields = {
  name: { required: true },
  size: { type: 'select', options: ['small', 'large'] },
} as const;

function start(input: FormInput = {}) {
  const backend = answerable<Values>();
  const machine = createFormMachine({ id: 'order', fields, timeout: 1_000 }).provide({
    actors: { submit: backend.logic },
  });
  const actor = createActor(machine, { clock: new SimulatedClock(), input }).start();
  return { ...backend, actor, context: () => actor.getSnapshot().context, state: () => actor.getSnapshot().value };
}

test('asks for its own fields and for those that a product adds, each empty', () => {
  const form = start({ fields: { note: { type: 'textarea' } } });
  expect(form.context().values).toEqual({ name: '', size: 'small', note: '' });
});

test('is sent with nothing but what it asks for, if that is nothing', () => {
  const actor = createActor(formMachine).start();
  actor.send({ type: 'submit' });
  expect(actor.getSnapshot().value).toBe('submitting');
});

test('asks for other fields when the product does, and keeps what was typed', () => {
  const form = start({ fields: { note: {} } });
  form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
  form.actor.send({ type: 'define', fields: { note: {}, seats: { type: 'select', options: ['2', '4'] } } });
  expect(form.context().fields).toEqual({ note: {}, seats: { type: 'select', options: ['2', '4'] } });
  expect(form.context().values).toEqual({ name: 'Amara Osei', size: 'small', note: '', seats: '2' });
});

test('sends what it asks for now, and keeps the rest for the case that it is asked for again', () => {
  const form = start({ fields: { phone: {} } });
  form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
  form.actor.send({ type: 'change', name: 'phone', value: '+44 20 7946 0018' });
  form.actor.send({ type: 'define', fields: {} });
  form.actor.send({ type: 'define', fields: { phone: {} } });
  expect(form.context().values.phone).toBe('+44 20 7946 0018');
  form.actor.send({ type: 'define', fields: {} });
  form.actor.send({ type: 'submit' });
  expect(form.received.map(({ input }) => input)).toEqual([{ name: 'Amara Osei', size: 'small' }]);
});

test('says no more what was wrong with a field that is asked for no more', async () => {
  const form = start({ fields: { phone: {} } });
  form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
  form.actor.send({ type: 'submit' });
  await form.fail(new SubmissionRefused('No.', { fields: { phone: 'Nobody answers' } }));
  form.actor.send({ type: 'define', fields: {} });
  form.actor.send({ type: 'change', name: 'size', value: 'large' });
  expect(form.state()).toBe('valid');
});

test('chooses the first of a list that has the choice no more, and takes none that is not in it', () => {
  const form = start();
  form.actor.send({ type: 'change', name: 'size', value: 'large' });
  form.actor.send({ type: 'define', fields: { size: { type: 'select', options: ['huge', 'vast'] } } });
  expect(form.context().values.size).toBe('huge');
  form.actor.send({ type: 'prefill', values: { size: 'small' } });
  expect(form.context().values.size).toBe('huge');
  form.actor.send({ type: 'prefill', values: { size: 'vast' } });
  expect(form.context().values.size).toBe('vast');
});

describe('a server that says no', () => {
  test('has its reasons beside their fields, until the field is changed', async () => {
    const form = start({ fields: { note: {} } });
    form.actor.send({ type: 'change', name: 'name', value: 'Nobody' });
    form.actor.send({ type: 'submit' });
    await form.fail(new SubmissionRefused('No.', { fields: { name: 'Say who you are', note: 'Too rude' } }));
    expect(form.state()).toBe('refused');
    expect(form.context().rejected).toEqual({ name: 'Say who you are', note: 'Too rude' });
    form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
    expect(form.context().rejected).toEqual({ note: 'Too rude' });
    expect(form.state()).toBe('invalid');
    form.actor.send({ type: 'change', name: 'note', value: 'Please' });
    expect(form.state()).toBe('valid');
  });

  test('is told from one that nobody reached', async () => {
    const form = start();
    form.actor.send({ type: 'change', name: 'name', value: 'Amara Osei' });
    form.actor.send({ type: 'submit' });
    await form.fail(new Error('No network.'));
    expect(form.state()).toBe('failed');
    expect(form.context().rejected).toEqual({});
  });
});

test('a file that is not taken is put aside, and the next one that is taken clears the reason', () => {
  const accept = { type: 'application/pdf', ending: '.pdf' };
  const form = start({ fields: { plan: { type: 'file', accept } } });
  const file = (type: string) => new File([''], 'plan', { type });
  form.actor.send({ type: 'change', name: 'plan', value: file('text/plain') });
  expect(form.context()).toMatchObject({ values: { plan: null }, unfit: { plan: 'notAccepted' } });
  form.actor.send({ type: 'change', name: 'plan', value: file('application/pdf') });
  expect(form.context().values.plan).toBeInstanceOf(File);
  expect(form.context().unfit).toEqual({});
});

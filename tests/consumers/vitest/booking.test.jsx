import { BehaviourProvider, ContactForm } from '@halloway/ui';
import { Clock, drive, everyState, examplesOf, fixtureOf, hangs } from '@halloway/ui/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Booking } from './booking';

const said = vi.fn();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(said);
  vi.spyOn(console, 'warn').mockImplementation(said);
});
afterEach(() => expect(said.mock.calls).toEqual([]));

test('renders although jsdom lacks many browser APIs', () => {
  for (const missing of ['showModal', 'close']) expect(HTMLDialogElement.prototype[missing]).toBeUndefined();
  expect(window.matchMedia).toBeUndefined();
  expect(globalThis.IntersectionObserver).toBeUndefined();
  expect(performance.getEntriesByType?.('navigation') ?? []).toEqual([]);
  render(<Booking onSubmit={async () => {}} />);
  fireEvent.click(screen.getByText('May I bring a dog?'));
  expect(screen.getByText('A small one.').closest('details').open).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  fireEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
});

test('a dialog opens and closes', async () => {
  render(<Booking onSubmit={async () => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveProperty('open', true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog).toHaveProperty('open', false));
});

test('a form validates in your tests as on your page', async () => {
  const onSubmit = vi.fn();
  const { container } = render(<Booking onSubmit={onSubmit} />);
  fireEvent.submit(container.querySelector('form'));
  expect((await screen.findAllByText(/^Enter your name/)).length).toBeGreaterThan(0);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each(everyState(ContactForm))('renders while its form is $state', ({ state, snapshots }) => {
  render(
    <BehaviourProvider snapshots={snapshots}>
      <Booking onSubmit={async () => {}} />
    </BehaviourProvider>,
  );
  expect(drive(ContactForm).state).toBe(state);
});

test('a form times out without waiting in real time', async () => {
  const clock = new Clock();
  render(
    <BehaviourProvider clock={clock} actors={{ 'contact-form': { submit: hangs() } }}>
      <Booking onSubmit={async () => {}} />
    </BehaviourProvider>,
  );
  const form = drive(ContactForm);
  for (const event of examplesOf(ContactForm).events) if (event.type === 'change') await form.perform(event);
  await form.perform({ type: 'change', name: 'email', value: 'guest@inn.example' });
  await form.perform({ type: 'submit' });
  expect(form.state).toBe('submitting');
  await clock.advance(30_000);
  expect(form.state).toBe('unanswered');
});

test('every state has its HTML, for tools without React', async () => {
  for (const { state } of everyState(ContactForm))
    expect(await fixtureOf(ContactForm, state)).toContain(`data-state="${state}"`);
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Keypad } from '.';

const keys = [
  { symbol: '1', label: 'Pricing', href: '#pricing' },
  { symbol: '2', label: 'Hear a call', href: '#call' },
];

test('is a named navigation, whose keys are links that say where they lead', () => {
  render(<Keypad label="Where to?" keys={keys} />);
  const links = within(screen.getByRole('navigation', { name: 'Where to?' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['1 Pricing', '2 Hear a call']);
  expect(links[0]).toHaveAttribute('href', '#pricing');
});

test('follows a key that is pressed, or typed while one of them has the focus', async () => {
  const onDial = vi.fn();
  render(<Keypad label="Where to?" keys={keys} onDial={onDial} />);
  await userEvent.keyboard('2');
  expect(onDial).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('2');
  expect(onDial.mock.calls).toEqual([['2']]);
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onDial.mock.calls).toEqual([['2'], ['1']]);
});

test('a key that is held is dialed once', () => {
  const onDial = vi.fn();
  render(<Keypad label="Where to?" keys={keys} onDial={onDial} />);
  const link = screen.getByRole('link', { name: '1 Pricing' });
  for (const repeat of [false, true, true]) fireEvent.keyDown(link, { key: '2', repeat });
  expect(onDial.mock.calls).toEqual([['2']]);
});

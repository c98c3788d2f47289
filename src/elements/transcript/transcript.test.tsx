import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type Call, Transcript, timecode } from '.';

const call: Call = {
  lines: [
    { at: 1, speaker: 'Caller', text: 'Do you have the olive jacket?' },
    { at: 64, speaker: 'Halloway', agent: true, text: 'Two left on Pearl Street.' },
  ],
  outcome: { at: 88, text: 'Held until 6:00 PM' },
};

describe('before JavaScript, and without it', () => {
  test('the whole call can be read, in the order of speech', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Transcript call={call} />);
    expect([...html.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      '00:01CallerDo you have the olive jacket?',
      '01:04HallowayTwo left on Pearl Street.',
    ]);
    expect(html).toHaveTextContent('01:28OutcomeHeld until 6:00 PM');
    expect(html.querySelectorAll('button')).toHaveLength(0);
    expect(html.innerHTML).not.toContain('style=');
  });
});

test('marks the line being said, and only that one', () => {
  render(<Transcript call={call} lit={1} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveAttribute('aria-current');
  expect(first).toHaveAttribute('data-state', 'said');
  expect(second).toHaveAttribute('aria-current', 'true');
});

test('lights the words of that line one by one, and leaves its text as it is', () => {
  const { container } = render(<Transcript call={call} lit={1} word={2} />);
  const words = [...container.querySelectorAll('[data-part="word"]')];
  expect(words.map((word) => word.getAttribute('data-state'))).toEqual(['said', 'said', 'lit', 'coming', 'coming']);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Two left on Pearl Street.');
});

test('marks the outcome after the last line', () => {
  const { container } = render(<Transcript call={call} lit={2} />);
  expect(container.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  expect(container.querySelector('[aria-current="true"]')).toHaveTextContent('Held until 6:00 PM');
});

test('lets the reader choose a line by its time, with the keyboard', async () => {
  const user = userEvent.setup();
  const onLineChoose = vi.fn();
  render(<Transcript call={call} onLineChoose={onLineChoose} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Play the line at 01:04' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onLineChoose).toHaveBeenCalledExactlyOnceWith(1);
});

test('says what a product says instead', () => {
  const texts = { outcome: 'Resultado', playLine: 'Oír {time}' };
  render(<Transcript call={call} texts={texts} onLineChoose={() => {}} />);
  expect(within(document.body).getByText('Resultado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Oír 01:04' })).toBeInTheDocument();
});

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [88, '01:28'],
  [600, '10:00'],
])('%d seconds are %s', (seconds, written) => {
  expect(timecode(seconds)).toBe(written);
});

test('passes native attributes to its root', () => {
  render(<Transcript call={call} id="call" data-testid="root" className="mine" />);
  expect(screen.getByTestId('root')).toHaveAttribute('id', 'call');
  expect(screen.getByTestId('root')).toHaveClass('mine');
});

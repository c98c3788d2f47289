import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { serverHtml } from '../../testing/server-html';
import { type CallTranscript, Transcript, timecode } from '.';

const call: CallTranscript = {
  lines: [
    { at: 1, speaker: 'Caller', text: 'Do you have the olive jacket?' },
    { at: 64, speaker: 'Halloway', agent: true, text: 'Two left on Pearl Street.' },
  ],
  outcome: { at: 88, text: 'Held until 6:00 PM' },
};

test('before JavaScript, and without it, shows the whole call, in order', () => {
  const html = serverHtml(<Transcript call={call} />);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '00:01CallerDo you have the olive jacket?',
    '01:04HallowayTwo left on Pearl Street.',
  ]);
  expect(html).toHaveTextContent('01:28OutcomeHeld until 6:00 PM');
  expect(screen.queryByRole('button')).toBeNull();
});

test('marks the current line only, highlights its words, and keeps its text', () => {
  const { container } = render(<Transcript call={call} lit={1} word={2} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveAttribute('aria-current');
  expect(first).toHaveAttribute('data-state', 'said');
  expect(second).toHaveAttribute('aria-current', 'true');
  const words = [...container.querySelectorAll('[data-part="word"]')];
  expect(words.map((word) => word.getAttribute('data-state'))).toEqual(['said', 'said', 'lit', 'coming', 'coming']);
  expect(second).toHaveTextContent('Two left on Pearl Street.');
});

test('marks the outcome after the last line', () => {
  const { container } = render(<Transcript call={call} lit={2} />);
  expect(container.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  expect(container.querySelector('[aria-current="true"]')).toHaveTextContent('Held until 6:00 PM');
});

test('has a focusable button for each line’s time', async () => {
  const onLineChoose = vi.fn();
  render(<Transcript call={call} onLineChoose={onLineChoose} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Play the line at 01:04' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onLineChoose).toHaveBeenCalledExactlyOnceWith(1, expect.anything());
});

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [88, '01:28'],
  [600, '10:00'],
])('formats %d seconds as %s', (seconds, written) => {
  expect(timecode(seconds)).toBe(written);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type CallTranscript, Transcript, timecode } from '.';

const call: CallTranscript = {
  lines: [
    { at: 1, speaker: 'Caller', text: 'Do you have the olive jacket?' },
    { at: 64, speaker: 'Halloway', agent: true, text: 'Two left on Pearl Street.' },
  ],
  outcome: { at: 88, text: 'Held until 6:00 PM' },
};

describe('before JavaScript, and without it', () => {
  test('shows the whole call, in order', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Transcript call={call} />);
    expect([...html.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      '00:01CallerDo you have the olive jacket?',
      '01:04HallowayTwo left on Pearl Street.',
    ]);
    expect(html).toHaveTextContent('01:28OutcomeHeld until 6:00 PM');
    expect(html.querySelectorAll('button')).toHaveLength(0);
  });
});

test('marks the current line only', () => {
  render(<Transcript call={call} lit={1} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveAttribute('aria-current');
  expect(first).toHaveAttribute('data-state', 'said');
  expect(second).toHaveAttribute('aria-current', 'true');
});

test('highlights the words of that line, and keeps its text', () => {
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

test('has a focusable button for each line’s time', async () => {
  const user = userEvent.setup();
  const onLineChoose = vi.fn();
  render(<Transcript call={call} onLineChoose={onLineChoose} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Play the line at 01:04' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onLineChoose).toHaveBeenCalledExactlyOnceWith(1);
});

test('shows the product’s texts', () => {
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
])('formats %d seconds as %s', (seconds, written) => {
  expect(timecode(seconds)).toBe(written);
});

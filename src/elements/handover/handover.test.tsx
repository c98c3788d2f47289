import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Handover, type HandoverProps } from '.';

const props: HandoverProps = {
  call: {
    lines: [
      { speaker: 'Caller', at: 0, text: 'I’d want something off for that.' },
      { speaker: 'Halloway', at: 6, agent: true, text: 'I’m adding my colleague Marta.' },
      { speaker: 'Support lead', at: 11, text: 'Hi, Marta here.' },
      { speaker: 'Caller', at: 14, text: 'Thanks, both of you.' },
    ],
    outcome: { at: 17, text: 'Refunded' },
  },
  person: 'Support lead',
};
const voices = (container: Element) => [...container.querySelectorAll('[data-part="voice"]')];
const left = (path: Element) => Number(path.getAttribute('transform')?.match(/\((\d+)/)?.[1]);

test('draws who speaks when, starting at `from`: the person on the agent’s line, the caller on another', () => {
  const { container, rerender } = render(<Handover {...props} />);
  const drawn = voices(container);
  expect(drawn.map((voice) => voice.getAttribute('data-state'))).toEqual(['caller', 'agent', 'person', 'caller']);
  expect(left(drawn[2] as Element), 'in the middle').toBe(600);
  expect(drawn.map(left)).toEqual([163, 375, 600, 746]);
  const heights = drawn.map((voice) => voice.getAttribute('transform')?.split(' ')[1]);
  expect(heights[1]).toBe(heights[2]);
  expect(heights[0]).not.toBe(heights[1]);
  rerender(<Handover {...props} from={6} />);
  expect(voices(container).map(left)).toEqual([375, 600, 746]);
});

test('draws the agent’s line to the end where no person joins', () => {
  const { container } = render(<Handover {...props} person="Marta" />);
  const joint = container.querySelector('[data-part="joint"]')?.getAttribute('d');
  expect(joint).toMatch(/^M1200 /);
  for (const voice of voices(container)) expect(left(voice)).toBeLessThan(1200);
});

test('has the words of both below, also for screen readers', () => {
  render(<Handover {...props} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Halloway 00:06I’m adding my colleague Marta.',
    'Support lead 00:11Hi, Marta here.',
  ]);
});

test('draws the call as far as it has been said, and the words of a line that has begun', () => {
  const drawn = (container: Element) => container.querySelector('[data-part="said"]')?.getAttribute('width');
  const states = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.state);
  const { container, rerender } = render(<Handover {...props} said="I’d want" />);
  expect(drawn(container)).toBe('327');
  expect(states()).toEqual(['coming', 'coming']);
  rerender(<Handover {...props} said={'I’d want something off for that.\nI’m adding my colleague Marta.\nHi,'} />);
  expect(drawn(container)).toBe('682');
  expect(states()).toEqual(['agent', 'person']);
  rerender(<Handover {...props} />);
  expect(drawn(container)).toBe('1200');
});

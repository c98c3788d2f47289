import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Call } from '../../elements/transcript';
import { CallStory } from '.';

const call: Call = {
  lines: [
    { at: 1, speaker: 'Caller', text: 'Do you have the olive jacket?' },
    { at: 4, speaker: 'Halloway', agent: true, text: 'Two left on Pearl Street.' },
  ],
  outcome: { at: 88, text: 'Held until six' },
};

const story = <CallStory id="call" className="mine" title="A jacket, held" intro="She calls at five." call={call} />;

test('is a region named by its heading, with the whole call to read', () => {
  render(story);
  const region = screen.getByRole('region', { name: 'A jacket, held' });
  expect(within(region).getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(region).toHaveTextContent('She calls at five.');
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  expect(region).toHaveTextContent('Held until six');
});

test('has nothing to press: it is there to be read', () => {
  render(story);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says what a product says instead', () => {
  render(<CallStory title="Una chaqueta" call={call} texts={{ outcome: 'Resultado' }} />);
  expect(screen.getByText('Resultado')).toBeInTheDocument();
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(story)).not.toContain('style=');
});

test('passes native attributes to its root', () => {
  render(story);
  expect(screen.getByRole('region')).toHaveAttribute('id', 'call');
  expect(screen.getByRole('region')).toHaveClass('mine');
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallTranscript } from '../../elements/transcript';
import { CallStory } from '.';

const call: CallTranscript = {
  lines: [
    { speaker: 'Caller', at: 1, text: 'Do you have the olive jacket?' },
    { speaker: 'Halloway', at: 4, agent: true, text: 'Two left on Pearl Street.' },
  ],
  outcome: { at: 88, text: 'Held until six' },
};

const story = <CallStory id="call" title="A jacket, held" intro="She calls at five." call={call} />;

test('is a region named by its heading, with the transcript', () => {
  render(story);
  const region = screen.getByRole('region', { name: 'A jacket, held' });
  expect(within(region).getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(region).toHaveTextContent('She calls at five.');
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  expect(region).toHaveTextContent('Held until six');
});

test('can be played', async () => {
  render(<CallStory title="Hear a call" label="A jacket, held" call={call} />);
  const player = screen.getByRole('group', { name: 'A jacket, held' });
  await userEvent.click(within(player).getByRole('button', { name: 'Play Demo' }));
  expect(player).toHaveAttribute('data-state', 'playing');
});

test('is dark in every theme, and leaves the page’s theme unchanged', () => {
  render(<div data-theme="light">{story}</div>);
  expect(screen.getByRole('region')).toHaveAttribute('data-theme', 'dark');
});

test('shows another player of the call', () => {
  render(<CallStory title="Hear a call" call={call} player={<p>A call with answers</p>} />);
  expect(screen.getByRole('region')).toHaveTextContent('A call with answers');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the product’s texts', () => {
  render(<CallStory title="Una chaqueta" call={call} texts={{ outcome: 'Resultado', play: 'Escuchar' }} />);
  expect(screen.getByText('Resultado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Escuchar' })).toBeEnabled();
});

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
const texts = { outcome: 'Resultado', play: 'Escuchar' };

test('is a region named by its heading, dark in every theme, with a transcript that can be played', async () => {
  render(
    <div data-theme="light">
      <CallStory title="A jacket, held" intro="She calls at five." label="Hear it" call={call} texts={texts} />
    </div>,
  );
  const region = screen.getByRole('region', { name: 'A jacket, held' });
  expect(region).toHaveAttribute('data-theme', 'dark');
  expect(within(region).getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(region).toHaveTextContent('She calls at five.');
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  expect(region).toHaveTextContent('ResultadoHeld until six');
  const player = within(region).getByRole('group', { name: 'Hear it' });
  await userEvent.click(within(player).getByRole('button', { name: 'Escuchar' }));
  expect(player).toHaveAttribute('data-state', 'playing');
});

test('shows another player of the call', () => {
  render(<CallStory title="Hear a call" call={call} player={<p>A call with answers</p>} />);
  expect(screen.getByRole('region')).toHaveTextContent('A call with answers');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Partners } from '.';

const partners = [
  { name: 'Tideline', drawing: 'M0 24h96', kind: 'Telephony carrier', description: 'Carries calls.' },
  { name: 'Viaduct', drawing: 'M0 40v-20', kind: 'CRM connector', description: 'Moves records.' },
];

test('shows each partner’s name once, with its logo, and what it does', () => {
  render(<Partners partners={partners} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tideline',
    'Viaduct',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'TidelineTelephony carrierCarries calls.',
    'ViaductCRM connectorMoves records.',
  ]);
});

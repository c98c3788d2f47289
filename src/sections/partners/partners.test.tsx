import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Partners } from '.';

const partners = [
  { name: 'Tideline', drawing: 'M0 24h96', kind: 'Telephony carrier', description: 'Carries calls.' },
  { name: 'Viaduct', drawing: 'M0 40v-20', kind: 'CRM connector', description: 'Moves records.' },
];

test('names each partner once, by its logo, and says what it does', () => {
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

test('passes native attributes to its root, and has no style attribute', () => {
  render(<Partners partners={partners} id="partners" className="mine" />);
  expect(screen.getByRole('list')).toHaveAttribute('id', 'partners');
  expect(screen.getByRole('list')).toHaveClass('mine');
  expect(renderToString(<Partners partners={partners} />)).not.toContain('style=');
});

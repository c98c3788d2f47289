import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartnerMark } from '../../elements/partner-mark';
import { CardGrid } from '.';

const retail = { title: 'Retail', description: 'Checks the shelf.', href: '/retail' };
const healthcare = { title: 'Healthcare', description: 'Schedules and reminds.', href: '/healthcare' };

test('links a card with an address by its title, and no other', () => {
  render(<CardGrid cards={[retail, healthcare, { title: 'Security', description: 'Encrypted.' }]} />);
  expect(screen.getByRole('link', { name: 'Retail' })).toHaveAttribute('href', '/retail');
  expect(screen.getByRole('link', { name: 'Healthcare' })).toHaveAttribute('href', '/healthcare');
  expect(screen.getByRole('heading', { level: 3, name: 'Security' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('names equal links by their cards’ titles, too', () => {
  render(<CardGrid cards={[retail, healthcare].map((card) => ({ ...card, linkLabel: 'Learn More' }))} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Learn More Retail' })).toHaveAttribute('href', '/retail');
  expect(screen.getByRole('link', { name: 'Learn More Healthcare' })).toHaveAttribute('href', '/healthcare');
});

test('names a link with a unique text by that text', () => {
  render(<CardGrid cards={[{ ...retail, linkLabel: 'Voice AI for Retail' }, healthcare]} />);
  expect(screen.getByRole('link', { name: 'Voice AI for Retail' })).toHaveAttribute('href', '/retail');
});

test('shows a card’s numbers with their labels, and its note', () => {
  render(
    <CardGrid
      cards={[{ ...retail, metrics: [{ value: '30%', label: 'larger orders' }], note: 'Fewer calls to the floor' }]}
    />,
  );
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('term')).toHaveTextContent('larger orders');
  expect(card.getByRole('definition')).toHaveTextContent('30%');
  expect(card.getByText('Fewer calls to the floor')).toBeInTheDocument();
});

test('takes a partner’s mark as the title, with the trade below', () => {
  render(
    <CardGrid
      cards={['Tideline', 'Viaduct'].map((name) => ({
        title: <PartnerMark name={name} drawing="M0 24h96" />,
        subtitle: 'Telephony carrier',
        description: 'Carries calls.',
      }))}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Tideline' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('ViaductTelephony carrierCarries calls.');
});

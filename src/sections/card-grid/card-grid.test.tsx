import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '../../elements/icon';
import { CardGrid } from '.';

const retail = { title: 'Retail', description: 'Checks the shelf.', href: '/retail' };
const healthcare = { title: 'Healthcare', description: 'Schedules and reminds.', href: '/healthcare' };

test('a card that leads somewhere is a link by its title', () => {
  render(<CardGrid cards={[retail, healthcare]} />);
  expect(screen.getByRole('link', { name: 'Retail' })).toHaveAttribute('href', '/retail');
  expect(screen.getByRole('link', { name: 'Healthcare' })).toHaveAttribute('href', '/healthcare');
});

test('a card that leads nowhere has no link', () => {
  render(<CardGrid cards={[{ title: 'Security', description: 'Encrypted.' }]} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Security' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('links that say the same are told apart by their cards’ titles', () => {
  render(<CardGrid cards={[retail, healthcare].map((card) => ({ ...card, linkLabel: 'Learn More' }))} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Learn More Retail' })).toHaveAttribute('href', '/retail');
  expect(screen.getByRole('link', { name: 'Learn More Healthcare' })).toHaveAttribute('href', '/healthcare');
});

test('a link with words of its own is called by them', () => {
  render(<CardGrid cards={[{ ...retail, linkLabel: 'Voice AI for Retail' }, healthcare]} />);
  expect(screen.getByRole('link', { name: 'Voice AI for Retail' })).toHaveAttribute('href', '/retail');
});

test('says a card’s numbers with what they count, and its note', () => {
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

test('shows the icon of a card that has one, and draws nothing over the others', () => {
  render(<CardGrid cards={[{ ...retail, icon: <Icon drawing="M4 6h16" /> }, healthcare]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('path')).toHaveAttribute('d', 'M4 6h16');
  expect(second?.querySelector('path')).toBeNull();
});

test('draws a card’s number in the color of what it means', () => {
  const { container } = render(
    <CardGrid cards={[{ ...retail, metrics: [{ value: '30%', label: 'larger orders', tone: 'gained' }] }]} />,
  );
  expect(container.querySelector('dd span')).toHaveTextContent('30%');
  expect(container.querySelector('dd svg')).toBeInTheDocument();
});

test('ranks its titles as the page asks', () => {
  render(<CardGrid cards={[retail]} headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Retail' })).toBeInTheDocument();
});

test('is plain HTML without a style attribute', () => {
  expect(renderToString(<CardGrid cards={[retail]} columns={2} />)).not.toContain('style=');
});

test('passes native attributes to its root', () => {
  render(<CardGrid cards={[retail]} id="industries" data-testid="root" className="mine" />);
  expect(screen.getByTestId('root')).toHaveAttribute('id', 'industries');
  expect(screen.getByTestId('root')).toHaveClass('mine');
});

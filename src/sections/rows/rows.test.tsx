import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../../elements/icon';
import { Rows } from '.';

const bdr = {
  title: 'Sales outreach',
  description: 'Books meetings.',
  href: '/bdr',
  metric: { value: '3x', label: 'qualified leads' },
};
const phishing = {
  title: 'Phishing awareness',
  description: 'A scam, in practice first.',
  href: '/phishing',
  linkLabel: 'Read what is planned',
  status: 'Coming Soon',
};

test('links each row by its title, or by its link text if it has one, and shows its number', () => {
  render(<Rows rows={[bdr, phishing]} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Sales outreach' })).toHaveAttribute('href', '/bdr');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('3x qualified leads');
  expect(screen.getByRole('heading', { name: 'Phishing awareness', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read what is planned' })).toHaveAttribute('href', '/phishing');
  expect(screen.getByText('Coming Soon')).toBeInTheDocument();
});

test('shows a voice and several numbers beside the words, and completes a link text that other rows have too', () => {
  const told = { ...phishing, voice: <button type="button">Play</button>, metrics: [bdr.metric] };
  render(<Rows headingLevel={2} rows={[told, { ...told, title: 'Drills', href: '/drills' }]} />);
  expect(screen.getAllByRole('button', { name: 'Play' })).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Drills', level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read what is planned Drills' })).toHaveAttribute('href', '/drills');
  expect(screen.getAllByRole('term')).toHaveLength(2);
});

test('shows a function’s icon and benefits (R88)', () => {
  const { container } = render(
    <Rows
      rows={[{ ...bdr, icon: <Icon drawing="M4 6h16" />, benefits: ['Every lead called back', 'Notes in your CRM'] }]}
    />,
  );
  expect(container.querySelector('path[d="M4 6h16"]')).toBeInTheDocument();
  const benefits = within(screen.getAllByRole('list')[1] as HTMLElement).getAllByRole('listitem');
  expect(benefits.map(({ textContent }) => textContent)).toEqual(['Every lead called back', 'Notes in your CRM']);
});

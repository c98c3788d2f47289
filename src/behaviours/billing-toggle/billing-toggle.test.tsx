import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../../testing/server-html';
import { BillingToggle, type BillingTogglePlan } from '.';

const own = '#{plan}-{period}';
const sales = 'mailto:sales@halloway.example?subject=Enterprise%20Inquiry';
const plans = (
  [
    ['free', 'Free', 0, 'forever', 'Try for Free', own],
    ['pro', 'Pro', 12.49, 'per month', 'Choose Pro', own],
    ['business', 'Business', 25, 'per user and month', 'Choose Business', own],
    ['enterprise', 'Enterprise', null, 'unlimited by usage', 'Contact sales', sales],
  ] as const
).map(([id, name, monthly, note, label, href]) => ({ id, name, monthly, note, features: [], cta: { label, href } }));

const plan = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`${name} is not in a list of plans`);
  return card;
};
const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('a plan is picked by `plan` or by its button, which calls `onPlanChoose` (R98)', async () => {
  const chosen = vi.fn();
  const { rerender } = render(<BillingToggle plans={plans} plan="free" onPlanChoose={chosen} />);
  const picked = () => screen.getByText('Your choice').closest('li');
  expect(picked()).toBe(plan('Free'));
  expect(screen.getByText('Your choice')).toBeVisible();
  rerender(<BillingToggle plans={plans} plan="pro" onPlanChoose={chosen} />);
  expect(picked()).toBe(plan('Pro'));
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Choose Business' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('business', {
    period: 'monthly',
    event: expect.objectContaining({ type: 'click' }),
  });
  expect(picked()).toBe(plan('Business'));
});

test('shows prices for a locale or currency that is none', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<BillingToggle plans={plans} locale="en_US" currency="dollars" />);
  expect(plan('Pro')).toHaveTextContent('12.49');
});

test('has both prices and links before JavaScript, and keeps on hydration the period chosen before', async () => {
  await hydrate(<BillingToggle plans={plans} />, (html) => {
    expect(html).toHaveTextContent('$12.49');
    expect(html).toHaveTextContent('$9.99');
    const links = [...html.querySelectorAll('a[href^="#pro"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#pro-monthly', '#pro-yearly']);
    radio(/Yearly/).click();
  });
  expect(radio(/Yearly/)).toBeChecked();
  expect(plan('Pro')).toHaveTextContent('$9.99');
  expect(plan('Pro')).not.toHaveTextContent('$12.49');
});

test('the four plans of transcription by the month and by the year: prices, totals and links (R43 to R49)', async () => {
  render(<BillingToggle plans={plans} />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(plan('Free')).toHaveTextContent('$0');
  expect(plan('Pro')).toHaveTextContent('$12.49per monthbilled monthly');
  expect(plan('Business')).toHaveTextContent(/\$25per/);
  expect(href('Try for Free')).toBe('#free-monthly');
  expect(href('Choose Pro')).toBe('#pro-monthly');
  await userEvent.click(screen.getByRole('radio', { name: 'Yearly Save 20%' }));
  expect(plan('Free')).toHaveTextContent(/\$0forever/);
  expect(plan('Pro')).toHaveTextContent('$9.99per monthbilled annually, $119.88 per year');
  expect(plan('Business')).toHaveTextContent('$20.00per user and monthbilled annually, $240 per year');
  expect(plan('Enterprise')).toHaveTextContent('Custom');
  expect(href('Choose Pro')).toBe('#pro-yearly');
  expect(href('Contact sales')).toBe(sales);
});

test('shows a plan’s own text for the yearly total', async () => {
  const perUser = plans.map((one) =>
    one.id === 'business' ? { ...one, billedAnnually: '{total} a year for each user' } : one,
  );
  render(<BillingToggle plans={perUser} texts={{ billedAnnually: '{total} a year' }} />);
  await userEvent.click(radio(/Yearly/));
  expect(screen.getByText('$119.88 a year')).toBeInTheDocument();
  expect(screen.getByText('$240 a year for each user')).toBeInTheDocument();
});

test('has a heading over the plans, whose names rank one below', () => {
  render(<BillingToggle plans={plans} title="Every word, on the record." headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Every word, on the record.');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
});

test('encodes a plan’s id in its address', () => {
  render(<BillingToggle plans={plans.slice(1, 2).map((one) => ({ ...one, id: 'a&b' }))} />);
  expect(screen.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '#a%26b-monthly');
});

test('the yearly discount follows from one factor, in prices and words, and is not shown if there is none', () => {
  const { rerender } = render(<BillingToggle plans={plans} yearlyFactor={0.9} defaultValue="yearly" />);
  expect(radio(/Yearly/)).toHaveAccessibleName('Yearly Save 10%');
  expect(plan('Pro')).toHaveTextContent('$11.24per monthbilled annually, $134.88 per year');
  rerender(<BillingToggle plans={plans} yearlyFactor={1} />);
  expect(radio(/Yearly/)).toHaveAccessibleName('Yearly');
});

test.each([
  ['de-DE', 'EUR', ['9,99 €', '119,88 €', 'Save 20 %']],
  ['ja-JP', 'JPY', ['￥10', '￥120', 'Save 20%']],
])('formats amounts for %s in %s', (locale, currency, amounts) => {
  const { container } = render(
    <BillingToggle plans={plans} locale={locale} currency={currency} defaultValue="yearly" />,
  );
  const shown = container.textContent?.replaceAll('\u00a0', ' ');
  for (const amount of amounts) expect(shown).toContain(amount);
});

// The plans of mickasmt/next-saas-stripe-starter.
test('a plan has a yearly price of its own, which the saving and the struck-through price follow', async () => {
  const own = [
    { ...plans[1], monthly: 15, yearly: 144 },
    { ...plans[2], monthly: 30, yearly: 300 },
  ] as BillingTogglePlan[];
  const { rerender } = render(<BillingToggle plans={own} strikethrough />);
  expect(radio(/Yearly/)).toHaveAccessibleName('Yearly Save up to 20%');
  expect(plan('Business')).not.toHaveTextContent('Instead of');
  await userEvent.click(radio(/Yearly/));
  expect(plan('Pro')).toHaveTextContent('Instead of $15 $12.00per monthbilled annually, $144 per year');
  expect(plan('Business')).toHaveTextContent('Instead of $30 $25.00per user and monthbilled annually, $300 per year');
  expect(screen.getByText('$30').closest('s')).not.toBeNull();
  rerender(<BillingToggle plans={own.map((one) => ({ ...one, monthly: 30, yearly: 360 }))} strikethrough />);
  expect(radio(/Yearly/)).toHaveAccessibleName('Yearly');
  expect(plan('Pro')).not.toHaveTextContent('Instead of');
});

test('the button of a plan may be any element, whose event chooses the plan unless it prevents that', async () => {
  const [chosen, opened] = [vi.fn(), vi.fn()];
  const button = <button type="button" onClick={opened} />;
  const own: BillingTogglePlan[] = [
    { id: 'pro', name: 'Pro', monthly: 15, note: 'a month', features: [], cta: { label: 'Sign in', render: button } },
    {
      id: 'team',
      name: 'Team',
      monthly: 30,
      note: 'a month',
      features: [],
      cta: {
        label: 'Choose Team',
        render: (link, { period }) => (
          <a {...link} href={`?${period}`} data-chosen>
            {link.children}
          </a>
        ),
      },
    },
  ];
  render(<BillingToggle plans={own} defaultValue="yearly" onPlanChoose={chosen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(opened).toHaveBeenCalledOnce();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('pro', {
    period: 'yearly',
    event: expect.objectContaining({ type: 'click' }),
  });
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveClass('hw');
  expect(screen.getByRole('link', { name: 'Choose Team' })).toHaveAttribute('href', '?yearly');
  opened.mockImplementation((event: Event) => event.preventDefault());
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(chosen).toHaveBeenCalledOnce();
});

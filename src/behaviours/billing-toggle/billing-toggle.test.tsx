import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { hydrate, serverHtml } from '../../testing/server-html';
import { BillingToggle, type BillingTogglePlan } from '.';

const plans: readonly BillingTogglePlan[] = [
  {
    id: 'free',
    name: 'Free',
    monthly: 0,
    note: 'forever',
    features: ['60 mins/month'],
    cta: { label: 'Try for Free', href: '#{plan}-{period}' },
  },
  {
    id: 'pro',
    name: 'Pro',
    monthly: 12.49,
    note: 'per month',
    features: ['180 mins/month'],
    popular: true,
    cta: { label: 'Choose Pro', href: '#{plan}-{period}' },
  },
  {
    id: 'business',
    name: 'Business',
    monthly: 25,
    note: 'per user and month',
    features: ['380 mins/user/month'],
    cta: { label: 'Choose Business', href: '#{plan}-{period}' },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthly: null,
    note: 'unlimited by usage',
    features: ['Unlimited by usage'],
    cta: { label: 'Contact sales', href: 'mailto:sales@halloway.example?subject=Enterprise%20Inquiry' },
  },
];

const plan = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`${name} is not in a list of plans`);
  return card;
};
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('a plan that is picked by `plan` (R98)', () => {
  test('is the picked one, initially and when the prop changes', () => {
    const { rerender } = render(<BillingToggle plans={plans} plan="free" />);
    expect(within(plan('Free')).getByText('Your choice')).toBeVisible();
    rerender(<BillingToggle plans={plans} plan="pro" />);
    expect(within(plan('Pro')).getByText('Your choice')).toBeVisible();
    expect(within(plan('Free')).queryByText('Your choice')).toBeNull();
  });

  test('is replaced by the plan whose button is pressed, and `onPlanChoose` is called', async () => {
    const user = userEvent.setup();
    const chosen = vi.fn();
    render(<BillingToggle plans={plans} plan="free" onPlanChoose={chosen} />);
    await user.click(screen.getByRole('link', { name: 'Choose Business' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('business');
    expect(within(plan('Business')).getByText('Your choice')).toBeVisible();
  });
});

describe('before JavaScript', () => {
  test('has both prices and a link for each, which the checked radio selects by CSS', () => {
    const html = serverHtml(<BillingToggle plans={plans} />);
    expect(html).toHaveTextContent('$12.49');
    expect(html).toHaveTextContent('$9.99');
    expect([...html.querySelectorAll('a[href^="#pro"]')].map((link) => link.getAttribute('href'))).toEqual([
      '#pro-monthly',
      '#pro-yearly',
    ]);
  });

  test('keeps on hydration the period that the reader chose before', async () => {
    await hydrate(<BillingToggle plans={plans} />, () => radio(/Yearly/).click());
    expect(radio(/Yearly/)).toBeChecked();
    expect(plan('Pro')).toHaveTextContent('$9.99');
    expect(plan('Pro')).not.toHaveTextContent('$12.49');
  });
});

describe('the four plans of transcription (R43 to R49)', () => {
  test('by the month and by the year: four fifths, to two decimals, and the yearly total', async () => {
    render(<BillingToggle plans={plans} />);
    expect(plan('Free')).toHaveTextContent('$0');
    expect(plan('Pro')).toHaveTextContent('$12.49per monthbilled monthly');
    expect(plan('Business')).toHaveTextContent(/\$25per/);
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly Save 20%' }));
    expect(plan('Free')).toHaveTextContent(/\$0forever/);
    expect(plan('Pro')).toHaveTextContent('$9.99per monthbilled annually, $119.88 per year');
    expect(plan('Business')).toHaveTextContent('$20.00per user and monthbilled annually, $240 per year');
    expect(plan('Enterprise')).toHaveTextContent('Custom');
  });

  test('link to the page for the plan and the period', async () => {
    render(<BillingToggle plans={plans} />);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Try for Free')).toBe('#free-monthly');
    expect(href('Choose Pro')).toBe('#pro-monthly');
    await userEvent.click(radio(/Yearly/));
    expect(href('Choose Pro')).toBe('#pro-yearly');
    expect(href('Contact sales')).toBe('mailto:sales@halloway.example?subject=Enterprise%20Inquiry');
  });
});

test('shows a plan’s own text for the yearly total', async () => {
  const perUser = plans.map((one) =>
    one.id === 'business' ? { ...one, billedAnnually: '{total} a year for each user' } : one,
  );
  render(<BillingToggle plans={perUser} texts={{ billedAnnually: '{total} a year' }} />);
  await userEvent.setup().click(screen.getByRole('radio', { name: /Yearly/ }));
  expect(screen.getByText('$119.88 a year')).toBeInTheDocument();
  expect(screen.getByText('$240 a year for each user')).toBeInTheDocument();
});

test('has a heading over the plans, whose names rank one below', () => {
  render(<BillingToggle plans={plans} heading="Every word, on the record." headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Every word, on the record.');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
});

test('encodes a plan’s id in its address', () => {
  render(<BillingToggle plans={[{ ...(plans[1] as BillingTogglePlan), id: 'a&b' }]} />);
  expect(screen.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '#a%26b-monthly');
});

describe('the yearly discount', () => {
  test('follows from one factor, in prices and words', () => {
    render(<BillingToggle plans={plans} yearlyFactor={0.9} defaultValue="yearly" />);
    expect(radio(/Yearly/)).toHaveAccessibleName('Yearly Save 10%');
    expect(plan('Pro')).toHaveTextContent('$11.24per monthbilled annually, $134.88 per year');
  });

  test('is not shown if there is no discount', () => {
    render(<BillingToggle plans={plans} yearlyFactor={1} />);
    expect(radio(/Yearly/)).toHaveAccessibleName('Yearly');
  });
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

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { BillingToggle, type Plan } from '.';

const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    monthly: 0,
    note: 'forever',
    features: ['60 mins/month'],
    cta: { label: 'Try for Free', href: (billing) => `#free-${billing}` },
  },
  {
    id: 'pro',
    name: 'Pro',
    monthly: 12.49,
    note: 'per month',
    features: ['180 mins/month'],
    popular: true,
    cta: { label: 'Choose Pro', href: (billing) => `#pro-${billing}` },
  },
  {
    id: 'business',
    name: 'Business',
    monthly: 25,
    note: 'per user and month',
    features: ['380 mins/user/month'],
    cta: { label: 'Choose Business', href: (billing) => `#business-${billing}` },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthly: null,
    note: 'unlimited by usage',
    features: ['Unlimited by usage'],
    cta: { label: 'Contact sales', href: () => 'mailto:sales@halloway.example?subject=Enterprise%20Inquiry' },
  },
];

const plan = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`${name} is not in a list of plans`);
  return card;
};
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('before JavaScript', () => {
  const server = () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<BillingToggle plans={plans} />);
    return html;
  };

  test('is a native radio group, monthly first', () => {
    const radios = [...server().querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['monthly', true],
      ['yearly', false],
    ]);
    expect(radios[0]?.name).toBeTruthy();
    expect(radios[0]?.name).toBe(radios[1]?.name);
  });

  test('has both prices and a link for each, so that the checked radio can choose between them', () => {
    const html = server();
    expect(html).toHaveTextContent('$12.49');
    expect(html).toHaveTextContent('$9.99');
    expect([...html.querySelectorAll('a[href^="#pro"]')].map((link) => link.getAttribute('href'))).toEqual([
      '#pro-monthly',
      '#pro-yearly',
    ]);
  });

  describe('and hydration', () => {
    const container = document.createElement('div');
    afterEach(() => container.remove());

    test('keeps the period that the reader chose', async () => {
      document.body.append(container);
      container.innerHTML = renderToString(<BillingToggle plans={plans} />);
      container.querySelector<HTMLInputElement>('input[value="yearly"]')?.click();
      await act(async () => hydrateRoot(container, <BillingToggle plans={plans} />));
      expect(radio(/Yearly/)).toBeChecked();
      expect(plan('Pro')).toHaveTextContent('$9.99');
      expect(plan('Pro')).not.toHaveTextContent('$12.49');
    });
  });
});

describe('with the keyboard and the pointer', () => {
  test('the arrow keys choose the period, and every price follows', async () => {
    const user = userEvent.setup();
    render(<BillingToggle plans={plans} />);
    await user.tab();
    expect(radio(/Monthly/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(radio(/Yearly/)).toBeChecked();
    expect(plan('Business')).toHaveTextContent('$20.00');
    await user.keyboard('{ArrowLeft}');
    expect(radio(/Monthly/)).toBeChecked();
    expect(plan('Business')).toHaveTextContent('$25');
  });

  test('a picked plan is highlighted, in words too, and stays so when the period changes', async () => {
    const user = userEvent.setup();
    render(<BillingToggle plans={plans} />);
    await user.click(screen.getByRole('link', { name: 'Choose Business' }));
    expect(plan('Business')).toHaveAttribute('data-state', 'chosen');
    expect(plan('Business')).toHaveTextContent('Your choice');
    expect(plan('Pro')).toHaveAttribute('data-state', 'offered');
    await user.click(radio(/Yearly/));
    expect(plan('Business')).toHaveAttribute('data-state', 'chosen');
  });
});

describe('the four plans of transcription (R43 to R49)', () => {
  test('by the month', () => {
    render(<BillingToggle plans={plans} />);
    expect(plan('Free')).toHaveTextContent('$0');
    expect(plan('Pro')).toHaveTextContent('$12.49per monthbilled monthly');
    expect(plan('Business')).toHaveTextContent(/\$25per/);
    expect(plan('Enterprise')).toHaveTextContent('Custom');
  });

  test('by the year: four fifths, to two decimals, and what the year comes to', async () => {
    render(<BillingToggle plans={plans} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly Save 20%' }));
    expect(plan('Free')).toHaveTextContent(/\$0forever/);
    expect(plan('Pro')).toHaveTextContent('$9.99per monthbilled annually, $119.88 per year');
    expect(plan('Business')).toHaveTextContent('$20.00per user and monthbilled annually, $240 per year');
    expect(plan('Enterprise')).toHaveTextContent('Custom');
  });

  test('lead to the page for the plan and the period', async () => {
    render(<BillingToggle plans={plans} />);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Try for Free')).toBe('#free-monthly');
    expect(href('Choose Pro')).toBe('#pro-monthly');
    await userEvent.click(radio(/Yearly/));
    expect(href('Choose Pro')).toBe('#pro-yearly');
    expect(href('Contact sales')).toBe('mailto:sales@halloway.example?subject=Enterprise%20Inquiry');
  });

  test('one of them is the popular one', () => {
    render(<BillingToggle plans={plans} />);
    expect(within(plan('Pro')).getByText('Most popular')).toBeInTheDocument();
    expect(screen.getAllByText('Most popular')).toHaveLength(1);
  });
});

test('says whom a plan suits, whatever the period', async () => {
  render(<BillingToggle plans={plans.map((each) => ({ ...each, description: `For ${each.name} people` }))} />);
  await userEvent.click(radio(/Yearly/));
  expect(plan('Business')).toHaveTextContent('For Business people');
  expect(screen.getAllByText('For Pro people')).toHaveLength(1);
});

test('heads the plans, and ranks their names one below', () => {
  render(<BillingToggle plans={plans} heading="Every word, on the record." headingLevel={1} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Every word, on the record.');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
});

test('says what a product says instead, in any language', () => {
  render(<BillingToggle plans={plans} texts={{ monthly: 'Mensual', yearly: 'Anual', saving: 'Ahorra 20%' }} />);
  expect(screen.getByRole('radio', { name: 'Mensual' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Anual Ahorra 20%' })).not.toBeChecked();
});

test('passes native attributes to its root', () => {
  render(<BillingToggle plans={plans} id="plans" data-testid="root" className="mine" />);
  const root = screen.getByTestId('root');
  expect(root).toHaveAttribute('id', 'plans');
  expect(root).toHaveClass('mine');
  expect(root).toHaveAttribute('data-state', 'monthly');
});

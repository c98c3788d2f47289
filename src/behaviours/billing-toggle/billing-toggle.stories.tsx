import { BillingToggle, type BillingTogglePlan } from '@halloway/ui';
import type { Story } from '@ladle/react';

const subscribe = 'https://dashboard.halloway.example/subscribe?plan={plan}&billing={period}';

const plans: readonly BillingTogglePlan[] = [
  {
    id: 'free',
    name: 'Free',
    monthly: 0,
    note: 'forever',
    features: ['60 mins/month', 'TXT, DOCX, PDF, SRT, VTT', '99% accuracy'],
    cta: { label: 'Try for Free', href: subscribe },
  },
  {
    id: 'pro',
    name: 'Pro',
    monthly: 12.49,
    note: 'per month',
    features: ['180 mins/month', '10+ languages', 'TXT, DOCX, PDF, SRT, VTT', '99% accuracy'],
    popular: true,
    cta: { label: 'Choose Pro', href: subscribe },
  },
  {
    id: 'business',
    name: 'Business',
    monthly: 25,
    note: 'per user and month',
    features: ['380 mins/user/month', '20+ languages', 'TXT, DOCX, PDF, SRT, VTT', '99% accuracy'],
    cta: { label: 'Choose Business', href: subscribe },
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthly: null,
    note: 'unlimited by usage',
    features: ['Unlimited by usage', '50+ languages', 'TXT, DOCX, PDF, SRT, VTT', '99% accuracy'],
    cta: {
      label: 'Contact sales',
      href: 'mailto:sales@halloway.example?subject=Enterprise%20Inquiry',
    },
  },
];

export const Monthly: Story = () => <BillingToggle plans={plans} />;
Monthly.meta = { machine: 'billing-toggle', state: 'monthly' };

export const Yearly: Story = () => <BillingToggle plans={plans} />;
Yearly.meta = { machine: 'billing-toggle', state: 'yearly' };

export const PopularPlanPicked: Story = () => <BillingToggle plans={plans} />;
PopularPlanPicked.meta = { machine: 'billing-toggle', state: 'monthly', context: { plan: 'pro' } };

export const WithHeading: Story = () => <BillingToggle plans={plans} title="Every word, on the record." />;
WithHeading.meta = { machine: 'billing-toggle', state: 'yearly' };

const audiences: Record<string, string> = {
  free: 'For the one meeting you have to write up',
  pro: 'For someone who interviews, teaches or reports every week',
  business: 'For a team that meets in more than one language',
  enterprise: 'For archives, call floors and hours nobody has counted',
};

export const WithDescriptions: Story = () => (
  <BillingToggle plans={plans.map((plan) => ({ ...plan, description: audiences[plan.id] ?? '' }))} />
);
WithDescriptions.meta = { machine: 'billing-toggle', state: 'monthly' };

const own: readonly BillingTogglePlan[] = [
  {
    id: 'team',
    name: 'Team',
    monthly: 15,
    yearly: 144,
    note: 'per month',
    features: [
      { label: '180 mins/month', included: true },
      { label: 'Words that belong to your own trade', included: true },
      { label: 'Single sign-on', included: false },
    ],
    cta: { label: 'Start a trial', render: <button type="button" /> },
  },
  {
    id: 'company',
    name: 'Company',
    monthly: 30,
    yearly: 300,
    note: 'per user and month',
    features: ['380 mins/user/month', 'Words that belong to your own trade', 'Single sign-on'].map((label) => ({
      label,
      included: true,
    })),
    popular: true,
    cta: { label: 'Choose Company', href: subscribe },
  },
];

export const OwnPricesAndButtons: Story = () => <BillingToggle plans={own} strikethrough />;
OwnPricesAndButtons.meta = { machine: 'billing-toggle', state: 'yearly' };

export const InAnotherLanguage: Story = () => (
  <BillingToggle
    plans={plans.slice(1, 3)}
    defaultValue="yearly"
    locale="de-DE"
    currency="EUR"
    yearlyFactor={0.75}
    texts={{
      monthly: 'Monatlich',
      yearly: 'Jährlich',
      saving: '{percent} sparen',
      billedAnnually: 'jährlich abgerechnet, {total} im Jahr',
    }}
  />
);
InAnotherLanguage.meta = { machine: 'billing-toggle' };

export const Live: Story = () => <BillingToggle plans={plans} />;
Live.meta = { machine: 'billing-toggle' };

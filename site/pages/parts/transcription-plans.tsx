import { type BillingPeriod, BillingToggle } from '@halloway/ui';
import { brand, mailto } from '../../brand';
import { transcribe } from '../../content/transcribe';

/** The link of a plan: the dashboard, or a mail to sales (R48, R49). */
const subscribe = `${brand.subscribe}?plan={plan}&billing={period}`;
const inquire = mailto(brand.mail.sales, 'Enterprise Inquiry');

const { plans, plansTitle, popularLabel, billing } = transcribe;

export interface TranscriptionPlansProps {
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  plan: string | undefined;
  onPlanChoose: (plan: string) => void;
}

/** The plans of the transcription page: its hero knows the period, and may choose the free plan. */
export default function TranscriptionPlans({ period, onPeriodChange, plan, onPlanChoose }: TranscriptionPlansProps) {
  return (
    <BillingToggle
      title={plansTitle}
      value={period}
      onValueChange={onPeriodChange}
      plan={plan}
      onPlanChoose={onPlanChoose}
      texts={{ ...billing, popular: popularLabel }}
      plans={plans.map(({ audience, unit, cta, ...plan }) => ({
        ...plan,
        description: audience,
        note: unit,
        cta: { label: cta, href: plan.id === 'enterprise' ? inquire : subscribe },
      }))}
    />
  );
}

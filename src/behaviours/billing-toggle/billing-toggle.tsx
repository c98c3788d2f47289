'use client';
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { ButtonLink } from '../../elements/button';
import { PlanCard, PlanList, PlanPrice } from '../../elements/plan';
import { classNames } from '../../theme/class-names';
import { useBehaviour, useHydrated } from '../behaviour';
import * as segments from '../segments.css';
import * as styles from './billing-toggle.css';
import {
  BILLING_PERIODS,
  type BillingPeriod,
  billingToggleMachine,
  yearlyPrice,
  yearlyTotal,
} from './billing-toggle.machine';

/** What is sold, at a price per month. */
export interface Plan {
  /** Unique among the plans. */
  id: string;
  name: string;
  /** US dollars a month when billed monthly; null for a price that is agreed on. */
  monthly: number | null;
  /** What the price is for: "per month", "forever". */
  note: string;
  /** Whom it suits. */
  description?: string;
  features: readonly string[];
  /** One plan at most. */
  popular?: boolean;
  cta: { label: string; href: (period: BillingPeriod) => string };
}

/** Every word that is not the plans' own. */
export interface BillingToggleTexts {
  /** The name of the choice of period. */
  period: string;
  monthly: string;
  yearly: string;
  /** Beside the yearly choice (SPEC §9). */
  saving: string;
  popular: string;
  /** On the plan that was picked. */
  chosen: string;
  /** In place of a price that is agreed on. */
  custom: string;
  billedMonthly: string;
  billedAnnually: (total: string) => string;
}

/** The texts in English. */
export const billingToggleTexts: BillingToggleTexts = {
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saving: 'Save 20%',
  popular: 'Most popular',
  chosen: 'Your choice',
  custom: 'Custom',
  billedMonthly: 'billed monthly',
  billedAnnually: (total) => `billed annually, ${total} per year`,
};

export interface BillingToggleProps extends Omit<ComponentProps<'div'>, 'children'> {
  plans: readonly Plan[];
  /** The heading over the plans, beside the choice of period. */
  heading?: string;
  /** The rank of that heading; the plans' names are one below. Default: 2. */
  headingLevel?: 1 | 2 | 3;
  /** Replaces any of `billingToggleTexts`. */
  texts?: Partial<BillingToggleTexts>;
}

/**
 * Plans side by side, priced by the month or by the year. A native radio group: before our code arrives, and without
 * it, both prices are on the page and CSS shows the one whose radio is checked.
 */
export function BillingToggle({
  plans,
  heading,
  headingLevel = 2,
  texts: replaced,
  className,
  ...root
}: BillingToggleProps) {
  const [state, send] = useBehaviour(billingToggleMachine);
  const texts = { ...billingToggleTexts, ...replaced };
  const Heading = `h${headingLevel}` as const;
  const name = useId();
  const yearly = useRef<HTMLInputElement>(null);
  const shown: readonly BillingPeriod[] = useHydrated() ? [state.value] : BILLING_PERIODS;

  // What the reader chose before hydration stays chosen.
  useLayoutEffect(() => {
    if (yearly.current?.checked) send({ type: 'yearly.choose' });
  }, [send]);

  return (
    <div {...root} className={classNames(styles.root, className)} data-state={state.value}>
      <div className={styles.head}>
        {heading && <Heading className={styles.heading}>{heading}</Heading>}
        <fieldset className={classNames(segments.group, styles.periods)} aria-label={texts.period}>
          {BILLING_PERIODS.map((period) => (
            <label
              key={period}
              className={classNames(segments.segment, styles.period)}
              data-state={state.matches(period) ? 'checked' : 'unchecked'}
            >
              <input
                ref={period === 'yearly' ? yearly : null}
                type="radio"
                name={name}
                value={period}
                className={segments.radio}
                checked={state.matches(period)}
                onChange={() => send({ type: `${period}.choose` })}
              />
              {texts[period]}
              {period === 'yearly' && <span className={styles.saving}>{texts.saving}</span>}
            </label>
          ))}
        </fieldset>
      </div>
      <PlanList>
        {plans.map((plan) => (
          <PricedPlan
            key={plan.id}
            plan={plan}
            shown={shown}
            texts={texts}
            headingLevel={below[headingLevel]}
            chosen={state.context.plan === plan.id}
            onChoose={() => send({ type: 'plan.choose', plan: plan.id })}
          />
        ))}
      </PlanList>
    </div>
  );
}

/** The rank below a heading's. */
const below = { 1: 2, 2: 3, 3: 4 } as const;

interface PricedPlanProps {
  plan: Plan;
  shown: readonly BillingPeriod[];
  texts: BillingToggleTexts;
  headingLevel: 2 | 3 | 4;
  chosen: boolean;
  onChoose: () => void;
}

function PricedPlan({ plan, shown, texts, headingLevel, chosen, onChoose }: PricedPlanProps) {
  const { name, note, description, monthly, popular, features, cta } = plan;
  const billed = (period: BillingPeriod, perMonth: number) =>
    period === 'monthly' ? texts.billedMonthly : texts.billedAnnually(`$${dollars(yearlyTotal(perMonth))}`);
  return (
    <PlanCard
      name={name}
      headingLevel={headingLevel}
      popular={popular ? texts.popular : undefined}
      chosen={chosen ? texts.chosen : undefined}
      features={features}
      prices={
        <>
          {shown.map((period) => (
            <PlanPrice
              key={period}
              className={styles.priced[period]}
              price={priceOf(plan, period) ?? texts.custom}
              notes={monthly ? [note, billed(period, monthly)] : [note]}
            />
          ))}
          {description && <p className={styles.description}>{description}</p>}
        </>
      }
      actions={shown.map((period) => (
        <ButtonLink
          key={period}
          href={cta.href(period)}
          variant={popular ? 'primary' : 'secondary'}
          className={classNames(styles.action, styles.priced[period])}
          onClick={onChoose}
        >
          {cta.label}
        </ButtonLink>
      ))}
    />
  );
}

/** Whole dollars without cents, as the specification lists them: 25, 12.49. */
const dollars = (amount: number) => amount.toFixed(Number.isInteger(amount) ? 0 : 2);

/** The yearly price has two decimals always (SPEC §9: shown as 20.00); nothing at all is just $0. */
function priceOf({ monthly }: Plan, period: BillingPeriod) {
  if (monthly === null) return null;
  const isYearly = period === 'yearly' && monthly > 0;
  return `$${isYearly ? yearlyPrice(monthly).toFixed(2) : dollars(monthly)}`;
}

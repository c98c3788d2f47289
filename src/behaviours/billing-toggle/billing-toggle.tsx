'use client';
import { type ComponentProps, useRef } from 'react';
import { ButtonLink } from '../../elements/button';
import { PlanCard, PlanList, PlanPrice } from '../../elements/plan';
import { SegmentedControl } from '../../elements/segmented-control';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import { useBehaviour, useHydrated } from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import { type Amounts, amountsIn } from './amounts';
import * as styles from './billing-toggle.css';
import { BILLING_PERIODS, type BillingPeriod, billingToggleMachine, YEARLY_FACTOR } from './billing-toggle.machine';

/** What is sold, at a price per month. */
export interface Plan {
  /** Unique among the plans. */
  id: string;
  name: string;
  /** What a month costs when billed monthly, in `currency`; null for a price that is agreed on. */
  monthly: number | null;
  /** What the price is for: "per month", "forever". */
  note: string;
  /** In place of the text `billedAnnually`, where a plan is paid for each user: "billed annually, {total} per user per year". */
  billedAnnually?: string | undefined;
  /** Whom it suits. */
  description?: string;
  features: readonly string[];
  /** One plan at most. */
  popular?: boolean;
  /** What the plan's button says, and where it leads: `{plan}` stands for the plan's id, `{period}` for the period. */
  cta: { label: string; href: string };
}

/** Every word that is not the plans' own. */
export interface BillingToggleTexts {
  /** The name of the choice of period. */
  period: string;
  monthly: string;
  yearly: string;
  /** Beside the yearly choice (SPEC §9). `{percent}` is what `yearlyFactor` saves, with its sign. */
  saving: string;
  /** On the popular plan. */
  popular: string;
  /** On the plan that was picked. */
  chosen: string;
  /** In place of a price that is agreed on. */
  custom: string;
  billedMonthly: string;
  /** `{total}` is what is billed once a year. A plan may have its own. */
  billedAnnually: string;
}

/** The texts in English. */
export const billingToggleTexts: BillingToggleTexts = {
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saving: 'Save {percent}',
  popular: 'Most popular',
  chosen: 'Your choice',
  custom: 'Custom',
  billedMonthly: 'billed monthly',
  billedAnnually: 'billed annually, {total} per year',
};

export interface BillingToggleProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  plans: readonly Plan[];
  /** The heading over the plans, beside the choice of period. */
  heading?: string;
  /** The rank of that heading; the plans' names are one below. Default: 2. */
  headingLevel?: 1 | 2 | 3;
  /** The period, where the product keeps it. A choice that it does not take is not shown. */
  value?: BillingPeriod | undefined;
  /** The period at first. Default: "monthly" (SPEC §4). */
  defaultValue?: BillingPeriod;
  /** Told which period was chosen. */
  onValueChange?: ((value: BillingPeriod) => void) | undefined;
  /** The id of the picked plan, where a button elsewhere on the page may pick it too. Default: the one whose button was pressed. */
  plan?: string | undefined;
  /** Told the id of a plan whose button was pressed. */
  onPlanChoose?: ((plan: string) => void) | undefined;
  /** Told `monthly` or `yearly`. */
  onStateChange?: ((state: string) => void) | undefined;
  /** What a month costs when billed annually, as a part of what it costs by the month. Default: 0.8 (SPEC §9). */
  yearlyFactor?: number;
  /** In which amounts are written: a BCP 47 tag. Default: "en-US". */
  locale?: string;
  /** Of all prices: an ISO 4217 code. Default: "USD". */
  currency?: string;
  /** Replaces any of `billingToggleTexts`. */
  texts?: PartialTexts<BillingToggleTexts> | undefined;
}

/**
 * Plans side by side, priced by the month or by the year. A native radio group: before our code arrives, and without
 * it, both prices are on the page and CSS shows the one whose radio is checked.
 */
export function BillingToggle({
  plans,
  heading,
  headingLevel = 2,
  value,
  defaultValue = 'monthly',
  onValueChange,
  plan,
  onPlanChoose,
  onStateChange,
  yearlyFactor = YEARLY_FACTOR,
  locale = 'en-US',
  currency = 'USD',
  texts: ownTexts,
  className,
  ...root
}: BillingToggleProps) {
  const periods = useRef<HTMLFieldSetElement>(null);
  const [state, send] = useBehaviour(billingToggleMachine, {
    input: { period: value ?? defaultValue },
    owned: {
      value,
      onChange: onValueChange,
      of: (snapshot) => snapshot.value,
      set: (period: BillingPeriod) => ({ type: `${period}.choose` }),
    },
    changes: [[plan, { type: 'plan.choose', plan: plan ?? '' }]],
    begin: plan === undefined ? undefined : { type: 'plan.choose', plan },
    adopt: (send) => {
      const chosen = periods.current?.querySelector<HTMLInputElement>('input:checked')?.value as
        | BillingPeriod
        | undefined;
      if (chosen) send({ type: `${chosen}.choose` });
    },
    onStateChange,
  });
  const texts = useTexts('billing-toggle', billingToggleTexts, ownTexts);
  const amounts = amountsIn(locale, currency, yearlyFactor);
  const Heading = `h${headingLevel}` as const;
  const shown: readonly BillingPeriod[] = useHydrated() ? [state.value] : BILLING_PERIODS;

  return (
    <div
      {...root}
      className={classNames(styles.root, className)}
      data-scope="billing-toggle"
      data-part="root"
      data-state={state.value}
    >
      <div className={styles.head} data-part="header">
        {heading && (
          <Heading className={styles.heading} data-part="title">
            {heading}
          </Heading>
        )}
        <SegmentedControl
          ref={periods}
          data-part="periods"
          className={styles.periods}
          aria-label={texts.period}
          options={[
            { value: 'monthly', label: texts.monthly },
            {
              value: 'yearly',
              label: texts.yearly,
              note: yearlyFactor < 1 && fillText(texts.saving, { percent: amounts.saving }),
            },
          ]}
          value={state.value}
          onValueChange={(period) => send({ type: `${period}.choose` })}
        />
      </div>
      <PlanList>
        {plans.map((plan) => (
          <PricedPlan
            key={plan.id}
            plan={plan}
            shown={shown}
            texts={texts}
            amounts={amounts}
            headingLevel={below[headingLevel]}
            chosen={state.context.plan === plan.id}
            onChoose={() => {
              send({ type: 'plan.choose', plan: plan.id });
              onPlanChoose?.(plan.id);
            }}
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
  amounts: Amounts;
  headingLevel: 2 | 3 | 4;
  chosen: boolean;
  onChoose: () => void;
}

function PricedPlan({ plan, shown, texts, amounts, headingLevel, chosen, onChoose }: PricedPlanProps) {
  const { id, name, note, description, monthly, popular, features, cta } = plan;
  const billed = (period: BillingPeriod, perMonth: number) =>
    period === 'monthly'
      ? texts.billedMonthly
      : fillText(plan.billedAnnually ?? texts.billedAnnually, { total: amounts.total(perMonth) });
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
              price={monthly === null ? texts.custom : amounts.price(monthly, period)}
              notes={monthly ? [note, billed(period, monthly)] : [note]}
            />
          ))}
          {description && (
            <p className={styles.description} data-part="description">
              {description}
            </p>
          )}
        </>
      }
      actions={shown.map((period) => (
        <ButtonLink
          key={period}
          data-part="action"
          href={fillText(cta.href, { plan: encodeURIComponent(id), period })}
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

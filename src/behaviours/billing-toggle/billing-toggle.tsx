'use client';
import { type ComponentProps, useRef } from 'react';
import { ButtonLink } from '../../elements/button';
import { PlanCard, PlanList, PlanPrice } from '../../elements/plan';
import { SegmentedControl, type SegmentedControlChangeReason } from '../../elements/segmented-control';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import {
  type ChangeDetails,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import { type Amounts, amountsIn } from './amounts';
import * as styles from './billing-toggle.css';
import { BILLING_PERIODS, type BillingPeriod, billingToggleMachine, YEARLY_FACTOR } from './billing-toggle.machine';

/** A plan with a price per month. */
export interface BillingTogglePlan {
  /** Unique among the plans. */
  id: string;
  name: string;
  /** The price per month when billed monthly, in `currency`; null for a price on request. */
  monthly: number | null;
  /** The unit of the price: "per month", "forever". */
  note: string;
  /**
   * Replaces the text `billedAnnually`, for example for a plan that is paid per user: "billed annually, {total} per user per
   * year".
   */
  billedAnnually?: string | undefined;
  /** Who it suits. */
  description?: string | undefined;
  features: readonly string[];
  /** At most one plan. */
  popular?: boolean | undefined;
  /** The label and the address of the plan's button: `{plan}` is replaced by the plan's id, `{period}` by the period. */
  cta: { label: string; href: string };
}

/** Every text that is not part of a plan. */
export interface BillingToggleTexts {
  /** The name of the radio group. */
  period: string;
  monthly: string;
  yearly: string;
  /** Beside the yearly option (SPEC §9). `{percent}` is the discount of `yearlyFactor`, with its sign. */
  saving: string;
  /** On the popular plan. */
  popular: string;
  /** On the plan that was picked. */
  chosen: string;
  /** Replaces a price that is on request. */
  custom: string;
  billedMonthly: string;
  /** `{total}` is the amount billed once a year. A plan may have its own. */
  billedAnnually: string;
}

/** The English texts. */
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
  plans: readonly BillingTogglePlan[];
  /** The heading over the plans, beside the radio group. */
  heading?: string | undefined;
  /** The rank of that heading; the plans' names are one below. Default: 2. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The period (controlled). A choice that the product does not take is not shown. */
  value?: BillingPeriod | undefined;
  /** The initial period. Default: "monthly" (SPEC §4). */
  defaultValue?: BillingPeriod | undefined;
  /** Called with the period that the reader chose. */
  onValueChange?: ((value: BillingPeriod, details: ChangeDetails<SegmentedControlChangeReason>) => void) | undefined;
  /** The id of the picked plan, if a button elsewhere on the page may pick it too. Default: the plan whose button was pressed. */
  plan?: string | undefined;
  /** Called with the id of a plan whose button was pressed. */
  onPlanChoose?: ((plan: string) => void) | undefined;
  /** Called with `monthly` or `yearly` on every state change after the first render. */
  onStateChange?: ((state: State<typeof billingToggleMachine>) => void) | undefined;
  /** The monthly price when billed annually, as a fraction of the monthly price. Default: 0.8 (SPEC §9). */
  yearlyFactor?: number | undefined;
  /** The locale of amounts: a BCP 47 tag. Default: "en-US". */
  locale?: string | undefined;
  /** The currency of all prices: an ISO 4217 code. Default: "USD". */
  currency?: string | undefined;
  /** Replaces any of `billingToggleTexts`. */
  texts?: PartialTexts<BillingToggleTexts> | undefined;
}

/**
 * Plans side by side, priced by the month or by the year. A native radio group: before hydration and without JavaScript, both
 * prices are in the page and CSS shows the one whose radio is checked.
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
  const actor = useMachineActor(billingToggleMachine, {
    input: { period: value ?? defaultValue },
    propEvents: [[plan, { type: 'plan.choose', plan: plan ?? '' }]],
    initialEvent: plan === undefined ? undefined : { type: 'plan.choose', plan },
    onStateChange,
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value,
    onChange: onValueChange,
    reasons: { 'monthly.choose': 'item-press', 'yearly.choose': 'item-press' },
    select: (snapshot) => snapshot.value,
    toEvent: (period) => ({ type: `${period}.choose` }),
  });
  useDomEvents(actor, {
    hydrateFromDom: (send) => {
      const chosen = periods.current?.querySelector<HTMLInputElement>('input:checked')?.value as
        | BillingPeriod
        | undefined;
      if (chosen) send({ type: `${chosen}.choose` });
    },
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
          onValueChange={(period, { event }) => send({ type: `${period}.choose` }, event)}
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

/** One rank below a heading's. */
const below = { 1: 2, 2: 3, 3: 4 } as const;

interface PricedPlanProps {
  plan: BillingTogglePlan;
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

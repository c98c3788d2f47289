'use client';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { type PlanAction, PlanButton, PlanCard, type PlanFeature, PlanList, PlanPrice } from '../../elements/plan';
import { SegmentedControl, type SegmentedControlChangeReason } from '../../elements/segmented-control';
import { classNames } from '../../theme/class-names';
import { warnOldName } from '../../theme/development-warning';
import { fillText } from '../../theme/fill-text';
import {
  type ChangeDetails,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { checkFormats } from '../development';
import { type PartialTexts, useTexts } from '../texts';
import { type Amounts, amountsIn } from './amounts';
import * as styles from './billing-toggle.css';
import { BILLING_PERIODS, type BillingPeriod, billingToggleMachine, YEARLY_FACTOR } from './billing-toggle.machine';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** A plan with a price per month. */
export interface BillingTogglePlan {
  /** Unique among the plans. */
  id: string;
  /** The name of the plan, its heading. */
  name: string;
  /** The price per month when billed monthly, in `currency`; null for a price on request. */
  monthly: number | null;
  /** The unit of the price: "per month", "forever". */
  note: string;
  /** The amount billed once a year, in `currency`. Default: twelve times the monthly price, times `yearlyFactor`. */
  yearly?: number | undefined;
  /**
   * Replaces the text `billedAnnually`, for example for a plan that is paid per user: "billed annually, {total} per user per
   * year".
   */
  billedAnnually?: string | undefined;
  /** Who it suits. */
  description?: string | undefined;
  /** A text, or a text with a sign of whether the plan includes it. */
  features: readonly PlanFeature[];
  /** At most one plan. */
  popular?: boolean | undefined;
  /**
   * The label and the address of the plan's button: `{plan}` is replaced by the plan's id, `{period}` by the period. Or `render`:
   * an element that gets its props, such as a button, or a function of them and of the plan's id and the period.
   */
  cta: PlanAction<BillingToggleAction>;
}

/** For whose button a plan's `render` is called. */
export interface BillingToggleAction {
  /** The id of the plan. */
  plan: string;
  /** The period that is shown. */
  period: BillingPeriod;
}

/** The English texts. */
export const billingToggleTexts = {
  /** The name of the radio group. */
  period: 'Billing period',
  /** The option of a price per month. */
  monthly: 'Monthly',
  /** The option of a price per year. */
  yearly: 'Yearly',
  /** Beside the yearly option (SPEC §9). `{percent}` is the discount of all plans, with its sign. */
  saving: 'Save {percent}',
  /** The same where the plans have different discounts. `{percent}` is the largest. */
  savingUpTo: 'Save up to {percent}',
  /** On the popular plan. */
  popular: 'Most popular',
  /** On the plan that was picked. */
  chosen: 'Your choice',
  /** Replaces a price that is on request. */
  custom: 'Custom',
  /** Below a price that is billed each month. */
  billedMonthly: 'billed monthly',
  /** `{total}` is the amount billed once a year. A plan may have its own. */
  billedAnnually: 'billed annually, {total} per year',
  /** Read before a struck-through price. */
  insteadOf: 'Instead of',
  /** Read before a feature that a plan includes. */
  included: 'Included',
  /** Read before a feature that a plan does not include. */
  excluded: 'Not included',
};

/** Every text that is not part of a plan. */
export type BillingToggleTexts = typeof billingToggleTexts;

/** The props of `BillingToggle`. */
export interface BillingToggleProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'title'> {
  /** The plans, in their order. */
  plans: readonly BillingTogglePlan[];
  /** The heading over the plans, beside the radio group. */
  title?: string | undefined;
  /**
   * The old name of `title`.
   * @deprecated Write `title`.
   */
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
  /** Called with the id of a plan whose button was pressed, with the period and the event, which may be prevented. */
  onPlanChoose?:
    | ((plan: string, details: { period: BillingPeriod; event: MouseEvent<HTMLElement> }) => void)
    | undefined;
  /** Called with `monthly` or `yearly` on every state change after the first render. */
  onStateChange?: ((state: State<typeof billingToggleMachine>) => void) | undefined;
  /** The monthly price when billed annually, as a fraction of the monthly price. Default: 0.8 (SPEC §9). */
  yearlyFactor?: number | undefined;
  /** Whether a lower yearly price stands beside the monthly one, which is struck through. Default: false. */
  strikethrough?: boolean | undefined;
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
  title = heading,
  headingLevel = 2,
  value,
  defaultValue = 'monthly',
  onValueChange,
  plan,
  onPlanChoose,
  onStateChange,
  yearlyFactor = YEARLY_FACTOR,
  strikethrough = false,
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
  if (process.env.NODE_ENV !== 'production') {
    checkFormats('billing-toggle', locale, currency);
    if (heading !== undefined) warnOldName('BillingToggle', 'heading', 'title');
  }
  const amounts = amountsIn(locale, currency, yearlyFactor);
  const { percent, isSame } = amounts.saving(plans);
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
        {title && (
          <Heading className={styles.heading} data-part="title">
            {title}
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
              note: percent && fillText(isSame ? texts.saving : texts.savingUpTo, { percent }),
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
            isStruckThrough={strikethrough}
            onChoose={(period, event) => {
              send({ type: 'plan.choose', plan: plan.id }, event);
              onPlanChoose?.(plan.id, { period, event });
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
  isStruckThrough: boolean;
  onChoose: (period: BillingPeriod, event: MouseEvent<HTMLElement>) => void;
}

function PricedPlan({ plan, shown, texts, amounts, headingLevel, chosen, isStruckThrough, onChoose }: PricedPlanProps) {
  const { id, name, note, description, monthly, popular, features, cta } = plan;
  const billed = (period: BillingPeriod) =>
    period === 'monthly'
      ? texts.billedMonthly
      : fillText(plan.billedAnnually ?? texts.billedAnnually, { total: amounts.total(plan) });
  const full = isStruckThrough && { of: amounts.price(plan, 'monthly'), label: texts.insteadOf };
  return (
    <PlanCard
      name={name}
      headingLevel={headingLevel}
      popular={popular ? texts.popular : undefined}
      chosen={chosen ? texts.chosen : undefined}
      features={features}
      labels={texts}
      prices={shown.map((period) => (
        <PlanPrice
          key={period}
          className={styles.priced[period]}
          price={monthly === null ? texts.custom : amounts.price(plan, period)}
          instead={period === 'yearly' && amounts.isCheaper(plan) && full}
          notes={monthly ? [note, billed(period)] : [note]}
        />
      ))}
      about={
        description && (
          <p className={styles.description} data-part="description">
            {description}
          </p>
        )
      }
      actions={shown.map((period) => (
        <PlanButton
          key={period}
          action={cta.href ? { ...cta, href: fillText(cta.href, { plan: encodeURIComponent(id), period }) } : cta}
          state={{ plan: id, period }}
          variant={popular ? 'primary' : 'secondary'}
          className={classNames(styles.action, styles.priced[period])}
          onClick={(event: MouseEvent<HTMLElement>) => onChoose(period, event)}
        />
      ))}
    />
  );
}

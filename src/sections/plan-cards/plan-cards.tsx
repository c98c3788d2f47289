import type { ComponentProps, ReactNode } from 'react';
import { type PlanAction, PlanButton, PlanCard, type PlanFeature, PlanList, PlanPrice } from '../../elements/plan';
import { keysOf } from '../../theme/keys';
import { ProvidedText } from '../../theme/provided-texts';
import * as styles from './plan-cards.css';
import { type PlanCardsTexts, planCardsTexts } from './plan-cards.texts';

/** A plan with one price. */
export interface PlanCardsItem {
  /** The name of the plan, its heading. */
  name: string;
  /** For display: "$398", "Custom". */
  price: string;
  /** The price that it replaces, struck through: "$498". */
  fullPrice?: string | undefined;
  /** The unit of the price: "per month billed annually". */
  period: string;
  /** The included volume: "500 incoming call minutes per month". */
  minutes?: string | undefined;
  /** Who it suits. */
  description?: string | undefined;
  /** A text, or a text with a sign of whether the plan includes it. */
  features: readonly PlanFeature[];
  /** The label and the address of the plan's button; or `render`, an element that gets its props, such as a button. */
  cta: PlanAction;
  /** A sentence below the button. */
  note?: ReactNode;
  /** At most one plan; its button is the primary one. */
  popular?: boolean | undefined;
}

/** The props of `PlanCards`. */
export interface PlanCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The plans, in their order. */
  plans: readonly PlanCardsItem[];
  /** The label of the popular plan. Default: `popular` of the texts, "Most popular". */
  popularLabel?: string | undefined;
  /** Read before a struck-through price. Default: `insteadOf` of the texts, "Instead of". */
  fullPriceLabel?: string | undefined;
  /** Read before a feature that a plan includes. Default: `included` of the texts, "Included". */
  includedLabel?: string | undefined;
  /** Read before a feature that a plan does not include. Default: `excluded` of the texts, "Not included". */
  excludedLabel?: string | undefined;
  /** The rank of the names. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const word = (name: keyof PlanCardsTexts, own: string | undefined) =>
  own ?? (
    <ProvidedText of="plan-cards" name={name}>
      {planCardsTexts[name]}
    </ProvidedText>
  );

/** Plans side by side, each with one price. For monthly and yearly prices, use `BillingToggle`. */
export function PlanCards({
  plans,
  popularLabel,
  fullPriceLabel,
  includedLabel,
  excludedLabel,
  headingLevel = 3,
  ...root
}: PlanCardsProps) {
  const keys = keysOf(plans.map(({ name }) => name));
  return (
    <PlanList data-scope="plan-cards" data-part="root" {...root}>
      {plans.map(({ name, price, fullPrice, period, minutes, description, features, cta, note, popular }, at) => (
        <PlanCard
          key={keys[at]}
          name={name}
          headingLevel={headingLevel}
          popular={popular && word('popular', popularLabel)}
          prices={
            <PlanPrice
              price={price}
              instead={fullPrice && { of: fullPrice, label: word('insteadOf', fullPriceLabel) }}
              notes={[period]}
            />
          }
          about={
            <>
              {minutes && (
                <p data-part="minutes" className={styles.minutes}>
                  {minutes}
                </p>
              )}
              {description && (
                <p data-part="description" className={styles.description}>
                  {description}
                </p>
              )}
            </>
          }
          features={features}
          labels={{ included: word('included', includedLabel), excluded: word('excluded', excludedLabel) }}
          actions={
            <>
              <PlanButton
                action={cta}
                state={{}}
                variant={popular ? 'primary' : 'secondary'}
                className={styles.action}
              />
              {note && (
                <p data-part="note" className={styles.note}>
                  {note}
                </p>
              )}
            </>
          }
        />
      ))}
    </PlanList>
  );
}

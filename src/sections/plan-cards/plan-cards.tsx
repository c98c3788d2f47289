import type { ComponentProps } from 'react';
import { ButtonLink } from '../../elements/button';
import { PlanCard, PlanList, PlanPrice } from '../../elements/plan';
import * as styles from './plan-cards.css';

/** A plan with one price. */
export interface PlanCardsItem {
  name: string;
  /** For display: "$398", "Custom". */
  price: string;
  /** The unit of the price: "per month billed annually". */
  period: string;
  /** The included volume: "500 incoming call minutes per month". */
  minutes?: string | undefined;
  /** Who it suits. */
  description?: string | undefined;
  features: readonly string[];
  cta: { label: string; href: string };
  /** A sentence below the button. */
  note?: string | undefined;
  /** At most one plan; its button is the primary one. */
  popular?: boolean | undefined;
}

export interface PlanCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  plans: readonly PlanCardsItem[];
  /** The label of the popular plan. Default: "Most popular". */
  popularLabel?: string | undefined;
  /** The rank of the names. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Plans side by side, each with one price. For monthly and yearly prices, use `BillingToggle`. */
export function PlanCards({ plans, popularLabel = 'Most popular', headingLevel = 3, ...root }: PlanCardsProps) {
  return (
    <PlanList data-scope="plan-cards" data-part="root" {...root}>
      {plans.map(({ name, price, period, minutes, description, features, cta, note, popular }) => (
        <PlanCard
          key={name}
          name={name}
          headingLevel={headingLevel}
          popular={popular ? popularLabel : undefined}
          prices={
            <>
              <PlanPrice price={price} notes={[period]} />
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
          actions={
            <>
              <ButtonLink
                data-part="action"
                href={cta.href}
                variant={popular ? 'primary' : 'secondary'}
                className={styles.action}
              >
                {cta.label}
              </ButtonLink>
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

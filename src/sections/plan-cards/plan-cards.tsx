import type { ComponentProps } from 'react';
import { ButtonLink } from '../../elements/button';
import { PlanCard, PlanList, PlanPrice } from '../../elements/plan';
import * as styles from './plan-cards.css';

/** What is sold, at one price. */
export interface PlanCardContent {
  name: string;
  /** As it is read: "$398", "Custom". */
  price: string;
  /** What the price is for: "per month billed annually". */
  period: string;
  /** How much of it there is: "500 incoming call minutes per month". */
  minutes?: string;
  /** Whom it suits. */
  description?: string;
  features: readonly string[];
  cta: { label: string; href: string };
  /** A sentence below the button. */
  note?: string;
  /** One plan at most; its button is the primary one. */
  popular?: boolean;
}

export interface PlanCardsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  plans: readonly PlanCardContent[];
  /** What the popular plan is called. Default: "Most popular". */
  popularLabel?: string;
  /** The rank of the names. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Plans side by side, each with its one price. Prices by the month or the year: `BillingToggle`. */
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

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import * as styles from './plan.css';

/** A list of `PlanCard`s side by side. */
export function PlanList({ className, ...root }: Omit<ComponentProps<'ul'>, 'role'>) {
  return <ul role="list" data-part="plans" {...root} className={classNames(styles.plans, className)} />;
}

interface PlanCardProps {
  name: string;
  /** The rank of the name. */
  headingLevel: 2 | 3 | 4;
  /** The label of a popular plan; undefined if it is not popular. */
  popular?: string | undefined;
  /** The label of the picked plan; undefined if it is not picked. */
  chosen?: string | undefined;
  prices: ReactNode;
  features: readonly string[];
  actions: ReactNode;
}

/** A plan: its name, price, features and button are aligned with those of the row. */
export function PlanCard({ name, headingLevel, popular, chosen, prices, features, actions }: PlanCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      className={classNames(styles.plan, popular && styles.popular)}
      data-part="plan"
      data-state={chosen ? 'chosen' : 'offered'}
    >
      <div className={styles.name} data-part="plan-header">
        <Heading className={styles.title} data-part="plan-name">
          {name}
        </Heading>
        {popular && (
          <span className={styles.flag} data-part="popular">
            {popular}
          </span>
        )}
        {chosen && (
          <span className={styles.mark} data-part="chosen">
            {chosen}
          </span>
        )}
      </div>
      <div className={styles.prices} data-part="prices">
        {prices}
      </div>
      <ul role="list" className={styles.features} data-part="features">
        {features.map((feature) => (
          <li key={feature} className={styles.feature} data-part="feature">
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.actions} data-part="actions">
        {actions}
      </div>
    </li>
  );
}

/** A price and its unit. */
export function PlanPrice({
  price,
  notes,
  ...root
}: Omit<ComponentProps<'div'>, 'children'> & { price: string; notes: readonly string[] }) {
  return (
    <div data-part="price" {...root}>
      <div className={styles.price} data-part="amount">
        <bdi data-part="number">{price}</bdi>
      </div>
      {notes.map((note) => (
        <p key={note} className={styles.note} data-part="note">
          {note}
        </p>
      ))}
    </div>
  );
}

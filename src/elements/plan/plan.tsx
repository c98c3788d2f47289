import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../../theme/class-names';
import { keysOf } from '../../theme/keys';
import { TextRun } from '../../theme/text-run';
import { ButtonLink, type ButtonLinkProps } from '../button';
import * as styles from './plan.css';

/** A feature of a plan: words, or words with a sign of whether the plan includes it. */
export type PlanFeature = string | { label: string; included: boolean };

/** The button of a plan: a link, or an element of the product's, which gets the props of the link and its look. */
export type PlanAction<State = object> = { label: string } & (
  | { href: string; render?: undefined }
  | { href?: string | undefined; render: ReactElement | ((props: ComponentProps<'a'>, state: State) => ReactNode) }
);

/** What a plan says beside its own words. */
interface PlanLabels {
  /** Before a feature that is included, for screen readers. */
  included: ReactNode;
  /** Before a feature that is not included, for screen readers. */
  excluded: ReactNode;
}

/** A list of `PlanCard`s side by side. */
export function PlanList({ className, ...root }: Omit<ComponentProps<'ul'>, 'role'>) {
  return <ul role="list" data-part="plans" {...root} className={classNames(styles.plans, className)} />;
}

interface PlanCardProps {
  name: string;
  /** The rank of the name. */
  headingLevel: 2 | 3 | 4;
  /** The label of a popular plan; undefined if it is not popular. */
  popular?: ReactNode;
  /** The label of the picked plan; undefined if it is not picked. */
  chosen?: ReactNode;
  prices: ReactNode;
  /** What it includes, or who it suits; begins at the same height in all plans of a row. */
  about?: ReactNode;
  features: readonly PlanFeature[];
  labels: PlanLabels;
  actions: ReactNode;
}

/** A plan: its name, price, description, features and button are aligned with those of the row. */
export function PlanCard({
  name,
  headingLevel,
  popular,
  chosen,
  prices,
  about,
  features,
  labels,
  actions,
}: PlanCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      className={classNames(styles.plan, popular ? styles.popular : undefined)}
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
        <div data-part="amounts">{prices}</div>
        <div data-part="about">{about}</div>
      </div>
      <ul role="list" className={styles.features} data-part="features">
        {features.map((feature, at) => {
          const { label, included } = typeof feature === 'string' ? { label: feature } : feature;
          const state = included === undefined ? undefined : included ? 'included' : 'excluded';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a feature's identity is its position
            <li key={at} className={styles.feature} data-part="feature" data-state={state}>
              {state && (
                <span className={styles.hidden} data-part="feature-note">
                  {labels[state]}:{' '}
                </span>
              )}
              <TextRun>{label}</TextRun>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions} data-part="actions">
        {actions}
      </div>
    </li>
  );
}

interface PlanPriceProps extends Omit<ComponentProps<'div'>, 'children'> {
  price: string;
  /** The price that it replaces, struck through, and the words before it for screen readers. */
  instead?: { of: string; label: ReactNode } | false | '' | undefined;
  notes: readonly string[];
}

/** Where both do not fit on a line, the currency stands on the next. */
const breakable = (price: string) => price.replaceAll('\u00a0', ' ');

/** A price and its unit. */
export function PlanPrice({ price, instead, notes, ...root }: PlanPriceProps) {
  const keys = keysOf(notes);
  return (
    <div data-part="price" {...root}>
      <div className={styles.price} data-part="amount">
        {instead && (
          <>
            <s className={styles.full} data-part="full-price">
              <span className={styles.hidden} data-part="price-note">
                {instead.label}{' '}
              </span>
              <bdi data-part="number">{breakable(instead.of)}</bdi>
            </s>{' '}
          </>
        )}
        <bdi data-part="number">{breakable(price)}</bdi>
      </div>
      {notes.map((note, at) => (
        <p key={keys[at]} className={styles.note} data-part="note">
          {note}
        </p>
      ))}
    </div>
  );
}

type PlanButtonProps<State> = Omit<ButtonLinkProps, 'href' | 'render' | 'children'> & {
  action: PlanAction<State>;
  state: State;
};

/** The button of a plan. */
export function PlanButton<State>({ action: { label, href = '', render }, state, ...button }: PlanButtonProps<State>) {
  const rendered = typeof render === 'function' ? (props: ComponentProps<'a'>) => render(props, state) : render;
  const to = rendered ? { href: href || undefined, render: rendered } : { href };
  return (
    <ButtonLink data-part="action" {...button} {...to}>
      {label}
    </ButtonLink>
  );
}

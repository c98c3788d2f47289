/** The English texts. */
export const planCardsTexts = {
  /** On the popular plan. */
  popular: 'Most popular',
  /** Read before a struck-through price. */
  insteadOf: 'Instead of',
  /** Read before a feature that a plan includes. */
  included: 'Included',
  /** Read before a feature that a plan does not include. */
  excluded: 'Not included',
};

/** Every text that is not part of a plan. */
export type PlanCardsTexts = typeof planCardsTexts;

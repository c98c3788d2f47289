/** Every text that is not part of a plan. */
export interface PlanCardsTexts {
  /** On the popular plan. */
  popular: string;
  /** Read before a struck-through price. */
  insteadOf: string;
  /** Read before a feature that a plan includes. */
  included: string;
  /** Read before a feature that a plan does not include. */
  excluded: string;
}

/** The English texts. */
export const planCardsTexts: PlanCardsTexts = {
  popular: 'Most popular',
  insteadOf: 'Instead of',
  included: 'Included',
  excluded: 'Not included',
};

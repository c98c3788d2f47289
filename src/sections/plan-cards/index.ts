export type { PlanAction, PlanFeature } from '../../elements/plan';
export { PlanCards, type PlanCardsItem, type PlanCardsProps } from './plan-cards';
export { type PlanCardsTexts, planCardsTexts } from './plan-cards.texts';

export { type PlanCardContent, PlanCards, type PlanCardsProps } from './plan-cards';

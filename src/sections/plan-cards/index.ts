export { PlanCards, type PlanCardsItem, type PlanCardsProps } from './plan-cards';

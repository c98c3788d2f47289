export { type PlanAction, PlanButton, PlanCard, type PlanFeature, PlanList, PlanPrice } from './plan';

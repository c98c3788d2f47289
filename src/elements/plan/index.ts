export { PlanCard, PlanList, PlanPrice } from './plan';

export {
  BillingToggle,
  type BillingToggleAction,
  type BillingTogglePlan,
  type BillingToggleProps,
  type BillingToggleTexts,
  billingToggleTexts,
} from './billing-toggle';
export type { BillingPeriod } from './billing-toggle.machine';

export {
  BillingToggle,
  type BillingToggleProps,
  type BillingToggleTexts,
  billingToggleTexts,
  type Plan,
} from './billing-toggle';
export type { BillingPeriod } from './billing-toggle.machine';

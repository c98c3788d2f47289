import { whenSeen } from '../when-seen';

// In a module of its own, and not in index.ts: whoever imports a part that waits loads it with the next page.
/** What a month of calls needs. */
export const PlanCalculator = whenSeen(() => import('./plan-calculator'));

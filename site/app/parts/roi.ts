import { whenSeen } from '../when-seen';

/** The formula of the article `ai-roi`, to be filled in; of this page alone, as in plan.ts. */
export const RoiCalculator = whenSeen(() => import('./roi-calculator'));

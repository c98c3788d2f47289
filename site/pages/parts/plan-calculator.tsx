import { Calculator } from '@halloway/ui';
import { planCalculator, planFor } from '../../content/plan-calculator';

const { title, groups, results, reset, incomplete } = planCalculator;

/** Calculates the plan for a month of calls. */
export default function PlanCalculator() {
  return (
    <Calculator aria-label={title} role="group" groups={groups} work={planFor} texts={{ results, reset, incomplete }} />
  );
}

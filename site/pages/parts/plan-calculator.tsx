import { Calculator, Link } from '@halloway/ui';
import { useLinkClickHandler } from 'react-router-dom';
import { choice, planCalculator, planFor } from '../../content/plan-calculator';
import { draftOf } from '../../forms/drafts';
import type { Handover } from '../../forms/handover';

const { title, groups, results, reset, incomplete, formula } = planCalculator;
const draft = draftOf('plan');

/** Calculates the plan for a month of calls and the worth of those missed, and leads to the contact form with the plan. */
export default function PlanCalculator() {
  return (
    <Calculator
      {...draft}
      aria-label={title}
      role="group"
      groups={groups}
      calculate={calculate}
      texts={{ results, reset, incomplete }}
    />
  );
}

const calculate = (figures: Readonly<Record<string, number>>) => {
  const [month, plan, worth] = planFor(figures);
  // In elements: a browser's translation replaces bare texts, and React could not change them.
  const choose = (
    <>
      <span>{plan.note}</span> {month.value !== '0' && <Choice plan={plan.value} minutes={month.value} />}
    </>
  );
  const how = (
    <>
      <span>{worth.note}</span> <Link href={formula.href}>{formula.label}</Link>
    </>
  );
  return [month, { ...plan, note: choose }, { ...worth, note: how }];
};

/** A link that takes the minutes along. */
function Choice({ plan, minutes }: { plan: 'Growth' | 'Enterprise'; minutes: string }) {
  const { href, label } = choice[plan];
  const state: Handover = { contact: { message: choice.message(minutes) } };
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { state });
  return (
    <Link href={href} onClick={follow}>
      {label(minutes)}
    </Link>
  );
}

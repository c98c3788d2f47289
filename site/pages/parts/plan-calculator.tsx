import { Calculator, Link } from '@halloway/ui';
import { useLinkClickHandler } from 'react-router-dom';
import { choice, planCalculator, planFor } from '../../content/plan-calculator';
import { draftOf } from '../../forms/drafts';
import type { Handover } from '../../forms/handover';

const { title, groups, results, reset, incomplete } = planCalculator;
const draft = draftOf('plan');

/** Calculates the plan for a month of calls, and leads to the contact form with it. */
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

const calculate: typeof planFor = (figures) => {
  const [month, room, plan] = planFor(figures);
  const note = (
    <>
      {/* In an element: a browser's translation replaces bare texts, and React could not change them. */}
      <span>{plan.note}</span> {month.value !== '0' && <Choice plan={plan.value} minutes={month.value} />}
    </>
  );
  return [month, room, { ...plan, note }];
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

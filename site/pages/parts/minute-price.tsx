import { Calculator } from '@halloway/ui';
import { minutePrice, priced } from '../../content/minute-price';
import { draftOf } from '../../forms/drafts';

const { groups, results, reset, incomplete } = minutePrice;
const draft = draftOf('minute');

/** What a minute costs, and what the missed calls are worth. */
export default function MinutePrice({ label }: { label: string }) {
  return (
    <Calculator
      {...draft}
      aria-label={label}
      role="group"
      groups={groups}
      calculate={priced}
      texts={{ results, reset, incomplete }}
    />
  );
}

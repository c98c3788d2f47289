import { Calculator } from '@halloway/ui';
import { minutePrice, priced } from '../../content/minute-price';

const { groups, results, reset, incomplete } = minutePrice;

/** What a minute costs, and what the missed calls are worth. */
export default function MinutePrice({ label }: { label: string }) {
  return (
    <Calculator
      aria-label={label}
      role="group"
      groups={groups}
      calculate={priced}
      texts={{ results, reset, incomplete }}
    />
  );
}

import { Calculator } from '@halloway/ui';
import { minutePrice, priced } from '../../content/minute-price';
import { pricing } from '../../content/pricing';

const { title } = pricing.minutePrice;
const { groups, results, reset, incomplete } = minutePrice;

/** What a minute costs, and what the missed calls are worth. */
export default function MinutePrice() {
  return (
    <Calculator
      aria-label={title}
      role="group"
      groups={groups}
      calculate={priced}
      texts={{ results, reset, incomplete }}
    />
  );
}

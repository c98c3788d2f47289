import { Calculator } from '@halloway/ui';
import { roi, roiResults } from '../../content/roi';

const { label, groups, results, incomplete } = roi;

/** The formula of the article `ai-roi`. */
export default function RoiCalculator() {
  return (
    <Calculator
      aria-label={label}
      role="group"
      groups={groups}
      calculate={roiResults}
      texts={{ results, incomplete }}
    />
  );
}

import { Calculator } from '@halloway/ui';
import { roi, roiResults } from '../../content/roi';
import { draftOf } from '../../forms/drafts';

const { label, groups, results, incomplete } = roi;
const draft = draftOf('roi');

/** The formula of the article `ai-roi`. */
export default function RoiCalculator() {
  return (
    <Calculator
      {...draft}
      aria-label={label}
      role="group"
      groups={groups}
      calculate={roiResults}
      texts={{ results, incomplete }}
    />
  );
}

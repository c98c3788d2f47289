import { type BillingPeriod, BillingToggle } from '@halloway/ui';
import { useState } from 'react';
import { plans } from './content';

const euros = { locale: 'de-DE', currency: 'EUR', yearlyFactor: 0.75 };

export function OwnPeriod() {
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const title = `Rooms, billed ${period}`;
  return <BillingToggle title={title} plans={plans} value={period} onValueChange={setPeriod} {...euros} />;
}

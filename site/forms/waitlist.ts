import type { Submit, WaitlistEntry } from '@halloway/ui';

/** SPEC §4: how long a submission takes that goes nowhere, in ms (R40). */
export const SIMULATED_SUBMISSION = 1_000;

/** Takes a second, asks nobody, and is done (R40). Stops when the visitor leaves. */
export const simulateWaitlist: Submit<WaitlistEntry> = (_entry, { signal }) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SIMULATED_SUBMISSION);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

import type { SubmitHandler, WaitlistEntry } from '@halloway/ui';

/** SPEC §4: how long the simulated submission takes, in ms (R40). */
const SIMULATED_SUBMISSION = 1_000;

/** Resolves after a second without a request (R40). Rejects on abort, when the visitor leaves. */
export const simulateWaitlist: SubmitHandler<WaitlistEntry> = (_entry, { signal }) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SIMULATED_SUBMISSION);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

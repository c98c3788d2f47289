import * as React from 'react';
import { settle } from './settle';

/** What React's development build asks of whoever changes its components in a test. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

/** Does something, and waits until React has drawn what came of it. */
export async function acting(action: () => void): Promise<void> {
  const { act } = React;
  if (typeof act !== 'function') {
    // A production build draws by itself, in its own time.
    action();
    await new Promise((resolve) => setTimeout(resolve));
    return;
  }
  const before = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => {
      action();
      await settle();
    });
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = before;
  }
}

import * as React from 'react';
import { settle } from './settle';

/** The global that React's development build checks when a test changes components. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

/** Runs a function and waits until React has rendered the result. */
export async function actAsync(action: () => void): Promise<void> {
  const { act } = React;
  if (typeof act !== 'function') {
    // A production build has no `act`: waits for its own rendering.
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

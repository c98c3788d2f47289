/** For tests only: a backend whose answers the test gives at any time. */
import { fromPromise } from 'xstate';

export function fakeBackend<Input>() {
  const received: { input: Input; signal: AbortSignal }[] = [];
  let resolve = () => {};
  let reject = (_reason: unknown) => {};
  /** Lets pending promises settle. */
  const heard = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return {
    received,
    logic: fromPromise<void, Input>(({ input, signal }) => {
      received.push({ input, signal });
      return new Promise((...answer) => {
        [resolve, reject] = answer;
      });
    }),
    succeed: () => {
      resolve();
      return heard();
    },
    fail: (reason: unknown = new Error('500')) => {
      reject(reason);
      return heard();
    },
  };
}

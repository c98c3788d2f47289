import { fromPromise, type PromiseActorLogic } from 'xstate';

/** When a call ends. */
export interface After {
  /** In ms after the call. Default: 0. */
  after?: number;
  /** What measures them. Default: the browser's timers. */
  clock?: { setTimeout: (run: () => void, ms: number) => unknown; clearTimeout: (id: never) => void } | undefined;
}

/** Ends a call in a way, after a time; a call that was given up ends no more. */
function ending(end: (resolve: (output: unknown) => void, reject: (error: unknown) => void) => void, when: After) {
  const { after = 0, clock } = when;
  return fromPromise<unknown, unknown>(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        const answer = () => end(resolve, reject);
        if (after === 0) return answer();
        const timers = clock ?? globalThis;
        const id = timers.setTimeout(answer, after);
        signal.addEventListener('abort', () => timers.clearTimeout(id as never));
      }),
  );
}

/**
 * For `<BehaviourProvider actors={{ 'contact-form': { submit: answers() } }}>`: what the machine calls succeeds, with an output
 * where it has one. Experimental until 1.0.
 */
export const answers = (output?: unknown, when: After = {}): PromiseActorLogic<unknown, unknown> =>
  ending((resolve) => resolve(output), when);

/** What the machine calls fails; a `SubmissionRefused` is a server that says no. Experimental until 1.0. */
export const fails = (
  error: unknown = new Error('It fails, as the test asks.'),
  when: After = {},
): PromiseActorLogic<unknown, unknown> => ending((_, reject) => reject(error), when);

/** What the machine calls never answers. Experimental until 1.0. */
export const hangs = (): PromiseActorLogic<unknown, unknown> => ending(() => {}, {});

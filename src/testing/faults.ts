import { type ActorOptions, type AnyActorLogic, fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * When an invoked actor ends.
 * @experimental
 */
export interface After {
  /** Delay in ms. Default: 0. */
  after?: number;
  /** The clock of the delay. Default: the browser's timers. */
  clock?: ActorOptions<AnyActorLogic>['clock'];
}

/** Settles a call after a delay, unless it was aborted. */
function ending(end: (resolve: (output: unknown) => void, reject: (error: unknown) => void) => void, when: After) {
  const { after = 0, clock } = when;
  return fromPromise<unknown, unknown>(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        const answer = () => end(resolve, reject);
        if (after === 0) return answer();
        const timers = clock ?? globalThis;
        const id = timers.setTimeout(answer, after);
        signal.addEventListener('abort', () => timers.clearTimeout(id));
      }),
  );
}

/**
 * For `<BehaviourProvider actors={{ 'contact-form': { submit: answers() } }}>`: the invoked actor succeeds, with an output if
 * it has one. Experimental until 1.0.
 * @experimental
 */
export const answers = (output?: unknown, when: After = {}): PromiseActorLogic<unknown, unknown> =>
  ending((resolve) => resolve(output), when);

/**
 * The invoked actor fails; with a `SubmissionRefused` it is a server that refuses. Experimental until 1.0.
 * @experimental
 */
export const fails = (
  error: unknown = new Error('The test made this call fail.'),
  when: After = {},
): PromiseActorLogic<unknown, unknown> => ending((_, reject) => reject(error), when);

/**
 * The invoked actor never ends. Experimental until 1.0.
 * @experimental
 */
export const hangs = (): PromiseActorLogic<unknown, unknown> => ending(() => {}, {});

/** Why a value changes: the second argument of `onValueChange`, `onOpenChange` and their like. */
export interface ChangeDetails<Reason extends string = string> {
  /** Why the value changes. */
  reason: Reason;
  /** The DOM event that causes the change; undefined if there is none: a delay, a method, changed props. */
  event: Event | undefined;
  /** Vetoes the change, also of an uncontrolled component. Call it before the callback returns. */
  cancel: () => void;
  /** Whether `cancel` was called. */
  readonly isCanceled: boolean;
}

export function createChangeDetails<Reason extends string>(
  reason: Reason,
  event: Event | undefined,
): ChangeDetails<Reason> {
  let isCanceled = false;
  return {
    reason,
    event,
    cancel: () => {
      isCanceled = true;
    },
    get isCanceled() {
      return isCanceled;
    },
  };
}

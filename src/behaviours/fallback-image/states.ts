/** The states of a fallback image, for its machine, and for a cover, which follows them without XState until it has failed. */
export const states = {
  loading: { on: { load: 'shown', fail: 'fallback' } },
  shown: { on: { fail: 'fallback', 'src.change': 'loading' } },
  fallback: { on: { fail: 'empty', 'src.change': 'loading' } },
  empty: { on: { 'src.change': 'loading', 'fallback.change': 'fallback' } },
} as const;

type State = keyof typeof states;
type Event = 'load' | 'fail' | 'src.change' | 'fallback.change';

/** The state after an event. */
export const next = (state: State, event: Event): State =>
  (states[state].on as Partial<Record<Event, State>>)[event] ?? state;

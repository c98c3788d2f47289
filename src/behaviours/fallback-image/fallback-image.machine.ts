import { setup } from 'xstate';

/**
 * A picture that may not arrive, and what stands in for it (SPEC §8; R78, D27).
 *
 * | state    | load  | fail     | src.change | fallback.change |
 * | -------- | ----- | -------- | ---------- | --------------- |
 * | loading  | shown | fallback |            |                 |
 * | shown    |       | fallback | loading    |                 |
 * | fallback |       | empty    | loading    |                 |
 * | empty    |       |          | loading    | fallback        |
 *
 * Each stand-in is tried once: when it fails too, the frame stays and nothing more is asked of the network. A picture that
 * is shown can still fail, when the browser picks another size of it.
 */
export const fallbackImageMachine = setup({
  types: { events: {} as { type: 'load' | 'fail' | 'src.change' | 'fallback.change' } },
}).createMachine({
  id: 'fallback-image',
  initial: 'loading',
  states: {
    loading: { on: { load: 'shown', fail: 'fallback' } },
    shown: { on: { fail: 'fallback', 'src.change': 'loading' } },
    fallback: { on: { fail: 'empty', 'src.change': 'loading' } },
    empty: { on: { 'src.change': 'loading', 'fallback.change': 'fallback' } },
  },
});

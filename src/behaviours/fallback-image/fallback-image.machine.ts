import { setup } from 'xstate';
import { states } from './states';

/**
 * An image with a fallback (SPEC §8; R78, D27).
 *
 * | state    | load  | fail     | src.change | fallback.change |
 * | -------- | ----- | -------- | ---------- | --------------- |
 * | loading  | shown | fallback |            |                 |
 * | shown    |       | fallback | loading    |                 |
 * | fallback |       | empty    | loading    |                 |
 * | empty    |       |          | loading    | fallback        |
 *
 * Each fallback is requested once: if it fails too, the frame stays empty. A shown image can still fail when the browser
 * selects another size of it.
 */
export const fallbackImageMachine = setup({
  types: { events: {} as { type: 'load' | 'fail' | 'src.change' | 'fallback.change' } },
}).createMachine({
  id: 'fallback-image',
  initial: 'loading',
  states,
});

import { assign, setup } from 'xstate';

/** SPEC §9: one phrase turns into the next in this many ms. */
export const PHRASE_MORPH = 1500;

/** SPEC §9: and then stands still for this many ms. */
export const PHRASE_PAUSE = 500;

/**
 * One phrase after another, until the reader stops it (SPEC §3; decision D20; WCAG 2.2.2).
 *
 * | state    | pause  | play    | appear  | disappear | motion.reduce | motion.allow | after stand | after morph | always            |
 * | -------- | ------ | ------- | ------- | --------- | ------------- | ------------ | ----------- | ----------- | ----------------- |
 * | resting  |        |         |         |           |               | =            |             |             | [canMove] showing |
 * | showing  | paused |         |         | unseen    | resting       |              | morphing    |             |                   |
 * | morphing | paused |         |         | unseen    | resting       |              |             | showing     |                   |
 * | paused   |        | showing |         |           | resting       |              |             |             |                   |
 * | unseen   | paused |         | showing |           | resting       |              |             |             |                   |
 *
 * `resting` shows every phrase and moves nothing. It is left at once where motion is allowed and there is more than one
 * phrase, so the input decides where the machine begins. `unseen` is off the screen or in a hidden tab. `index` is the
 * phrase shown; while morphing, the one that comes.
 */
export const heroPhrasesMachine = setup({
  types: {
    input: {} as { count: number; reducedMotion: boolean },
    context: {} as { index: number; count: number; motion: 'full' | 'reduced' },
    events: {} as { type: 'pause' | 'play' | 'appear' | 'disappear' | 'motion.reduce' | 'motion.allow' },
  },
  actions: {
    advance: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    reduce: assign({ motion: 'reduced' }),
    allow: assign({ motion: 'full' }),
  },
  guards: { canMove: ({ context }) => context.motion === 'full' && context.count > 1 },
  delays: { stand: PHRASE_PAUSE, morph: PHRASE_MORPH },
}).createMachine({
  id: 'hero-phrases',
  context: ({ input }) => ({ index: 0, count: input.count, motion: input.reducedMotion ? 'reduced' : 'full' }),
  initial: 'resting',
  states: {
    resting: {
      always: { guard: 'canMove', target: 'showing' },
      on: { 'motion.allow': { actions: 'allow' } },
    },
    showing: {
      after: { stand: { target: 'morphing', actions: 'advance' } },
      on: { pause: 'paused', disappear: 'unseen', 'motion.reduce': { target: 'resting', actions: 'reduce' } },
    },
    morphing: {
      after: { morph: 'showing' },
      on: { pause: 'paused', disappear: 'unseen', 'motion.reduce': { target: 'resting', actions: 'reduce' } },
    },
    paused: {
      on: { play: 'showing', 'motion.reduce': { target: 'resting', actions: 'reduce' } },
    },
    unseen: {
      on: { pause: 'paused', appear: 'showing', 'motion.reduce': { target: 'resting', actions: 'reduce' } },
    },
  },
});

import { assertEvent, assign, setup } from 'xstate';

/** SPEC §9: duration of a morph between two phrases, in ms. */
export const PHRASE_MORPH_MS = 1500;

/** SPEC §9: how long a phrase is shown, in ms. */
export const PHRASE_PAUSE_MS = 500;

/**
 * Rotates phrases until the reader pauses them (SPEC §3; decision D20; WCAG 2.2.2).
 *
 * | state    | pause  | play    | appear  | disappear | motion.reduce | motion.allow | phrases.change      | after stand | after morph | always            |
 * | -------- | ------ | ------- | ------- | --------- | ------------- | ------------ | ------------------- | ----------- | ----------- | ----------------- |
 * | resting  |        |         |         |           | =             | =            | =                   |             |             | [canMove] showing |
 * | showing  | paused |         |         | unseen    | resting       |              | [isOne] resting · = | morphing    |             |                   |
 * | morphing | paused |         |         | unseen    | resting       |              | [isOne] resting · = |             | showing     |                   |
 * | paused   |        | showing |         |           | resting       |              | [isOne] resting · = |             |             |                   |
 * | unseen   | paused |         | showing |           | resting       |              | [isOne] resting · = |             |             |                   |
 *
 * `resting` shows all phrases without motion. It is left at once if motion is allowed and there is more than one phrase.
 * `unseen` is outside the viewport, in a hidden tab, or while a player of the page plays. `index` is the shown phrase; while
 * morphing, the next one. If the phrases change, it stays, or becomes the last one.
 */
export const heroPhrasesMachine = setup({
  types: {
    input: {} as { count: number; reducedMotion: boolean },
    context: {} as { index: number; count: number; motion: 'full' | 'reduced' },
    events: {} as
      | { type: 'pause' | 'play' | 'appear' | 'disappear' | 'motion.reduce' | 'motion.allow' }
      | { type: 'phrases.change'; count: number },
  },
  actions: {
    advance: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    reduce: assign({ motion: 'reduced' }),
    allow: assign({ motion: 'full' }),
    recount: assign(({ context, event }) => {
      assertEvent(event, 'phrases.change');
      return { count: event.count, index: Math.max(0, Math.min(context.index, event.count - 1)) };
    }),
  },
  guards: {
    /** Guard: there are several phrases, and motion is not reduced. */
    canMove: ({ context }) => context.motion === 'full' && context.count > 1,
    /** Guard: fewer than two phrases are left. */
    isOne: ({ event }) => {
      assertEvent(event, 'phrases.change');
      return event.count < 2;
    },
  },
  delays: { stand: PHRASE_PAUSE_MS, morph: PHRASE_MORPH_MS },
}).createMachine({
  id: 'hero-phrases',
  context: ({ input }) => ({ index: 0, count: input.count, motion: input.reducedMotion ? 'reduced' : 'full' }),
  initial: 'resting',
  on: { 'phrases.change': [{ guard: 'isOne', target: '.resting', actions: 'recount' }, { actions: 'recount' }] },
  states: {
    resting: {
      always: { guard: 'canMove', target: 'showing' },
      on: {
        'motion.reduce': { actions: 'reduce' },
        'motion.allow': { actions: 'allow' },
        'phrases.change': { actions: 'recount' },
      },
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

import { assertEvent, assign, setup } from 'xstate';

/** SPEC §9: the fraction of a drag beyond an end that the slides follow. */
export const DRAG_ELASTIC = 0.35;
/** SPEC §9: the duration of the layout animation, 450 ms. */
export const LAYOUT_ANIMATION_MS = 450;
/** SPEC §9: the resize debounce, 250 ms, before the slides are realigned. */
export const RESIZE_DEBOUNCE_MS = 250;
/** The fraction of a slide to drag for the next one. */
const SNAP_RATIO = 0.2;

interface Context {
  /** The index of the shown slide, the first where several are. */
  index: number;
  /** How many slides can be that: all of them, but for those that are in view behind the first of the last ones. */
  count: number;
}

const within = (value: number, { count }: Pick<Context, 'count'>) =>
  Math.min(Math.max(value, 0), Math.max(count - 1, 0));

/** The position of slides dragged to `position`: follows the pointer between the ends, and part of the way beyond them. @internal */
export function elastic(position: number, count: number): number {
  const end = within(position, { count });
  return end + (position - end) * DRAG_ELASTIC;
}

/** The slide shown after a drag of `by` slides: a fifth of a slide turns it. */
function landing(context: Context, by: number) {
  const turned = Math.abs(by) < SNAP_RATIO ? 0 : Math.sign(by) * Math.max(1, Math.round(Math.abs(by)));
  return within(context.index + turned, context);
}

const turn = {
  previous: { guard: 'hasPrevious', target: 'settling', actions: 'back', reenter: true },
  next: { guard: 'hasNext', target: 'settling', actions: 'forward', reenter: true },
} as const;

const change = {
  set: { guard: 'isElsewhere', target: 'settling', actions: 'follow', reenter: true },
  'count.change': { target: 'resting', actions: ['recount', 'align'] },
} as const;

/**
 * Slides of which one is shown, or the first of several; they never advance automatically (decision D28).
 *
 * | state    | previous               | next               | drag     | drop     | scroll          | resize   | set                    | count.change | after layoutAnimation | after resizeDebounce |
 * | -------- | ---------------------- | ------------------ | -------- | -------- | --------------- | -------- | ---------------------- | ------------ | --------------------- | -------------------- |
 * | resting  | [hasPrevious] settling | [hasNext] settling | dragging |          | [isElsewhere] = | resizing | [isElsewhere] settling | resting      |                       |                      |
 * | dragging |                        |                    |          | settling |                 | resizing | [isElsewhere] settling | resting      |                       |                      |
 * | settling | [hasPrevious] settling | [hasNext] settling | dragging |          |                 | resizing | [isElsewhere] settling | resting      | resting               |                      |
 * | resizing | [hasPrevious] settling | [hasNext] settling |          |          |                 | resizing | [isElsewhere] =        | =            |                       | resting              |
 *
 * `scroll` is native scrolling, which the browser snaps to a slide: the machine only stores the index. Scroll positions are
 * ignored during a resize, which keeps the shown slide. `set` comes from the product. When the number of slides changes, the
 * shown slide stays, or the last one replaces it.
 */
export const carouselMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'previous' | 'next' | 'drag' | 'resize' }
      | { type: 'drop' /** Number of slides, positive towards the last one. */; by: number }
      | { type: 'scroll' | 'set' /** The index scrolled to or requested. */; index: number }
      | { type: 'count.change'; count: number },
    input: {} as { count: number /** The initial index. Default: 0. */; index?: number } | undefined,
  },
  actions: {
    back: assign({ index: ({ context }) => context.index - 1 }),
    forward: assign({ index: ({ context }) => context.index + 1 }),
    land: assign(({ context, event }) => {
      assertEvent(event, 'drop');
      return { index: landing(context, event.by) };
    }),
    follow: assign(({ context, event }) => {
      assertEvent(event, ['scroll', 'set']);
      return { index: within(event.index, context) };
    }),
    recount: assign(({ context, event }) => {
      assertEvent(event, 'count.change');
      return { count: event.count, index: within(context.index, event) };
    }),
    /** Provided by the view: animates to the slide. */
    settle: () => {},
    /** Provided by the view: aligns the slide at once. */
    align: () => {},
  },
  guards: {
    /** Guard: there is a slide before this one. */
    hasPrevious: ({ context }) => context.index > 0,
    /** Guard: there is a slide after this one. */
    hasNext: ({ context }) => context.index < context.count - 1,
    /** Guard: the slide is another than the current one. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, ['scroll', 'set']);
      return within(event.index, context) !== context.index;
    },
  },
  delays: { layoutAnimation: LAYOUT_ANIMATION_MS, resizeDebounce: RESIZE_DEBOUNCE_MS },
}).createMachine({
  id: 'carousel',
  context: ({ input: { count, index = 0 } = { count: 0 } }) => ({ index: within(index, { count }), count }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        ...turn,
        ...change,
        drag: 'dragging',
        scroll: { guard: 'isElsewhere', actions: 'follow' },
        resize: 'resizing',
      },
    },
    dragging: { on: { ...change, drop: { target: 'settling', actions: 'land' }, resize: 'resizing' } },
    settling: {
      entry: 'settle',
      on: { ...turn, ...change, drag: 'dragging', resize: 'resizing' },
      after: { layoutAnimation: 'resting' },
    },
    resizing: {
      on: {
        ...turn,
        resize: { target: 'resizing', reenter: true },
        set: { guard: 'isElsewhere', actions: 'follow' },
        'count.change': { actions: 'recount' },
      },
      after: { resizeDebounce: { target: 'resting', actions: 'align' } },
    },
  },
});

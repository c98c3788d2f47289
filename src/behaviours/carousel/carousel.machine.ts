import { assertEvent, assign, setup } from 'xstate';

/** SPEC §9: the fraction of a drag beyond an end that the slides follow. */
export const DRAG_ELASTIC = 0.35;
/** SPEC §9: the duration of the layout animation, 450 ms. */
export const LAYOUT_ANIMATION_MS = 450;
/** SPEC §9: the resize debounce, 250 ms, before the slides are realigned. */
export const RESIZE_DEBOUNCE_MS = 250;
/** The fraction of a slide to drag for the next one. */
const SNAP_RATIO = 0.2;

/** Which slide is shown, and of how many. */
export interface CarouselContext {
  /** The index of the shown slide, the first where several are. */
  index: number;
  /** How many slides can be that: all of them, but for those that are in view behind the first of the last ones. */
  count: number;
  /** Whether `previous` and `next` go on at the other end. */
  loop: boolean;
}

const within = (value: number, { count }: Pick<CarouselContext, 'count'>) =>
  Math.min(Math.max(value, 0), Math.max(count - 1, 0));

/** The slide nearest to an index of the product's, which may be none: 1.5, NaN. */
const nearest = (index: number, slides: Pick<CarouselContext, 'count'>) => within(Math.round(index) || 0, slides);

/** The position of slides dragged to `position`: follows the pointer between the ends, and part of the way beyond them. @internal */
export function elastic(position: number, count: number): number {
  const end = within(position, { count });
  return end + (position - end) * DRAG_ELASTIC;
}

/** The slide shown after a drag of `by` slides: a fifth of a slide turns it. */
function landing(context: CarouselContext, by: number) {
  const slides = Math.abs(by) < SNAP_RATIO ? 0 : Math.sign(by) * Math.max(1, Math.round(Math.abs(by)));
  return within(context.index + slides, context);
}

/** The slide `by` slides away; in a loop, on from the other end. */
const turned = ({ index, count, loop }: CarouselContext, by: number) => {
  const to = index + by;
  return loop && count > 0 ? (to + count) % count : within(to, { count });
};

const turn = {
  previous: { guard: 'hasPrevious', target: 'settling', actions: 'back', reenter: true },
  next: { guard: 'hasNext', target: 'settling', actions: 'forward', reenter: true },
  choose: { guard: 'isElsewhere', target: 'settling', actions: 'follow', reenter: true },
} as const;

const change = {
  set: { guard: 'isElsewhere', target: 'settling', actions: 'follow', reenter: true },
  'count.change': { target: 'resting', actions: ['recount', 'align'] },
} as const;

/**
 * Slides of which one is shown, or the first of several; they never advance automatically (decision D28).
 *
 * | state    | previous               | next               | choose                 | drag     | drop     | scroll          | resize   | set                    | count.change | loop.change | after layoutAnimation | after resizeDebounce |
 * | -------- | ---------------------- | ------------------ | ---------------------- | -------- | -------- | --------------- | -------- | ---------------------- | ------------ | ----------- | --------------------- | -------------------- |
 * | resting  | [hasPrevious] settling | [hasNext] settling | [isElsewhere] settling | dragging |          | [isElsewhere] = | resizing | [isElsewhere] settling | resting      | =           |                       |                      |
 * | dragging |                        |                    |                        |          | settling |                 | resizing | [isElsewhere] settling | resting      | =           |                       |                      |
 * | settling | [hasPrevious] settling | [hasNext] settling | [isElsewhere] settling | dragging |          |                 | resizing | [isElsewhere] settling | resting      | =           | resting               |                      |
 * | resizing | [hasPrevious] settling | [hasNext] settling | [isElsewhere] settling |          |          |                 | resizing | [isElsewhere] =        | =            | =           |                       | resting              |
 *
 * `scroll` is native scrolling, which the browser snaps to a slide: the machine only stores the index. Scroll positions are
 * ignored during a resize, which keeps the shown slide. `choose` is a slide that the reader picks; `set` comes from the product. With
 * `loop` there is always a next slide; a drag still ends at the last one. When the number of slides changes, the
 * shown slide stays, or the last one replaces it.
 */
export const carouselMachine = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as
      | { type: 'previous' | 'next' | 'drag' | 'resize' }
      | { type: 'drop' /** Number of slides, positive towards the last one. */; by: number }
      | { type: 'scroll' | 'choose' | 'set' /** The index scrolled to or requested. */; index: number }
      | { type: 'count.change'; count: number }
      | { type: 'loop.change'; loop: boolean },
    input: {} as { count: number /** The initial index. Default: 0. */; index?: number; loop?: boolean } | undefined,
  },
  actions: {
    back: assign({ index: ({ context }) => turned(context, -1) }),
    forward: assign({ index: ({ context }) => turned(context, 1) }),
    land: assign(({ context, event }) => {
      assertEvent(event, 'drop');
      return { index: landing(context, event.by) };
    }),
    follow: assign(({ context, event }) => {
      assertEvent(event, ['scroll', 'choose', 'set']);
      return { index: nearest(event.index, context) };
    }),
    recount: assign(({ context, event }) => {
      assertEvent(event, 'count.change');
      return { count: event.count, index: nearest(context.index, event) };
    }),
    allow: assign({ loop: ({ context, event }) => (event.type === 'loop.change' ? event.loop : context.loop) }),
    /** Provided by the view: animates to the slide. */
    settle: () => {},
    /** Provided by the view: aligns the slide at once. */
    align: () => {},
  },
  guards: {
    /** Guard: there is a slide before this one. */
    hasPrevious: ({ context }) => turned(context, -1) !== context.index,
    /** Guard: there is a slide after this one. */
    hasNext: ({ context }) => turned(context, 1) !== context.index,
    /** Guard: the slide is another than the current one. */
    isElsewhere: ({ context, event }) => {
      assertEvent(event, ['scroll', 'choose', 'set']);
      return nearest(event.index, context) !== context.index;
    },
  },
  delays: { layoutAnimation: LAYOUT_ANIMATION_MS, resizeDebounce: RESIZE_DEBOUNCE_MS },
}).createMachine({
  id: 'carousel',
  context: ({ input: { count, index = 0, loop = false } = { count: 0 } }) => ({
    // It may come later.
    index: count > 0 ? nearest(index, { count }) : index,
    count,
    loop,
  }),
  initial: 'resting',
  on: { 'loop.change': { actions: 'allow' } },
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

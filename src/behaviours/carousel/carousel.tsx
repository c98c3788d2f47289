'use client';
import {
  type ComponentProps,
  isValidElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
} from 'react';
import { classNames } from '../../theme/class-names';
import { fillText } from '../../theme/fill-text';
import {
  type Cause,
  type ChangeDetails,
  type SendTo,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { DRAG_THRESHOLD_PX, isPrimaryDown, isShortcut } from '../handlers';
import { type PartialTexts, useTexts } from '../texts';
import { useLatest } from '../use-latest';
import * as styles from './carousel.css';
import { carouselMachine, elastic, LAYOUT_ANIMATION_MS } from './carousel.machine';

/** The texts of the carousel. */
export interface CarouselTexts {
  previous: string;
  next: string;
  /** The name of the scrollable strip. */
  slides: string;
  /** The name of a slide: `{slide}`, from 1, of `{count}`. */
  position: string;
  /** The role description of the carousel. */
  carousel: string;
  /** The role description of a slide. */
  slide: string;
}

/** The English texts. */
export const carouselTexts: CarouselTexts = {
  previous: 'Previous slide',
  next: 'Next slide',
  slides: 'Slides',
  position: '{slide} of {count}',
  carousel: 'carousel',
  slide: 'slide',
};

/** Why another slide is shown: a button, an arrow key, a drag with the mouse, native scrolling, or that the slide was removed. */
export type CarouselChangeReason = 'trigger-press' | 'keyboard' | 'drag' | 'scroll' | 'missing' | 'none';

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label' | 'defaultValue'> {
  /** The carousel's name: "What customers say". */
  label: string;
  items: readonly ReactNode[];
  /** The index of the shown slide (controlled). A change that the product does not take is not shown. */
  value?: number | undefined;
  /** The initial index. Default: 0. */
  defaultValue?: number | undefined;
  /** Called with the index when the reader turns or scrolls to another slide. */
  onValueChange?: ((value: number, details: ChangeDetails<CarouselChangeReason>) => void) | undefined;
  /** Called with `resting`, `dragging`, `settling` or `resizing` on every state change after the first render. */
  onStateChange?: ((state: State<typeof carouselMachine>) => void) | undefined;
  /** Replaces any of `carouselTexts`. */
  texts?: PartialTexts<CarouselTexts> | undefined;
}

/** Slides, one at a time: a strip with native scroll snapping, plus buttons, arrow keys and dragging. */
export function Carousel({
  label,
  items,
  value,
  defaultValue = 0,
  onValueChange,
  onStateChange,
  texts: ownTexts,
  className,
  ...root
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; position: number } | null>(null);
  const count = items.length;
  const actor = useMachineActor(carouselMachine, {
    input: { count, index: value ?? defaultValue },
    propEvents: [[count, { type: 'count.change', count }]],
    actions: {
      settle: ({ context }) => strip(viewport, track).settle(context.index),
      align: ({ context }) => {
        grip.current = null;
        strip(viewport, track).place(context.index);
      },
    },
    onStateChange,
  });
  const { send } = actor;
  const state = useControlled(actor, {
    value,
    onChange: onValueChange,
    reasons: {
      previous: reasonOfTurn,
      next: reasonOfTurn,
      drop: 'drag',
      scroll: 'scroll',
      'count.change': 'missing',
    },
    select: ({ context }) => context.index,
    toEvent: (index) => ({ type: 'set', index }),
  });
  const latest = useLatest(state.context.index);
  useDomEvents(actor, {
    // The strip keeps the position that the reader had scrolled to before hydration; otherwise it scrolls to the initial slide.
    hydrateFromDom: (send) => {
      const slides = strip(viewport, track);
      const scrolled = Math.round(slides.position());
      if (scrolled > 0) send({ type: 'scroll', index: scrolled });
      else if (index > 0) slides.place(index);
    },
    subscribe: useCallback(
      (send: SendTo<typeof carouselMachine>) => {
        let width = window.innerWidth;
        // A phone that hides its address bar changes only the height, which moves no slide.
        const resize = () => {
          if (window.innerWidth === width) return;
          width = window.innerWidth;
          send({ type: 'resize' });
        };
        window.addEventListener('resize', resize);
        // A strip that is not displayed has no scroll position: it is placed once it is displayed (in a tab panel, a dialog).
        let isDisplayed = isWide(viewport);
        const observer =
          globalThis.ResizeObserver &&
          new ResizeObserver(() => {
            if (isWide(viewport) && !isDisplayed) strip(viewport, track).place(latest.current);
            isDisplayed = isWide(viewport);
          });
        if (viewport.current) observer?.observe(viewport.current);
        return () => {
          window.removeEventListener('resize', resize);
          observer?.disconnect();
        };
      },
      [latest],
    ),
  });
  const { index } = state.context;
  const texts = useTexts('carousel', carouselTexts, ownTexts);
  const position = (at: number) => fillText(texts.position, { slide: at + 1, count });
  const id = useId();
  const hydrated = useHydrated();

  /** The dragged distance, in slides towards the last one. */
  const dragged = (event: PointerEvent) => strip(viewport, track).slides((grip.current?.x ?? 0) - event.clientX);

  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!grip.current) return;
    if (!isPrimaryDown(event)) return release(event);
    const slides = strip(viewport, track);
    if (state.matches('dragging')) slides.place(elastic(grip.current.position + dragged(event), count));
    else if (Math.abs(event.clientX - grip.current.x) > DRAG_THRESHOLD_PX) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      grip.current = { x: event.clientX, position: slides.position() };
      slides.place(grip.current.position);
      send({ type: 'drag' });
    }
  };

  const release = (event: PointerEvent) => {
    if (state.matches('dragging')) send({ type: 'drop', by: dragged(event) }, event);
    // The product has canceled the change: the drag ends where it began.
    if (actor.getSnapshot().matches('dragging')) send({ type: 'drop', by: 0 });
    grip.current = null;
  };

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || isShortcut(event)) return;
    const forward = strip(viewport, track).isReversed() ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    send({ type: event.key === forward ? 'next' : 'previous' }, event);
  };

  return (
    <section
      {...root}
      className={classNames(styles.root, className)}
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-scope="carousel"
      data-part="root"
      data-state={state.value}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is no fieldset */}
      <div
        ref={viewport}
        id={id}
        role="group"
        aria-label={texts.slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable with the keyboard
        tabIndex={0}
        className={styles.viewport}
        data-part="viewport"
        data-state={state.value}
        onScroll={(event) => {
          const slides = strip(viewport, track);
          const scrolled = Math.round(slides.position());
          send({ type: 'scroll', index: scrolled }, event);
          // The product has canceled the change that the browser has shown already.
          const { context, value } = actor.getSnapshot();
          if (value === 'resting' && context.index !== scrolled) slides.place(context.index);
        }}
        onKeyDown={press}
        // Touch scrolls natively, with the platform's own overscroll.
        onPointerDown={(event) => {
          // In a field, a drag selects text.
          if (event.target instanceof Element && event.target.closest(FIELD)) return;
          if (event.pointerType !== 'touch' && event.button === 0) grip.current = { x: event.clientX, position: index };
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onDragStart={(event) => event.preventDefault()}
      >
        <div ref={track} className={styles.track} data-part="track">
          {items.map((item, at) => (
            // biome-ignore lint/a11y/useSemanticElements: the APG's slide is a group
            <div
              // Without a key of its own, a slide's identity is its position.
              key={(isValidElement(item) && item.key) || at}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={position(at)}
              className={styles.slide}
              data-part="slide"
              data-state={at === index ? 'shown' : 'aside'}
            >
              {item}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        // Invisible until hydration, but with its space reserved.
        <div className={styles.controls} data-part="controls">
          {hydrated && (
            <>
              <output className={styles.position} data-part="position">
                {position(index)}
              </output>
              <TurnButton
                part="previous"
                name={texts.previous}
                controls={id}
                ended={index === 0}
                onPress={(event) => send({ type: 'previous' }, event)}
              >
                M14 8H2M7 3L2 8l5 5
              </TurnButton>
              <TurnButton
                part="next"
                name={texts.next}
                controls={id}
                ended={index === count - 1}
                onPress={(event) => send({ type: 'next' }, event)}
              >
                M2 8h12M9 3l5 5-5 5
              </TurnButton>
            </>
          )}
        </div>
      )}
    </section>
  );
}

interface TurnButtonProps {
  part: 'previous' | 'next';
  name: string;
  controls: string;
  /** At the end: `aria-disabled`, so that the button keeps the focus. */
  ended: boolean;
  onPress: (event: Cause) => void;
  /** The arrow's path data. */
  children: string;
}

function TurnButton({ part, name, controls, ended, onPress, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-controls={controls}
      aria-disabled={ended}
      data-part={part}
      data-state={ended ? 'ended' : 'ready'}
      onClick={onPress}
    >
      <svg
        data-part="arrow"
        viewBox="0 0 16 16"
        width="16"
        height="16"
        aria-hidden="true"
        focusable="false"
        className={styles.arrow}
      >
        <path d={children} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}

const reasonOfTurn = (event: Event | undefined) => (event?.type === 'keydown' ? 'keyboard' : 'trigger-press');

type Box = { current: HTMLDivElement | null };

const FIELD = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether a box is displayed. */
const isWide = ({ current }: Box) => (current?.clientWidth ?? 0) > 0;

/** The geometry of the strip: positions in slides from the first one, in reading direction. */
function strip({ current: viewport }: Box, { current: track }: Box) {
  if (!viewport || !track) throw new Error('The carousel is not in the page. Its strip can be moved only once it is.');
  const width = viewport.clientWidth || 1;
  const isReversed = () => getComputedStyle(viewport).direction === 'rtl';
  const sign = isReversed() ? -1 : 1;
  const slides = (pixels: number) => (sign * pixels) / width;
  const edge = (box: HTMLElement) => box.getBoundingClientRect()[sign > 0 ? 'left' : 'right'];
  /** The visible position of the slides, including animations. */
  const position = () => slides(edge(viewport) - edge(track));

  const stop = () => {
    for (const animation of track.getAnimations?.() ?? []) animation.finish();
  };

  /** Scrolls within the range; beyond an end, translates. */
  const place = (to: number) => {
    stop();
    const last = Math.max(track.childElementCount - 1, 0);
    const scrolled = Math.min(Math.max(to, 0), last);
    viewport.scrollLeft = sign * scrolled * width;
    const pulled = (to - scrolled) * width;
    track.style.translate = pulled === 0 ? '' : `${-sign * pulled}px`;
  };

  /** Scrolls at once and animates from the previous position. */
  const settle = (to: number) => {
    const from = position();
    place(to);
    const way = sign * (position() - from) * width;
    if (way === 0 || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const animation = track.animate?.([{ translate: `${way}px` }, { translate: '0px' }], {
      duration: LAYOUT_ANIMATION_MS,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
    if (!animation) return;
    // WebKit snaps to the transformed position, and would scroll back during the animation.
    viewport.style.scrollSnapType = 'none';
    animation.onfinish = () => {
      // A quick press may have started another animation.
      if (track.getAnimations().length === 0) viewport.style.scrollSnapType = '';
    };
  };

  return { isReversed, slides, position, place, settle };
}

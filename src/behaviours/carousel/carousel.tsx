'use client';
import {
  type ComponentProps,
  isValidElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type UIEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { drawnScale } from '../../theme/drawn-scale';
import { fillText } from '../../theme/fill-text';
import { createPartContext } from '../../theme/part-context';
import { type NotePart, useNotedId, usePartId } from '../../theme/part-id';
import { idOf, type PartProps, renderPart, wordsOf } from '../../theme/render-part';
import {
  type ChangeCause,
  type ChangeDetails,
  type SendTo,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { checkIndex, checkStrip } from '../development';
import { composeEventHandlers, DRAG_THRESHOLD_PX, isPrimaryDown, isShortcut } from '../handlers';
import { type PartialTexts, useTexts } from '../texts';
import { useLatest } from '../use-latest';
import * as styles from './carousel.css';
import { carouselMachine, elastic, LAYOUT_ANIMATION_MS } from './carousel.machine';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** The English texts. */
export const carouselTexts = {
  /** The name of the button to the slide before. */
  previous: 'Previous slide',
  /** The name of the button to the slide after. */
  next: 'Next slide',
  /** The name of the scrollable strip. */
  slides: 'Slides',
  /** The name of a slide: `{slide}`, from 1, of `{count}`. */
  position: '{slide} of {count}',
  /** What is shown where CSS makes several fit: slides `{first}` to `{last}` of `{count}`. */
  positions: '{first} to {last} of {count}',
  /** The name of the picker. */
  picker: 'Choose a slide',
  /** The name of its button to `{slide}`, from 1, of `{count}`. */
  pick: 'Slide {slide} of {count}',
  /** The name of its button to a page, where CSS makes several fit: slides `{first}` to `{last}` of `{count}`. */
  pickSeveral: 'Slides {first} to {last} of {count}',
  /** The role description of the carousel. */
  carousel: 'carousel',
  /** The role description of a slide. */
  slide: 'slide',
};

/** The texts of the carousel. */
export type CarouselTexts = typeof carouselTexts;

/** Why another slide is shown: a button, a key on the strip, a drag with the mouse, native scrolling, or that the slide was removed. */
export type CarouselChangeReason = 'trigger-press' | 'keyboard' | 'drag' | 'scroll' | 'missing' | 'none';

/** The state of a carousel, for `render`, `className` and `style` of its parts. */
export interface CarouselState {
  /** The index of the shown slide, the first where several are. */
  value: number;
  /** How many slides there are. */
  count: number;
}

/** The state of a slide, for its `render`, `className` and `style`. */
export interface CarouselSlideState {
  /** The place of the slide, from 0. */
  index: number;
  /** Whether it is in view. */
  shown: boolean;
}

/** The state of a button that turns, for its `render`, `className` and `style`. */
export interface CarouselTurnState {
  /** Whether no slide follows in its direction. The button is `aria-disabled` then, and keeps the focus. */
  ended: boolean;
}

/** The state of a button of the picker, for its `render`, `className` and `style`. */
export interface CarouselPickerButtonState {
  /** The slide that it shows, the first one of a page, from 0. */
  index: number;
  /** Whether that slide or page is shown. */
  current: boolean;
}

/** The props of the carousel around its parts. Name it by `aria-label`: "What customers say". */
export interface CarouselRootProps extends Omit<PartProps<'section', CarouselState>, 'defaultValue'> {
  /** How many slides it has. */
  count: number;
  /** The index of the shown slide (controlled). A change that the product does not take is not shown. */
  value?: number | undefined;
  /** The initial index. Default: 0. */
  defaultValue?: number | undefined;
  /** Whether buttons and arrow keys go on at the other end. Default: false. */
  loop?: boolean | undefined;
  /** Called with the index when the reader turns or scrolls to another slide. */
  onValueChange?: ((value: number, details: ChangeDetails<CarouselChangeReason>) => void) | undefined;
  /** Called with `resting`, `dragging`, `settling` or `resizing` on every state change after the first render. */
  onStateChange?: ((state: State<typeof carouselMachine>) => void) | undefined;
  /** Replaces any of `carouselTexts`. */
  texts?: PartialTexts<CarouselTexts> | undefined;
}

interface Group {
  state: CarouselState;
  phase: State<typeof carouselMachine>;
  texts: CarouselTexts;
  /** How many slides are in view: what CSS makes fit, and one until that is measured. */
  inView: number;
  loop: boolean;
  /** The text of a position. */
  position: (index: number) => string;
  /** The id of the viewport; undefined without one. */
  id: string | undefined;
  ownId: string;
  noteViewport: NotePart;
  hydrated: boolean;
  viewport: Box;
  track: Box;
  turn: (to: 'previous' | 'next', event: ChangeCause) => void;
  choose: (index: number, event: ChangeCause) => void;
  scroll: (event: UIEvent) => void;
  press: (event: KeyboardEvent) => void;
  grab: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  release: (event: PointerEvent) => void;
}

const [GroupContext, useGroup] = createPartContext<Group>('CarouselParts', 'Root');

/** The carousel: a named region around its parts. */
export function CarouselRoot({
  count,
  value,
  defaultValue = 0,
  loop = false,
  onValueChange,
  onStateChange,
  texts: ownTexts,
  ...native
}: CarouselRootProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; position: number } | null>(null);
  /** How many slides fit, as measured last. The machine counts those that can be the first in view. */
  const fitting = useRef(1);
  const isDisplayed = useRef<boolean>(null);
  const actor = useMachineActor(carouselMachine, {
    input: { count, index: value ?? defaultValue, loop },
    propEvents: [
      [count, { type: 'count.change', count: firsts(count, fitting.current) }],
      [loop, { type: 'loop.change', loop }],
    ],
    actions: {
      settle: ({ context }) => strip(viewport, track)?.settle(context.index),
      align: ({ context }) => {
        grip.current = null;
        strip(viewport, track)?.place(context.index);
      },
    },
    onStateChange,
  });
  if (process.env.NODE_ENV !== 'production') checkIndex(actor.id, value, count);
  const { send, getSnapshot } = actor;
  const state = useControlled(actor, {
    value,
    onChange: onValueChange,
    reasons: {
      previous: reasonOfTurn,
      next: reasonOfTurn,
      choose: reasonOfTurn,
      drop: 'drag',
      scroll: 'scroll',
      'count.change': 'missing',
    },
    select: ({ context }) => context.index,
    toEvent: (index) => ({ type: 'set', index }),
  });
  const latest = useLatest(count);
  const ownId = useId();
  const [id, noteViewport] = usePartId(ownId);
  const isFound = useRef(false);
  useDomEvents(actor, {
    // biome-ignore lint/correctness/useExhaustiveDependencies: with another strip, again
    subscribe: useCallback(
      (send: SendTo<typeof carouselMachine>) => {
        // The strip keeps the position that the reader had scrolled to before hydration; otherwise it scrolls to the initial slide.
        // In a boundary of React it comes, or is hydrated, after the carousel.
        const found = isFound.current ? undefined : strip(viewport, track);
        if (found) {
          isFound.current = true;
          const scrolled = Math.round(found.position());
          const { index } = getSnapshot().context;
          if (scrolled > 0) send({ type: 'scroll', index: scrolled });
          else if (index > 0) found.place(index);
        }
        let width = window.innerWidth;
        // A phone that hides its address bar changes only the height, which moves no slide.
        const resize = () => {
          if (window.innerWidth === width) return;
          width = window.innerWidth;
          send({ type: 'resize' });
        };
        window.addEventListener('resize', resize);
        // A strip that is not displayed has no scroll position: it is placed once it is displayed (in a tab panel, a dialog).
        isDisplayed.current ??= isWide(viewport);
        const measure = () => {
          const slides = isWide(viewport) ? strip(viewport, track) : undefined;
          if (!isDisplayed.current) slides?.place(getSnapshot().context.index);
          isDisplayed.current = !!slides;
          const inView = slides?.inView() ?? fitting.current;
          if (inView === fitting.current) return;
          fitting.current = inView;
          send({ type: 'count.change', count: firsts(latest.current, fitting.current) });
        };
        measure();
        // On paper all slides are in view, and the strip has forgotten how far it was scrolled.
        const printed = () => {
          isDisplayed.current = false;
          measure();
        };
        window.addEventListener('afterprint', printed);
        const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
        for (const box of [viewport.current, track.current?.firstElementChild]) if (box) observer?.observe(box);
        return () => {
          window.removeEventListener('resize', resize);
          window.removeEventListener('afterprint', printed);
          observer?.disconnect();
          isDisplayed.current = false;
        };
      },
      [latest, getSnapshot, id],
    ),
  });
  const { index } = state.context;
  // React moves the rows of a list that is sorted, and a browser forgets how far an element that is moved was scrolled.
  useLayoutEffect(() => {
    if (index === 0 || !state.matches('resting') || viewport.current?.scrollLeft !== 0) return;
    // The product may have scrolled it there. The browser tells of that before the next frame, which then renders the first slide.
    const frame = requestAnimationFrame(() => strip(viewport, track)?.place(index));
    return () => cancelAnimationFrame(frame);
  });
  const texts = useTexts('carousel', carouselTexts, ownTexts);
  /** The dragged distance, in slides towards the last one. */
  const dragged = (event: PointerEvent) => strip(viewport, track)?.slides((grip.current?.x ?? 0) - event.clientX) ?? 0;

  const move = (event: PointerEvent) => {
    if (!grip.current) return;
    if (!isPrimaryDown(event)) return release(event);
    const slides = strip(viewport, track);
    if (!slides) return;
    if (state.matches('dragging')) slides.place(elastic(grip.current.position + dragged(event), state.context.count));
    else if (Math.abs(event.clientX - grip.current.x) > DRAG_THRESHOLD_PX) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      grip.current = { x: event.clientX, position: slides.position() };
      slides.place(grip.current.position);
      send({ type: 'drag' });
    }
  };

  const release = (event: PointerEvent) => {
    if (state.matches('dragging')) {
      swallowClick(event.currentTarget);
      // The browser has taken a pen to scroll, and does not say where it is.
      send({ type: 'drop', by: event.type === 'pointercancel' ? 0 : dragged(event) }, event);
    }
    // The product has canceled the change: the drag ends where it began.
    if (getSnapshot().matches('dragging')) send({ type: 'drop', by: 0 });
    grip.current = null;
  };

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || isShortcut(event)) return;
    const { key } = event;
    const forward = strip(viewport, track)?.isReversed() ? 'ArrowLeft' : 'ArrowRight';
    const isEnd = key === 'Home' || key === 'End';
    if (!isEnd && key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    if (isEnd) send({ type: 'choose', index: key === 'Home' ? 0 : count }, event);
    else send({ type: key === forward ? 'next' : 'previous' }, event);
  };

  const scroll = (event?: UIEvent) => {
    const slides = strip(viewport, track);
    if (!slides) return;
    const scrolled = Math.round(event ? slides.position() : slides.scrolled());
    send({ type: 'scroll', index: scrolled }, event);
    // The product has canceled the change that the browser has shown already.
    const { context, value } = getSnapshot();
    if (value === 'resting' && context.index !== scrolled) slides.place(context.index);
  };

  // While slides move, the machine follows no scrolling: the reader may have scrolled on, and be there already.
  const phase = useRef(state.value);
  useLayoutEffect(() => {
    if (phase.current === 'settling' && state.matches('resting') && isWide(viewport)) scroll();
    phase.current = state.value;
  });

  const grab = ({ target, currentTarget, pointerType, button, clientX }: PointerEvent) => {
    if ((target as Element).closest(DRAGGED) !== currentTarget) return;
    if (pointerType !== 'touch' && button === 0) grip.current = { x: clientX, position: index };
  };

  const group: Group = {
    state: { value: index, count },
    phase: state.value,
    texts,
    inView: Math.max(count - state.context.count + 1, 1),
    loop,
    position: (at) => fillText(texts.position, { slide: at + 1, count }),
    id,
    ownId,
    noteViewport,
    hydrated: useHydrated(),
    viewport,
    track,
    turn: (type, event) => {
      if (process.env.NODE_ENV !== 'production') checkStrip(track.current);
      send({ type }, event);
    },
    choose: (index, event) => send({ type: 'choose', index }, event),
    scroll,
    press,
    grab,
    move,
    release,
  };
  return (
    <GroupContext value={group}>
      {renderPart(
        'section',
        {
          className: styles.root,
          'aria-roledescription': texts.carousel,
          'data-scope': 'carousel',
          'data-part': 'root',
          'data-state': state.value,
        },
        native,
        group.state,
      )}
    </GroupContext>
  );
}

/** The click that ends a drag is no press of what is around it. */
function swallowClick(viewport: Element) {
  const stop = (event: Event) => event.stopPropagation();
  viewport.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => viewport.removeEventListener('click', stop, true));
}

/** The props of the window onto the slides. */
export type CarouselViewportProps = PartProps<'div', CarouselState>;

/** The window onto the slides, which scrolls natively: a group that the keyboard reaches. */
export function CarouselViewport({
  onScroll,
  onKeyDown,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  onDragStart,
  ...part
}: CarouselViewportProps) {
  const { state, phase, texts, ownId, noteViewport, viewport, scroll, press, grab, move, release } =
    useGroup('Viewport');
  const id = idOf(part, ownId);
  useNotedId(id, noteViewport);
  return renderPart(
    'div',
    {
      ref: viewport,
      id,
      role: 'group',
      'aria-label': texts.slides,
      // A scroll container must be reachable with the keyboard.
      tabIndex: 0,
      className: styles.viewport,
      'data-part': 'viewport',
      'data-state': phase,
      onScroll: composeEventHandlers(onScroll, scroll),
      onKeyDown: composeEventHandlers(onKeyDown, press),
      // Touch scrolls natively, with the platform's own overscroll.
      onPointerDown: composeEventHandlers(onPointerDown, grab),
      onPointerMove: composeEventHandlers(onPointerMove, move),
      onPointerUp: composeEventHandlers(onPointerUp, release),
      onPointerCancel: composeEventHandlers(onPointerCancel, release),
      onDragStart: composeEventHandlers(onDragStart, (event) => event.preventDefault()),
    },
    part,
    state,
  );
}

/** The props of the strip of slides. */
export type CarouselTrackProps = PartProps<'div', CarouselState>;

/** The strip of slides, which are its only children. */
export function CarouselTrack(part: CarouselTrackProps) {
  const { state, track } = useGroup('Track');
  return renderPart('div', { ref: track, className: styles.track, 'data-part': 'track' }, part, state);
}

/** The props of a slide. */
export interface CarouselSlideProps extends PartProps<'div', CarouselSlideState> {
  /** Its place among the slides, from 0. */
  index: number;
}

/** A slide: a group named by its position (APG, carousel). */
export function CarouselSlide({ index, ...part }: CarouselSlideProps) {
  const { state, inView, texts, position } = useGroup('Slide');
  const shown = index >= state.value && index < state.value + inView;
  return renderPart(
    'div',
    {
      role: 'group',
      'aria-roledescription': texts.slide,
      'aria-label': position(index),
      className: styles.slide,
      'data-part': 'slide',
      'data-state': shown ? 'shown' : 'aside',
    },
    part,
    { index, shown },
  );
}

/** The props of the row of position and buttons. */
export type CarouselControlsProps = PartProps<'div', CarouselState>;

/** The row of position and buttons: empty until hydration, with its space reserved, and absent if all slides are in view. */
export function CarouselControls(part: CarouselControlsProps) {
  const { state, inView, hydrated } = useGroup('Controls');
  if (state.count <= inView) return null;
  const own = { className: styles.controls, 'data-part': 'controls', children: hydrated && wordsOf(part) };
  return renderPart('div', own, part, state);
}

/** The props of the position. */
export type CarouselPositionProps = PartProps<'output', CarouselState>;

/** Which slide is shown: "2 of 3", or "1 to 3 of 6", announced when it changes. */
export function CarouselPosition(part: CarouselPositionProps) {
  const { state, inView, texts, position } = useGroup('Position');
  const { value, count } = state;
  const words =
    inView > 1 ? fillText(texts.positions, { first: value + 1, last: value + inView, count }) : position(value);
  const own = { className: styles.position, 'data-part': 'position', children: wordsOf(part) ?? words };
  return renderPart('output', own, part, state);
}

/** The props of the picker. */
export type CarouselPickerProps = PartProps<'div', CarouselState>;

/** A button for each slide, or for each page where CSS makes several fit: a group (APG, carousel). Absent if all slides are in view. */
export function CarouselPicker(part: CarouselPickerProps) {
  const { state, inView, texts, hydrated } = useGroup('Picker');
  if (state.count <= inView) return null;
  const pages = Array.from({ length: Math.ceil(state.count / inView) }, (_, page) =>
    Math.min(page * inView, state.count - inView),
  );
  return renderPart(
    'div',
    {
      role: 'group',
      'aria-label': texts.picker,
      className: styles.picker,
      'data-part': 'picker',
      children: hydrated && (wordsOf(part) ?? pages.map((index) => <CarouselPickerButton key={index} index={index} />)),
    },
    part,
    state,
  );
}

/** The props of a button of the picker. */
export interface CarouselPickerButtonProps extends PartProps<'button', CarouselPickerButtonState> {
  /** The slide that it shows, the first one of a page, from 0. */
  index: number;
}

/** A button of the picker: a dot, or its children. */
export function CarouselPickerButton({ index, onClick, ...part }: CarouselPickerButtonProps) {
  const { state, inView, texts, id, choose } = useGroup('PickerButton');
  const { value, count } = state;
  const last = Math.max(count - inView, 0);
  const first = Math.min(index, last);
  const current = value >= first && (first === last || value < Math.min(first + inView, last));
  const words = wordsOf(part);
  const name = inView > 1 ? texts.pickSeveral : texts.pick;
  return renderPart(
    'button',
    {
      type: 'button',
      'aria-label': words
        ? undefined
        : fillText(name, { slide: first + 1, first: first + 1, last: first + inView, count }),
      'aria-controls': id,
      'aria-current': current || undefined,
      'data-part': 'picker-button',
      'data-state': current ? 'current' : 'other',
      onClick: composeEventHandlers(onClick, (event) => choose(index, event)),
      ...(!words && { className: styles.dot }),
    },
    part,
    { index, current },
  );
}

/** The props of a button that turns to the previous or the next slide. */
export type CarouselTurnProps = PartProps<'button', CarouselTurnState>;

/** The button that turns to the previous slide: an arrow, or its children. */
export function CarouselPrevious(part: CarouselTurnProps) {
  return <TurnButton to="previous" arrow="M14 8H2M7 3L2 8l5 5" {...part} />;
}

/** The button that turns to the next slide: an arrow, or its children. */
export function CarouselNext(part: CarouselTurnProps) {
  return <TurnButton to="next" arrow="M2 8h12M9 3l5 5-5 5" {...part} />;
}

interface TurnButtonProps extends CarouselTurnProps {
  to: 'previous' | 'next';
  /** The arrow's path data. */
  arrow: string;
}

function TurnButton({ to, arrow, onClick, ...part }: TurnButtonProps) {
  const { state, inView, loop, texts, id, turn } = useGroup(to === 'next' ? 'Next' : 'Previous');
  const isLast = to === 'next' ? state.value + inView >= state.count : state.value === 0;
  const ended = isLast && !(loop && state.count > inView);
  const words = wordsOf(part);
  return renderPart(
    'button',
    {
      type: 'button',
      className: styles.button,
      'aria-label': words ? undefined : texts[to],
      'aria-controls': id,
      'aria-disabled': ended,
      'data-part': to,
      'data-state': ended ? 'ended' : 'ready',
      onClick: composeEventHandlers(onClick, (event) => turn(to, event)),
      children: words ?? (
        <svg
          data-part="arrow"
          viewBox="0 0 16 16"
          width="16"
          height="16"
          aria-hidden="true"
          focusable="false"
          className={styles.arrow}
        >
          <path d={arrow} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      ),
    },
    part,
    { ended },
  );
}

/** The props of `Carousel`. */
export interface CarouselProps
  extends Omit<CarouselRootProps, 'count' | 'children' | 'aria-label' | 'render' | 'className' | 'style'>,
    Pick<ComponentProps<'section'>, 'className' | 'style'> {
  /** The carousel's name: "What customers say". */
  label: string;
  /** The slides, in their order. */
  items: readonly ReactNode[];
}

/**
 * Slides, one at a time or as many as their CSS makes fit: a strip with native scroll snapping, plus buttons, arrow keys and
 * dragging. `CarouselParts` are its parts, for a structure of your own.
 */
export function Carousel({ label, items, ...root }: CarouselProps) {
  return (
    <CarouselRoot aria-label={label} count={items.length} {...root}>
      <CarouselViewport>
        <CarouselTrack>
          {items.map((item, at) => (
            // Without a key of its own, a slide's identity is its position.
            <CarouselSlide key={(isValidElement(item) && item.key) || at} index={at}>
              {item}
            </CarouselSlide>
          ))}
        </CarouselTrack>
      </CarouselViewport>
      <CarouselControls>
        <CarouselPosition />
        <CarouselPrevious />
        <CarouselNext />
      </CarouselControls>
    </CarouselRoot>
  );
}

/** The number of slides that can be the first in view. */
const firsts = (count: number, inView: number) => Math.min(count, Math.max(count - inView + 1, 1));

const reasonOfTurn = (event: Event | undefined) => (event?.type === 'keydown' ? 'keyboard' : 'trigger-press');

type Box = { current: HTMLDivElement | null };

/** What a drag is for: in a field it selects text, and a slider or a carousel in a slide has its own. */
const DRAGGED =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="slider"], [data-part="viewport"]';

/** Whether a box is displayed. */
const isWide = ({ current }: Box) => (current?.clientWidth ?? 0) > 0;

/**
 * The geometry of the strip: positions in slides from the first one, in reading direction. There is none while React's `Suspense`
 * or `Activity` hides the carousel, in which the browser may still report the end of a scroll, and a delay may end.
 */
function strip({ current: viewport }: Box, { current: track }: Box) {
  if (!viewport || !track) return undefined;
  const boxes = [...track.children] as HTMLElement[];
  const [one, last] = [boxes[0], boxes.at(-1)];
  const { clientWidth } = viewport;
  /** From the start of a slide to that of the next one: a slide is as wide as its CSS says. Whole pixels add up, so from them all. */
  const width = (one && last && Math.abs(last.offsetLeft - one.offsetLeft) / (boxes.length - 1)) || clientWidth || 1;
  const isReversed = () => getComputedStyle(viewport).direction === 'rtl';
  const sign = isReversed() ? -1 : 1;
  const scale = drawnScale(viewport);
  const slides = (pixels: number) => (sign * pixels) / (width * scale);
  const edge = (box: HTMLElement) => box.getBoundingClientRect()[sign > 0 ? 'left' : 'right'];
  /** The visible position of the slides, including animations. */
  const position = () => slides(edge(viewport) - edge(track));
  /** The position without animations. */
  const scrolled = () => (sign * viewport.scrollLeft) / width;

  /** How many whole slides fit. The last one needs no gap behind it, and pixels are rounded. */
  const inView = () => Math.max(1, Math.floor((clientWidth + width - (one?.offsetWidth || width) + 1) / width));

  const stop = () => {
    for (const animation of track.getAnimations?.() ?? []) animation.finish();
  };

  /** Scrolls within the range; beyond an end, translates. */
  const place = (to: number) => {
    stop();
    const last = Math.max(track.childElementCount - inView(), 0);
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

  return { isReversed, slides, inView, position, scrolled, place, settle };
}

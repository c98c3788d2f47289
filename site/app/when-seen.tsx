import { type ComponentType, createContext, memo, Suspense, use, useCallback, useEffect, useRef } from 'react';
import { isHere, once } from './once';

/** A kind of part whose code comes when it is wanted. */
interface Kind {
  /** Brings its code, and nothing to life. */
  fetch: () => Promise<unknown>;
  want: () => void;
  arrived: Promise<unknown>;
}

/** By their number, which stands in the HTML of each part. */
const kinds: Kind[] = [];

const bring = (wanted: readonly Kind[]) =>
  Promise.all(
    wanted.map(({ want, arrived }) => {
      want();
      return arrived;
    }),
  );

/** Loads them all, for the server, which writes whole pages. */
export const loadParts = () => bring(kinds);

/** The code of them all: what any page needs that did not come as HTML. */
export const fetchParts = () => kinds.map(({ fetch }) => fetch());

/** The parts that are alive, and what was pressed in those that are not. */
const alive = new WeakSet<Element>();
const pressed = new WeakMap<Element, HTMLElement>();

/**
 * Loads what is not alive and stays when the address changes, to another page or within this one: a new address is heard by
 * all that stays, and React waits for it.
 */
export const loadWhatStays = (isLeaving: boolean) =>
  bring(
    [...document.querySelectorAll<HTMLElement>('[data-lazy]')]
      .filter((part) => !alive.has(part) && !(isLeaving && part.closest('main')))
      .flatMap(({ dataset }) => kinds[Number(dataset.lazy)] ?? []),
  );

/**
 * How a page comes to be on the screen: it takes over the server's HTML, part by part; it is drawn, and shown when the code of
 * all its parts is here; or it is drawn out of sight, as much of it as is here, for whoever may want it next.
 */
export const Way = createContext<'takes over' | 'drawn' | 'out of sight'>('takes over');

/** The parts around an element that are not alive, the innermost first. */
function* lifelessAround(element: Element | null): Generator<HTMLElement> {
  for (let at = element?.closest<HTMLElement>('[data-lazy]'); at; at = at.parentElement?.closest('[data-lazy]'))
    if (!alive.has(at)) yield at;
}

/**
 * Begins to hear what is done to parts that are not alive: React keeps that from them. To be called when the page is, until
 * when the entry hears it (entry.ts).
 */
export function listenForParts() {
  const listen = (type: string, heard: (part: HTMLElement, event: Event) => void) =>
    document.addEventListener(
      type,
      (event) => {
        const parts = [...lifelessAround(event.target instanceof Element ? event.target : null)];
        for (const { dataset } of parts) kinds[Number(dataset.lazy)]?.want();
        if (parts[0]) heard(parts[0], event);
      },
      true,
    );
  listen('pointerover', () => {});
  listen('focusin', () => {});
  // What is pressed before it is alive is pressed again as soon as it is: a link without loading the page anew.
  listen('click', (part, event) => {
    const control = (event.target as Element).closest<HTMLElement>('a, button');
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!control || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    // React would hear of it, too, where the code has just arrived.
    event.stopPropagation();
    pressed.set(part, control);
    if (control instanceof HTMLAnchorElement)
      kinds[Number(part.dataset.lazy)]?.arrived.catch(() => location.assign(control.href));
  });
}

/** How far below the window a part may be when its code is asked for. */
const near = '400px';

/** A part of a page that works as plain HTML, and comes alive when a visitor is about to see it, or touches it. */
export const whenSeen = <Props extends object>(load: Load<Props>) =>
  lazily(load, (element, want) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
      { rootMargin: near },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

/**
 * The same, of a part that may be seen without being wanted: until it is touched, or the address asks for it. Its buttons that
 * wait for their code can be pressed as soon as the page is alive.
 */
export const whenWanted = <Props extends object>(load: Load<Props>, isAsked = () => false) =>
  lazily(load, (element, want, arrived) => {
    if (isAsked()) want();
    const waiting = alive.has(element) ? [] : element.querySelectorAll<HTMLButtonElement>('button:disabled');
    for (const button of waiting) button.disabled = false;
    arrived.catch(() => {
      for (const button of waiting) button.disabled = true;
    });
    return () => {};
  });

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Its code comes when it is wanted, and takes over what a visitor has done by then. One that does not arrive leaves the
 * HTML as it is.
 */
function lazily<Props extends object>(
  load: Load<Props>,
  watch: (element: Element, want: () => void, arrived: Promise<unknown>) => () => void,
) {
  const fetch = once(async () => (await load()).default);
  let want = () => {};
  const arrived = new Promise<void>((resolve) => {
    want = resolve;
  }).then(fetch);
  const orNever: typeof arrived = arrived.catch(() => new Promise<never>(() => {}));
  // As `once` does.
  arrived.then(
    (value) => Object.assign(orNever, { status: 'fulfilled', value }),
    () => {},
  );
  const number = kinds.push({ fetch, want: () => want(), arrived }) - 1;

  const Part = memo(function Part({ isHtml, onAlive, props }: { isHtml: boolean; onAlive: () => void; props: Props }) {
    const Component = use(isHtml ? orNever : fetch());
    useEffect(onAlive, [onAlive]);
    return <Component {...props} />;
  });

  // Not rendered again with what it had: React would give up HTML whose code is not here yet.
  const Lazy = memo(function Lazy(props: Props) {
    const way = use(Way);
    const isHtml = way === 'takes over';
    const place = useRef<HTMLDivElement>(null);
    const live = useCallback(() => {
      if (!place.current) return;
      alive.add(place.current);
      // After the render in which a part learns that it may be pressed.
      const control = pressed.get(place.current);
      queueMicrotask(() => control?.click());
    }, []);
    useEffect(() => (place.current ? watch(place.current, want, arrived) : undefined), []);
    const part = <Part isHtml={isHtml} props={props} onAlive={live} />;
    return (
      <div ref={place} data-lazy={number}>
        {isHtml ? <Suspense>{part}</Suspense> : (way === 'drawn' || isHere(fetch())) && part}
      </div>
    );
  });
  return Object.assign(Lazy, { fetch });
}

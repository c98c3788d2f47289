import { type ComponentType, Suspense, use, useCallback, useEffect, useRef } from 'react';

/** How to load each part that waits to be seen. */
const loaders: (() => Promise<unknown>)[] = [];

/**
 * Loads them all: the server writes whole pages, a page that is not the visitor's first one comes whole, and a change of
 * the address reaches everything on the page, which therefore has to be alive.
 */
export const loadParts = () => Promise.all(loaders.map((load) => load()));

/** How far below the window a part may be when its code is asked for. */
const near = '400px';

/**
 * A part of a page that works as plain HTML: its code comes when a visitor is about to see it, or touches it, and takes
 * over what they have done by then. One that does not arrive leaves the HTML as it is.
 */
export function whenSeen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let want = () => {};
  const arrived = new Promise<void>((resolve) => {
    want = resolve;
  }).then(async () => (await load()).default);
  const component: Promise<ComponentType<Props>> = arrived.catch(() => new Promise<never>(() => {}));
  // What React's `use` reads before it waits.
  arrived.then(
    (value) => Object.assign(component, { status: 'fulfilled', value }),
    () => {},
  );
  loaders.push(() => {
    want();
    return arrived;
  });

  function Part({ onAlive, props }: { onAlive: () => void; props: Props }) {
    const Component = use(component);
    useEffect(onAlive, [onAlive]);
    return <Component {...props} />;
  }

  return function WhenSeen(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const alive = useRef(false);
    const followed = useRef<HTMLAnchorElement>(null);
    const live = useCallback(() => {
      alive.current = true;
      followed.current?.click();
    }, []);
    useEffect(() => {
      const element = place.current;
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
        { rootMargin: near },
      );
      observer.observe(element);
      // From the document downwards: React keeps from a part what happens in it before it is alive.
      const listening = new AbortController();
      const listen = (type: string, heard: (event: MouseEvent) => void) =>
        document.addEventListener(
          type,
          (event) => {
            if (!alive.current && event.target instanceof Element && element.contains(event.target))
              heard(event as MouseEvent);
          },
          { capture: true, signal: listening.signal },
        );
      listen('pointerover', want);
      listen('focusin', want);
      // A link followed before it is alive is followed as soon as it is, without loading the page anew.
      listen('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        followed.current = link;
        want();
        arrived.catch(() => location.assign(link.href));
      });
      return () => {
        observer.disconnect();
        listening.abort();
      };
    }, []);
    return (
      <div ref={place}>
        <Suspense>
          <Part props={props} onAlive={live} />
        </Suspense>
      </div>
    );
  };
}

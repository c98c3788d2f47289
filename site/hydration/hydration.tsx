/**
 * How a page becomes interactive. The server's HTML works by itself; after the first paint entry.ts loads main.tsx, which
 * hydrates all of it but the islands. An island's code is loaded, and its HTML hydrated, when it is about to be seen or, for
 * some, when a visitor touches it.
 *
 * `[data-boundary]` marks what is hydrated as one: the root and each island; `[data-hydrated]` follows when it is. Buttons
 * and forms in between are kept by entry.ts.
 */
import { useHydrated } from '@halloway/ui';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isSavingData } from './connection';
import { putBack, watchServerHtml } from './put-back';
import { ErrorBoundary, never } from './recovery';

/** How far below the window an island may be when its code is loaded. */
const ISLAND_MARGIN = '400px';

/** Hydrates the server's HTML in `#root` in time slices; renders it anew where there is none (development). */
export function hydrate(app: ReactNode) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root: index.html must have one.');
  const content = (
    <ErrorBoundary>
      <Hydrated element={{ current: root }}>{app}</Hydrated>
    </ErrorBoundary>
  );
  // Before React's listeners: React stops events in HTML that it has not hydrated.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'hydrationrequest'])
    document.addEventListener(type, loadIslandsAround, { capture: true, passive: true });
  if (root.firstElementChild) {
    watchServerHtml();
    startTransition(() => void hydrateRoot(root, content));
  } else createRoot(root).render(content);
}

/** By the name of an island that was on a page: a function that loads its code, and so hydrates its HTML. */
const needs = new Map<string, () => void>();

/**
 * Loads all islands of the page: on a new query or fragment React renders everything that stays, and would wait for their
 * code.
 */
export function needShownIslands() {
  for (const need of needs.values()) need();
}

interface IslandOptions {
  /** Whether it is needed at once. */
  isNeededNow?: () => boolean;
  /** Whether its links do more than lead on: a press waits for its code (entry.ts). */
  keepsLinks?: boolean;
}

/**
 * A component whose code is loaded when a visitor needs it: when it is about to be seen, or when it is pointed at, focused or
 * pressed. `name` is its module's.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  when: 'visible' | 'interaction',
  { isNeededNow = () => false, keepsLinks }: IslandOptions = {},
) {
  let need = () => {};
  const needed = new Promise<void>((resolve) => {
    need = resolve;
  });
  /** On the server and on a page reached by a link: an error loads that page from the server. */
  const Rendered = lazy(load);
  /** In server HTML: it stays as it is if the code does not arrive. */
  const Hydrating = lazy(() =>
    needed.then(load).catch(() => {
      for (const element of document.querySelectorAll(`[data-boundary="${name}"]`)) {
        // The notice stays while this is missing (entry.ts).
        element.setAttribute('data-hydration-requested', '');
        setControlsDisabled(element, true);
        // Not for an island of a page that was left.
        dispatchEvent(new Event('hydrationerror'));
      }
      return never;
    }),
  );

  return memo(function Island(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    // Rendered on the server and while its HTML is hydrated, but not on a page that a link has led to.
    const [isServerHtml] = useState(!useHydrated());
    const Content = import.meta.env.SSR || !isServerHtml ? Rendered : Hydrating;
    useEffect(() => {
      needs.set(name, need);
      if (!element.current || !isServerHtml) return;
      // What is disabled without scripts can be pressed from now on: entry.ts keeps the press until hydration.
      setControlsDisabled(element.current, false);
      if (isNeededNow() || element.current.matches('[data-hydration-requested], :focus-within')) need();
      if (when === 'visible') return needWhenVisible(element.current, need);
    }, [isServerHtml]);
    // Memoized by props: a new render would make React discard HTML that is not hydrated yet.
    return useMemo(() => {
      const content = (
        <Hydrated element={element}>
          <Content {...props} />
        </Hydrated>
      );
      // Without a boundary of its own, so that React shows a new page only when it is complete.
      return (
        <div ref={element} data-boundary={name} data-keeps-links={keepsLinks}>
          {isServerHtml ? <Suspense>{content}</Suspense> : content}
        </div>
      );
    }, [props, isServerHtml, Content]);
  });
}

/**
 * Marks an element when what is in it is hydrated. Around that and not beside it: the ids of `useId` depend on how many
 * children each parent has, and the server has written them without this component.
 */
function Hydrated({ element, children }: { element: { current: Element | null }; children: ReactNode }) {
  useEffect(() => {
    element.current?.setAttribute('data-hydrated', '');
    // After the rendering in which components learn that they are hydrated, and what the visitor has opened before.
    queueMicrotask(() => {
      putBack();
      element.current?.dispatchEvent(new Event('hydrated', { bubbles: true }));
    });
  }, [element]);
  return children;
}

/** Loads the islands around the element that a visitor points at, focuses or presses, and around kept presses. */
function loadIslandsAround({ target, type }: Event) {
  if (type === 'pointerover' && isSavingData()) return;
  let element = target instanceof Element ? target : null;
  for (; element; element = element.parentElement) needs.get(element.getAttribute('data-boundary') ?? '')?.();
}

/** Calls `need` when an island is about to become visible. Returns a function that stops observing. */
function needWhenVisible(element: Element, need: () => void) {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && need(),
    { rootMargin: isSavingData() ? '0px' : ISLAND_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Buttons, and groups of radio buttons that are disabled in the server's HTML. */
function setControlsDisabled(element: Element, isDisabled: boolean) {
  for (const group of element.querySelectorAll('fieldset:disabled')) group.setAttribute('data-enabled-early', '');
  const controls = 'button[type="button"], [data-enabled-early]';
  for (const control of element.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>(controls))
    control.disabled = isDisabled;
}

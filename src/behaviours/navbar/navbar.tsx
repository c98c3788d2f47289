'use client';
import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type { EventFromLogic } from 'xstate';
import { ButtonLink } from '../../elements/button';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import { useBehaviour, useHydrated } from '../behaviour';
import * as styles from './navbar.css';
import { navbarMachine } from './navbar.machine';

/** A page to go to. */
export interface NavigationLink {
  label: string;
  href: string;
  /** One line under the label, where there is room for it. */
  description?: string | undefined;
  /** Leaves the site: always a plain anchor, never the product's router. */
  external?: boolean | undefined;
}

/** A dropdown: a label that leads nowhere itself. */
export interface NavigationGroup {
  label: string;
  items: readonly NavigationLink[];
}

/** Labels are unique within a bar. */
export type NavigationItem = NavigationLink | NavigationGroup;

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  logo: ReactNode;
  /** Where the logo leads. Default: `/`. */
  home?: string;
  /** The name of that link, if the logo does not say it. */
  homeLabel?: string;
  items: readonly NavigationItem[];
  /** A link at the end of the bar, which moves into the menu on a small screen. */
  secondary?: NavigationLink;
  /** The one button, which stays in the bar on every screen. */
  primary?: NavigationLink;
  /** The path shown now (`/media/blog`). Its link is marked, and its change closes every menu. */
  location?: string;
  /** The name of the landmark. Default: "Main". */
  label?: string;
  /** The name of the small screens' menu button. Default: "Menu". */
  menuLabel?: string;
}

/** The links of a site, fixed over its pages: a row with dropdowns where it fits, a menu behind a button where not. */
export function Navbar({
  logo,
  home = '/',
  homeLabel,
  items,
  secondary,
  primary,
  location = '',
  label = 'Main',
  menuLabel = 'Menu',
  className,
  onBlur,
  onClick,
  ...root
}: NavbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const list = useId();

  const [{ value, context }, send] = useBehaviour(navbarMachine, {
    actions: {
      focusToggle: () => {
        if (document.activeElement && !isOutside(bar, document.activeElement)) toggleOf(bar)?.focus();
      },
    },
  });
  useSurroundings(bar, send);
  useLocation(location, send);
  useAdoption(bar, send);

  const open = value.menu === 'open';
  const current = (link: NavigationLink) => ({ ...link, current: isCurrent(link.href, location) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the links and buttons inside
    <header
      {...root}
      className={classNames(styles.root, className)}
      data-state={`scroll.${value.scroll} menu.${value.menu}`}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.defaultPrevented && event.relatedTarget && isOutside(bar, event.relatedTarget))
          send({ type: 'leave' });
      }}
      onClick={(event) => {
        onClick?.(event);
        const here = !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (here && event.target instanceof Element && event.target.closest('a')) send({ type: 'choose' });
      }}
    >
      <div ref={bar} className={styles.bar}>
        <div className={styles.content}>
          <Anchor href={home} aria-label={homeLabel} className={styles.home}>
            {logo}
          </Anchor>
          <nav aria-label={label} className={styles.navigation}>
            <button
              type="button"
              className={styles.menuToggle}
              aria-label={menuLabel}
              aria-controls={list}
              {...(hydrated && { 'aria-expanded': open, 'data-state': open ? 'open' : 'closed' })}
              onClick={() => send({ type: 'menu.press' })}
            >
              <span className={styles.menuMark} />
            </button>
            <ul id={list} className={styles.list}>
              {items.map((item) =>
                'items' in item ? (
                  <Dropdown
                    key={item.label}
                    label={item.label}
                    items={item.items.map(current)}
                    state={hydrated ? (context.item === item.label ? value.menu : 'closed') : undefined}
                    send={send}
                  />
                ) : (
                  <li key={item.label} className={styles.item}>
                    <ItemLink {...current(item)} className={styles.link} />
                  </li>
                ),
              )}
              {secondary && (
                <li className={classNames(styles.item, styles.secondary)}>
                  <ItemLink {...current(secondary)} className={styles.link} />
                </li>
              )}
            </ul>
          </nav>
          {primary && (
            <ButtonLink
              variant="primary"
              href={primary.href}
              aria-current={isCurrent(primary.href, location) ? 'page' : undefined}
              className={styles.primary}
            >
              {primary.label}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

type Send = (event: EventFromLogic<typeof navbarMachine>) => void;

interface DropdownProps {
  label: string;
  items: readonly CurrentLink[];
  /** Absent until somebody listens: then CSS alone opens it under the pointer or the focus. */
  state: string | undefined;
  send: Send;
}

/** A disclosure, not an ARIA menu: its links are ordinary links, reached with Tab (APG, disclosure navigation). */
function Dropdown({ label, items, state, send }: DropdownProps) {
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  const mouse = (type: 'pointer.enter' | 'pointer.leave') => (event: PointerEvent) => {
    // A finger has no hover: its tap is a press.
    if (event.pointerType === 'mouse') send({ type, item: label });
  };
  return (
    <li
      className={classNames(styles.item, styles.dropdown)}
      data-item={label}
      data-state={state}
      onPointerEnter={mouse('pointer.enter')}
      onPointerLeave={mouse('pointer.leave')}
    >
      <button
        type="button"
        id={`${id}-button`}
        className={classNames(styles.link, styles.dropdownToggle)}
        aria-controls={id}
        aria-expanded={state === undefined ? undefined : state !== 'closed'}
        onClick={() => send({ type: 'press', item: label })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          // A link can take the focus only once it is shown.
          flushSync(() => send({ type: 'arrow.down', item: label }));
          panel.current?.querySelector('a')?.focus();
        }}
      >
        {label}
        <svg viewBox="0 0 8 5" className={styles.caret} aria-hidden="true" focusable="false">
          <path d="M0.5 0.5 4 4 7.5 0.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </button>
      {/* On a small screen the group is always unfolded, and its name is no button. */}
      <span className={styles.groupLabel}>{label}</span>
      <ul id={id} ref={panel} className={styles.panel} aria-labelledby={`${id}-button`}>
        {items.map(({ description, ...link }) => (
          <li key={link.label} className={styles.panelItem}>
            <ItemLink {...link} className={styles.panelLink}>
              {description && <span className={styles.description}>{description}</span>}
            </ItemLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

type CurrentLink = NavigationLink & { current: boolean };

function ItemLink({
  label,
  href,
  external,
  current,
  className,
  children,
}: Omit<CurrentLink, 'description'> & { className: string; children?: ReactNode }) {
  const Component = external ? 'a' : Anchor;
  return (
    <Component href={href} className={className} aria-current={current ? 'page' : undefined}>
      {label}
      {children}
    </Component>
  );
}

/** Whether `href` is the location or, as Media is of its articles, the section it is in. */
function isCurrent(href: string, location: string) {
  const path = location.replace(/[?#].*/, '');
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

type Bar = RefObject<HTMLElement | null>;

/** The button of what is open; what it opens is beside it. */
const toggleOf = (bar: Bar) => bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');

/** Whether something is open and `target` is not part of it. */
const isOutside = (bar: Bar, target: Node) => toggleOf(bar)?.parentElement?.contains(target) === false;

/** What happens outside the bar, and matters to it. */
function useSurroundings(bar: Bar, send: Send) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const scrolled = () => send({ type: 'scroll', y: window.scrollY });
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true, signal });
    // Not every browser moves the focus to a pressed button, so a press elsewhere is told from a loss of focus.
    const pressed = (event: Event) =>
      event.target instanceof Node && isOutside(bar, event.target) && send({ type: 'leave' });
    document.addEventListener('pointerdown', pressed, { signal });
    // Wherever the focus is: a dropdown opened by the mouse must yield to Esc too (WCAG 1.4.13).
    const keyed = (event: KeyboardEvent) => event.key === 'Escape' && send({ type: 'escape' });
    document.addEventListener('keydown', keyed, { signal });
    return () => listening.abort();
  }, [bar, send]);
}

/** Another location is an event; the location the bar was born with is not. */
function useLocation(location: string, send: Send) {
  const known = useRef(location);
  useEffect(() => {
    if (known.current === location) return;
    known.current = location;
    send({ type: 'route.change' });
  }, [location, send]);
}

/** What CSS opened before hydration stays open. */
function useAdoption(bar: Bar, send: Send) {
  const adopted = useRef(false);
  useLayoutEffect(() => {
    if (adopted.current) return;
    adopted.current = true;
    const toggle = bar.current?.querySelector('nav > button');
    const item = (element: Element | null | undefined) => element?.closest<HTMLElement>('[data-item]')?.dataset.item;
    const focused = toggle?.parentElement?.contains(document.activeElement) ? document.activeElement : null;
    const pressed = item(focused);
    const hovered = item(bar.current?.querySelector('[data-item]:hover'));
    if (toggle && getComputedStyle(toggle).display !== 'none') {
      if (focused || toggle.matches(':hover')) send({ type: 'menu.press' });
    } else if (pressed) send({ type: 'press', item: pressed });
    else if (hovered) send({ type: 'pointer.enter', item: hovered });
  }, [bar, send]);
}

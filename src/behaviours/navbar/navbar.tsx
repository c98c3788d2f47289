'use client';
import { type ComponentProps, type PointerEvent, type ReactNode, useCallback, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import { ButtonLink } from '../../elements/button';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import {
  type ChangeDetails,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './navbar.css';
import { type NavbarOpen, navbarMachine } from './navbar.machine';
import { hydrateFromDom, isOutside, type Send, subscribe, toggleOf } from './surroundings';

/** A link to a page. */
export interface NavigationLink {
  label: string;
  href: string;
  /** One line under the label if it fits, otherwise a tooltip. */
  description?: string | undefined;
  /** A picture before the label, such as an `Icon`. It adds nothing to the link's name. */
  icon?: ReactNode;
  /** Leaves the site: always a plain anchor, never rendered by the product's router. */
  external?: boolean | undefined;
}

/** A dropdown: a label that is not a link. */
export interface NavigationGroup {
  label: string;
  /** Identifies it in `open`: unique within a bar, and not `menu`. Default: the label. */
  id?: string | undefined;
  /** A picture before the label. It adds nothing to the name. */
  icon?: ReactNode;
  items: readonly NavigationLink[];
}

/** Labels, or the ids of groups, are unique within a bar, and none is `menu`: the value of `open` for the menu of small screens. */
export type NavigationItem = NavigationLink | NavigationGroup;

/** The texts of the bar. */
export interface NavbarTexts {
  /** The name of the landmark. */
  navigation: string;
  /** The name of the menu button of small screens. */
  menu: string;
  /** The name of the logo's link. Empty if the logo has its own. */
  home: string;
}

/** The English texts. */
export const navbarTexts: NavbarTexts = { navigation: 'Main', menu: 'Menu', home: '' };

/** Why a dropdown or the menu opens or closes. "item-press" is a link, "missing" that the open dropdown was removed. */
export type NavbarChangeReason =
  | 'trigger-press'
  | 'trigger-hover'
  | 'trigger-focus'
  | 'list-navigation'
  | 'item-press'
  | 'escape-key'
  | 'outside-press'
  | 'focus-out'
  | 'missing'
  | 'none';

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  logo: ReactNode;
  /** The logo's address. Default: `/`. */
  home?: string | undefined;
  items: readonly NavigationItem[];
  /** A button at the end of the bar, which moves into the menu on a small screen. */
  secondary?: NavigationLink | undefined;
  /** The primary button, which stays in the bar on every screen. */
  primary?: NavigationLink | undefined;
  /** Content of the product beside the logo, on every screen. */
  start?: ReactNode;
  /** Content of the product before the primary button, on every screen: a search, a basket, a sign-in. */
  end?: ReactNode;
  /** Further links in the menu of small screens, below the others. */
  menuLinks?: readonly NavigationLink[] | undefined;
  /** Content at the end of the menu of small screens, such as a `ThemeSwitch`. */
  menuFoot?: ReactNode;
  /** The current path (`/media/blog`). Its link is marked, and its change closes every menu. */
  location?: string | undefined;
  /** What is open (controlled): a dropdown's id or label, `'menu'` for the menu of small screens, or null. */
  open?: NavbarOpen | undefined;
  /** What is open initially. Default: nothing. */
  defaultOpen?: NavbarOpen | undefined;
  /** Called with what is open when the reader opens or closes it. */
  onOpenChange?: ((open: NavbarOpen, details: ChangeDetails<NavbarChangeReason>) => void) | undefined;
  /** Called on every state change after the first render, with `scroll.past menu.expanded`, for example. */
  onStateChange?: ((state: State<typeof navbarMachine>) => void) | undefined;
  /** Replaces any of `navbarTexts`. */
  texts?: PartialTexts<NavbarTexts> | undefined;
}

/** The navigation of a site, sticky at the top: a row with dropdowns if it fits, otherwise a menu behind a button. */
export function Navbar({
  logo,
  home = '/',
  items,
  secondary,
  primary,
  start,
  end,
  menuLinks = [],
  menuFoot,
  location = '',
  open,
  defaultOpen = null,
  onOpenChange,
  onStateChange,
  texts: replaced,
  className,
  onBlur,
  onClick,
  ...root
}: NavbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const list = useId();
  const texts = useTexts('navbar', navbarTexts, replaced);

  const groups = items.flatMap((item) => ('items' in item ? [idOf(item)] : []));
  const actor = useMachineActor(navbarMachine, {
    input: { items: groups, open: open === undefined ? defaultOpen : open },
    propEvents: [
      [location, { type: 'route.change' }],
      [groups, { type: 'items.change', items: groups }],
    ],
    onStateChange,
    actions: {
      focusToggle: ({ context }) => {
        const toggle = toggleOf(bar, context.item);
        if (toggle?.parentElement?.contains(document.activeElement)) toggle.focus();
      },
    },
  });
  const { send } = actor;
  const { value, context } = useControlled(actor, {
    value: open,
    onChange: onOpenChange,
    reasons: {
      press: 'trigger-press',
      'menu.press': 'trigger-press',
      'pointer.found': 'trigger-hover',
      'pointer.enter': 'trigger-hover',
      'pointer.leave': 'trigger-hover',
      delay: 'trigger-hover',
      focus: 'trigger-focus',
      'arrow.down': 'list-navigation',
      choose: 'item-press',
      escape: 'escape-key',
      leave: (event) => (event?.type === 'pointerdown' ? 'outside-press' : 'focus-out'),
      'items.change': 'missing',
    },
    select: ({ value, context }) => (value.menu === 'open' ? 'menu' : isShown(value.menu) ? context.item : null),
    toEvent: (open) => ({ type: 'set', open }),
  });
  useDomEvents(actor, {
    hydrateFromDom: (send) => hydrateFromDom(bar, send),
    subscribe: useCallback((send: Send) => subscribe(bar, send), []),
  });

  const isMenuOpen = value.menu === 'open';
  /** Absent until hydrated: before, CSS alone opens a dropdown on hover or focus. */
  const stateOf = (group: string) => {
    const state = context.item === group ? value.menu : 'closed';
    return hydrated || isShown(state) ? state : undefined;
  };
  const current = (link: NavigationLink) => ({ ...link, current: isCurrent(link.href, location) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles bubbling events of the links and buttons inside
    <header
      {...root}
      className={classNames(styles.root, className)}
      data-scope="navbar"
      data-part="root"
      data-state={value.scroll}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.defaultPrevented && event.relatedTarget && isOutside(bar, event.relatedTarget))
          send({ type: 'leave' }, event);
      }}
      onClick={(event) => {
        onClick?.(event);
        const here = !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (here && event.target instanceof Element && event.target.closest('a')) send({ type: 'choose' }, event);
      }}
    >
      <div ref={bar} className={styles.bar} data-part="bar">
        <div className={styles.content} data-part="row">
          <Anchor href={home} aria-label={texts.home || undefined} className={styles.home} data-part="home">
            {logo}
          </Anchor>
          {start && (
            <div className={styles.slot} data-part="start">
              {start}
            </div>
          )}
          {primary && <BarButton {...current(primary)} variant="primary" className={styles.beforeMenu} />}
          <nav
            aria-label={texts.navigation}
            className={styles.navigation}
            data-part="navigation"
            data-state={value.menu}
          >
            <button
              type="button"
              className={styles.menuToggle}
              data-part="menu-trigger"
              aria-label={texts.menu}
              aria-controls={list}
              {...((hydrated || isMenuOpen) && {
                'aria-expanded': isMenuOpen,
                'data-state': isMenuOpen ? 'open' : 'closed',
              })}
              onClick={(event) => send({ type: 'menu.press' }, event)}
            >
              <span className={styles.menuMark} data-part="menu-indicator" />
            </button>
            <ul id={list} className={styles.list} data-part="list">
              {items.map((item) =>
                'items' in item ? (
                  <Dropdown
                    key={idOf(item)}
                    {...item}
                    id={idOf(item)}
                    items={item.items.map(current)}
                    state={stateOf(idOf(item))}
                    send={send}
                  />
                ) : (
                  <li key={item.label} className={styles.item} data-part="item">
                    <ItemLink {...current(item)} className={styles.link} data-part="link" />
                  </li>
                ),
              )}
              {secondary && (
                <li className={classNames(styles.item, styles.secondary)} data-part="item">
                  <BarButton {...current(secondary)} variant="secondary" />
                </li>
              )}
              {menuLinks.length > 0 && (
                <li className={styles.inMenu} data-part="menu-end">
                  <ul className={styles.menuLinks} data-part="menu-links">
                    {menuLinks.map((item) => (
                      <li key={item.label} data-part="menu-item">
                        <ItemLink {...current(item)} className={styles.menuLink} data-part="menu-link" />
                      </li>
                    ))}
                  </ul>
                </li>
              )}
              {menuFoot && (
                <li className={classNames(styles.inMenu, styles.menuFoot)} data-part="menu-foot">
                  {menuFoot}
                </li>
              )}
            </ul>
          </nav>
          {end && (
            <div className={styles.slot} data-part="end">
              {end}
            </div>
          )}
          {primary && <BarButton {...current(primary)} variant="primary" className={styles.afterLinks} />}
        </div>
      </div>
    </header>
  );
}

type Menu = SnapshotFrom<typeof navbarMachine>['value']['menu'];

/** Whether a dropdown in this state is visible. */
const isShown = (state: Menu | undefined) => state === 'hovered' || state === 'closing' || state === 'expanded';

const idOf = ({ id, label }: NavigationGroup) => id ?? label;

interface DropdownProps extends Omit<NavigationGroup, 'items' | 'id'> {
  id: string;
  items: readonly CurrentLink[];
  state: Menu | undefined;
  send: Send;
}

/** A disclosure, not an ARIA menu: its links are ordinary links, reached with Tab (APG, disclosure navigation). */
function Dropdown({ id: item, label, icon, items, state, send }: DropdownProps) {
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  const mouse = (type: 'pointer.enter' | 'pointer.leave') => (event: PointerEvent) => {
    // Touch has no hover: a tap is a press.
    if (event.pointerType === 'mouse') send({ type, item }, event);
  };
  return (
    <li
      className={classNames(styles.item, styles.dropdown)}
      data-part="group"
      data-item={item}
      data-state={state}
      onPointerEnter={mouse('pointer.enter')}
      onPointerLeave={mouse('pointer.leave')}
    >
      <button
        type="button"
        id={`${id}-button`}
        className={classNames(styles.link, styles.dropdownToggle)}
        data-part="trigger"
        aria-controls={id}
        aria-expanded={state && isShown(state)}
        onClick={(event) => send({ type: 'press', item }, event)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          // A link can be focused only once it is visible.
          flushSync(() => send({ type: 'arrow.down', item }, event));
          panel.current?.querySelector('a')?.focus();
        }}
      >
        <ItemIcon>{icon}</ItemIcon>
        {label}
        <svg viewBox="0 0 8 5" className={styles.caret} data-part="indicator" aria-hidden="true" focusable="false">
          <path d="M0.5 0.5 4 4 7.5 0.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </button>
      {/* On a small screen the group is always expanded, and its label is no button. */}
      <span className={styles.groupLabel} data-part="group-label">
        {label}
      </span>
      <ul
        id={id}
        ref={panel}
        className={styles.panel}
        data-part="content"
        aria-labelledby={`${id}-button`}
        onFocus={(event) => send({ type: 'focus', item }, event)}
      >
        {items.map((link) => (
          <li key={link.label} className={styles.panelItem} data-part="content-item">
            <ItemLink {...link} className={styles.panelLink} data-part="content-link">
              {link.description && (
                <span className={styles.description} data-part="description">
                  {link.description}
                </span>
              )}
            </ItemLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

type CurrentLink = NavigationLink & { current: boolean };
type ItemLinkProps = CurrentLink & { className: string; 'data-part': string; children?: ReactNode };

function ItemLink({ label, href, description, icon, external, current, children, ...anchor }: ItemLinkProps) {
  return (
    <Anchor
      {...anchor}
      href={href}
      external={external}
      title={children ? undefined : description}
      aria-current={current ? 'page' : undefined}
    >
      <ItemIcon>{icon}</ItemIcon>
      {label}
      {children}
    </Anchor>
  );
}

/** The primary button is rendered twice and shown once, so that Tab follows the visual order. */
function BarButton({
  variant,
  label,
  href,
  description,
  icon,
  external,
  current,
  className,
}: CurrentLink & { variant: 'primary' | 'secondary'; className?: string }) {
  return (
    <ButtonLink
      variant={variant}
      href={href}
      external={external}
      title={description}
      aria-current={current ? 'page' : undefined}
      className={classNames(styles.button, className)}
      data-part={variant}
    >
      <ItemIcon>{icon}</ItemIcon>
      {label}
    </ButtonLink>
  );
}

const ItemIcon = ({ children }: { children: ReactNode }) =>
  children && (
    <span className={styles.icon} data-part="icon" aria-hidden="true">
      {children}
    </span>
  );

/** Whether `href` is the current path or, like Media for its articles, a section of it. */
function isCurrent(href: string, location: string) {
  const path = location.replace(/[?#].*/, '');
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

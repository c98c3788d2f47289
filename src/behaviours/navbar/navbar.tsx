'use client';
import { type ComponentProps, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import { ButtonLink } from '../../elements/button';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import { useBehaviour, useHydrated } from '../behaviour';
import { type PartialTexts, useTexts } from '../texts';
import * as styles from './navbar.css';
import { type NavbarOpen, navbarMachine } from './navbar.machine';
import { adopt, isOutside, listen, type Send, toggleOf } from './surroundings';

/** A page to go to. */
export interface NavigationLink {
  label: string;
  href: string;
  /** One line under the label where there is room for it, and a tooltip where there is none. */
  description?: string | undefined;
  /** A picture of where it leads, such as an `Icon`, before the label. It adds nothing to the link's name. */
  icon?: ReactNode;
  /** Leaves the site: always a plain anchor, never the product's router. */
  external?: boolean | undefined;
}

/** A dropdown: a label that leads nowhere itself. */
export interface NavigationGroup {
  label: string;
  /** A picture before the label. It adds nothing to the name. */
  icon?: ReactNode;
  items: readonly NavigationLink[];
}

/** Labels are unique within a bar, and none is `menu`: that is what `open` calls the menu of small screens. */
export type NavigationItem = NavigationLink | NavigationGroup;

/** The words that are the bar's own. */
export interface NavbarTexts {
  /** The name of the landmark. */
  navigation: string;
  /** The name of the small screens' menu button. */
  menu: string;
  /** The name of the logo's link. Empty where the logo says it. */
  home: string;
}

/** The texts in English. */
export const navbarTexts: NavbarTexts = { navigation: 'Main', menu: 'Menu', home: '' };

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'children'> {
  logo: ReactNode;
  /** Where the logo leads. Default: `/`. */
  home?: string;
  items: readonly NavigationItem[];
  /** A button at the end of the bar, which moves into the menu on a small screen. */
  secondary?: NavigationLink;
  /** The button that stands out, and stays in the bar on every screen. */
  primary?: NavigationLink;
  /** What stands at the foot of the menu of small screens, and nowhere else: a `ThemeSwitch`, for one. */
  menuFoot?: ReactNode;
  /** The path shown now (`/media/blog`). Its link is marked, and its change closes every menu. */
  location?: string;
  /** What is open, if the product owns it: a dropdown's label, `'menu'` for the menu of small screens, null for nothing. */
  open?: NavbarOpen | undefined;
  /** What is open at first. Default: nothing. */
  defaultOpen?: NavbarOpen | undefined;
  /** Told of what is open from now on. */
  onOpenChange?: ((open: NavbarOpen) => void) | undefined;
  /** Told of every state: `scroll.past menu.expanded`. */
  onStateChange?: ((state: string) => void) | undefined;
  /** Replaces any of `navbarTexts`. */
  texts?: PartialTexts<NavbarTexts>;
}

/** The links of a site, fixed over its pages: a row with dropdowns where it fits, a menu behind a button where not. */
export function Navbar({
  logo,
  home = '/',
  items,
  secondary,
  primary,
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

  const labels = items.flatMap((item) => ('items' in item ? [item.label] : []));
  const [{ value, context }, send] = useBehaviour(navbarMachine, {
    input: { items: labels, open: open === undefined ? defaultOpen : open },
    owned: {
      value: open,
      onChange: onOpenChange,
      of: ({ value, context }) => (value.menu === 'open' ? 'menu' : isShown(value.menu) ? context.item : null),
      set: (open: NavbarOpen) => ({ type: 'set', open }),
    },
    changes: [
      [location, { type: 'route.change' }],
      [labels, { type: 'items.change', items: labels }],
    ],
    adopt: (send) => adopt(bar, send),
    listen: (send) => listen(bar, send),
    onStateChange,
    actions: {
      focusToggle: ({ context }) => {
        const toggle = toggleOf(bar, context.item);
        if (toggle?.parentElement?.contains(document.activeElement)) toggle.focus();
      },
    },
  });

  const isMenuOpen = value.menu === 'open';
  /** Absent until somebody listens: then CSS alone opens a dropdown under the pointer or the focus. */
  const stateOf = (label: string) => {
    const state = context.item === label ? value.menu : 'closed';
    return hydrated || isShown(state) ? state : undefined;
  };
  const current = (link: NavigationLink) => ({ ...link, current: isCurrent(link.href, location) });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the links and buttons inside
    <header
      {...root}
      className={classNames(styles.root, className)}
      data-scope="navbar"
      data-part="root"
      data-state={value.scroll}
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
      <div ref={bar} className={styles.bar} data-part="bar">
        <div className={styles.content} data-part="row">
          <Anchor href={home} aria-label={texts.home || undefined} className={styles.home} data-part="home">
            {logo}
          </Anchor>
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
              onClick={() => send({ type: 'menu.press' })}
            >
              <span className={styles.menuMark} data-part="menu-indicator" />
            </button>
            <ul id={list} className={styles.list} data-part="list">
              {items.map((item) =>
                'items' in item ? (
                  <Dropdown
                    key={item.label}
                    {...item}
                    items={item.items.map(current)}
                    state={stateOf(item.label)}
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
              {menuFoot && (
                <li className={styles.menuFoot} data-part="menu-foot">
                  {menuFoot}
                </li>
              )}
            </ul>
          </nav>
          {primary && <BarButton {...current(primary)} variant="primary" className={styles.afterLinks} />}
        </div>
      </div>
    </header>
  );
}

type Menu = SnapshotFrom<typeof navbarMachine>['value']['menu'];

/** Whether a dropdown in this state is to be seen. */
const isShown = (state: Menu | undefined) => state === 'hovered' || state === 'closing' || state === 'expanded';

interface DropdownProps extends Omit<NavigationGroup, 'items'> {
  items: readonly CurrentLink[];
  state: Menu | undefined;
  send: Send;
}

/** A disclosure, not an ARIA menu: its links are ordinary links, reached with Tab (APG, disclosure navigation). */
function Dropdown({ label, icon, items, state, send }: DropdownProps) {
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  const mouse = (type: 'pointer.enter' | 'pointer.leave') => (event: PointerEvent) => {
    // A finger has no hover: its tap is a press.
    if (event.pointerType === 'mouse') send({ type, item: label });
  };
  return (
    <li
      className={classNames(styles.item, styles.dropdown)}
      data-part="group"
      data-item={label}
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
        onClick={() => send({ type: 'press', item: label })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          // A link can take the focus only once it is shown.
          flushSync(() => send({ type: 'arrow.down', item: label }));
          panel.current?.querySelector('a')?.focus();
        }}
      >
        <ItemIcon>{icon}</ItemIcon>
        {label}
        <svg viewBox="0 0 8 5" className={styles.caret} data-part="indicator" aria-hidden="true" focusable="false">
          <path d="M0.5 0.5 4 4 7.5 0.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </button>
      {/* On a small screen the group is always unfolded, and its name is no button. */}
      <span className={styles.groupLabel} data-part="group-label">
        {label}
      </span>
      <ul
        id={id}
        ref={panel}
        className={styles.panel}
        data-part="content"
        aria-labelledby={`${id}-button`}
        onFocus={() => send({ type: 'focus', item: label })}
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

/** The primary one is there twice, and shown once: where Tab reaches it in the order in which the bar is seen. */
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

/** Whether `href` is the location or, as Media is of its articles, the section it is in. */
function isCurrent(href: string, location: string) {
  const path = location.replace(/[?#].*/, '');
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

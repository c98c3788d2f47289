'use client';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { SnapshotFrom } from 'xstate';
import { ButtonLink } from '../../elements/button';
import { Anchor } from '../../elements/link';
import { classNames } from '../../theme/class-names';
import { warnOldName } from '../../theme/development-warning';
import { itemValue } from '../../theme/item-value';
import { keysOf } from '../../theme/keys';
import { createPartContext } from '../../theme/part-context';
import { type NotePart, useNotedId, usePartId } from '../../theme/part-id';
import { idOf, type PartProps, renderPart, wordsOf } from '../../theme/render-part';
import { TextRun } from '../../theme/text-run';
import {
  type ChangeDetails,
  type State,
  useControlled,
  useDomEvents,
  useHydrated,
  useMachineActor,
} from '../behaviour';
import { composeEventHandlers, isShortcut } from '../handlers';
import { isFromLayer } from '../layers';
import { type PartialTexts, useTexts } from '../texts';
import { useKept } from '../use-kept';
import * as styles from './navbar.css';
import { MENU_CLOSE_DELAY_MS, MENU_OPEN_DELAY_MS, type NavbarOpen, navbarMachine } from './navbar.machine';
import {
  destination,
  groupsIn,
  hydrateFromDom,
  isDisabled,
  isOnTheWay,
  isOutside,
  measureEnd,
  partAround,
  restoreFocus,
  type Send,
  subscribe,
} from './surroundings';

declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** A link to a page. */
export interface NavigationLink {
  /** The link. */
  label: string;
  /** Its address. */
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
  /** What is pressed to open the panel. */
  label: string;
  /** Identifies it in `open`: unique within a bar, and not `menu`. Default: the label. */
  value?: string | undefined;
  /**
   * The old name of `value`.
   * @deprecated Write `value`.
   */
  id?: string | undefined;
  /** A picture before the label. It adds nothing to the name. */
  icon?: ReactNode;
  /** Whether nothing opens it. */
  disabled?: boolean | undefined;
  /** The links in its panel. */
  items: readonly NavigationLink[];
}

/** Labels, or the values of groups, are unique within a bar, and none is `menu`: the value of `open` for the menu of small screens. */
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

/** The state of the bar, for `render`, `className` and `style` of its parts. */
export interface NavbarRootState {
  /** The open group, `'menu'` for the menu of small screens, or null. */
  open: string | null;
  /** Whether the page has scrolled under the bar. */
  past: boolean;
}

/** The state of the menu of small screens, for `render`, `className` and `style` of its parts. */
export interface NavbarMenuState {
  /** Whether the menu of small screens is shown. */
  open: boolean;
}

/** The state of a dropdown, for `render`, `className` and `style` of its parts. */
export interface NavbarGroupState {
  /** The value of the group. */
  value: string;
  /** Whether its panel is shown. */
  open: boolean;
  /** Whether nothing opens it. */
  disabled: boolean;
}

/** The state of a link, for its `render`, `className` and `style`. */
export interface NavbarLinkState {
  /** Whether it leads to the current page, or to the section that contains it. */
  current: boolean;
}

type Menu = SnapshotFrom<typeof navbarMachine>['value']['menu'];

interface Bar {
  /** What the root is made of, from outside to inside. */
  bar: RefObject<HTMLDivElement | null>;
  row: ReactNode;
  content: ReactNode;
  state: NavbarRootState;
  menuState: NavbarMenuState;
  menu: Menu;
  /** The dropdown that the state applies to, or null. */
  item: string | null;
  /** The id of the list in the page, if there is one. */
  list: string | undefined;
  ownListId: string;
  noteList: NotePart;
  hydrated: boolean;
  location: string;
  texts: NavbarTexts;
  send: Send;
  openOnHover: boolean;
  /** Where the mouse was last in the dropdown that is shown. */
  mouse: RefObject<{ x: number; y: number }>;
  /** Called when a group has come or gone. */
  note: () => void;
}

interface Group {
  state: NavbarGroupState;
  /** Absent until hydrated: before, CSS alone opens a dropdown on hover or focus. */
  phase: Menu | undefined;
  /** The own ids of the button and the panel, and those in the page. */
  ownTriggerId: string;
  ownPanelId: string;
  trigger: string | undefined;
  panel: string | undefined;
  noteTrigger: NotePart;
  notePanel: NotePart;
}

const [BarContext, useBar] = createPartContext<Bar>('NavbarParts', 'Root');
const [GroupContext, useGroup, useGroupAround] = createPartContext<Group>('NavbarParts', 'Group');

/** The props of the bar around its parts. */
export interface NavbarRootProps extends PartProps<'header', NavbarRootState> {
  /** The current path (`/media/blog`). Its link is marked, and its change closes every menu. */
  location?: string | undefined;
  /** What is open (controlled): a dropdown's value or label, `'menu'` for the menu of small screens, or null. */
  open?: NavbarOpen | undefined;
  /** What is open initially. Default: nothing. */
  defaultOpen?: NavbarOpen | undefined;
  /** Whether a mouse that rests on a dropdown opens it. If not, a press does, and the mouse closes nothing. Default: true. */
  openOnHover?: boolean | undefined;
  /** How long the mouse has to rest on a dropdown to open it, in ms. Default: 100. */
  openDelay?: number | undefined;
  /** How long a dropdown stays open after the mouse has left it, in ms. Default: 250. */
  closeDelay?: number | undefined;
  /** Called with what is open when the reader opens or closes it. */
  onOpenChange?: ((open: NavbarOpen, details: ChangeDetails<NavbarChangeReason>) => void) | undefined;
  /** Called on every state change after the first render, with `scroll.past menu.expanded`, for example. */
  onStateChange?: ((state: State<typeof navbarMachine>) => void) | undefined;
  /** A `NavbarParts.Bar`, for a class or an element of your own around the row. */
  bar?: ReactNode;
  /** A `NavbarParts.Row`, for a class or an element of your own around the children. */
  row?: ReactNode;
  /** Replaces any of `navbarTexts`. */
  texts?: PartialTexts<NavbarTexts> | undefined;
}

/** The bar: a header, sticky at the top, and a row in it. */
export function NavbarRoot({
  location = '',
  open,
  defaultOpen = null,
  openOnHover = true,
  openDelay = MENU_OPEN_DELAY_MS,
  closeDelay = MENU_CLOSE_DELAY_MS,
  onOpenChange,
  onStateChange,
  bar: ownBar = OWN_BAR,
  row = OWN_ROW,
  texts: ownTexts,
  onBlur,
  onClick,
  ...part
}: NavbarRootProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [, note] = useReducer((count: number) => count + 1, 0);
  const initial = open === undefined ? defaultOpen : open;
  const [initialLocation] = useState(location);
  const actor = useMachineActor(navbarMachine, {
    // After the first commit, the groups are read from the page.
    input: { items: initial === null ? [] : [initial], open: initial },
    propEvents: () => {
      const items = groupsIn(bar).map(({ dataset }) => dataset.item ?? '');
      return [
        // Sends no event for the initial one.
        [location === initialLocation ? undefined : location, { type: 'route.change' }],
        [items, { type: 'items.change', items }],
      ];
    },
    onStateChange,
    actions: { focusToggle: ({ context }) => restoreFocus(bar, context.item) },
    delays: { openAfter: openDelay, closeAfter: closeDelay },
  });
  const { send } = actor;
  const select = ({ value, context }: SnapshotFrom<typeof navbarMachine>): NavbarOpen =>
    value.menu === 'open' ? 'menu' : isShown(value.menu) ? context.item : null;
  const shown = useControlled(actor, {
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
      leave: (event) =>
        !event ? 'none' : event.type === 'pointerdown' || event.type === 'blur' ? 'outside-press' : 'focus-out',
      'items.change': 'missing',
    },
    select,
    toEvent: (open) => ({ type: 'set', open }),
  });
  useDomEvents(actor, {
    hydrateFromDom: (send) => hydrateFromDom(bar, send, openOnHover),
    subscribe: useCallback((send: Send) => subscribe(bar, send), []),
  });

  const { scroll, menu } = shown.value;
  useLayoutEffect(() => {
    if (menu !== 'closed') measureEnd(bar);
  }, [menu]);
  const ownListId = useId();
  const [list, noteList] = usePartId(ownListId);
  const context: Bar = {
    bar,
    row,
    content: wordsOf(part),
    state: useKept({ open: select(shown), past: scroll === 'past' }),
    menuState: useKept({ open: menu === 'open' }),
    item: shown.context.item,
    menu,
    list,
    ownListId,
    noteList,
    hydrated: useHydrated(),
    location,
    texts: useTexts('navbar', navbarTexts, ownTexts),
    send,
    openOnHover,
    mouse: useRef({ x: 0, y: 0 }),
    note,
  };
  return (
    <BarContext value={context}>
      {renderPart(
        'header',
        {
          className: styles.root,
          'data-scope': 'navbar',
          'data-part': 'root',
          'data-state': scroll,
          onBlur: composeEventHandlers(onBlur, (event: FocusEvent<HTMLElement>) => {
            if (event.relatedTarget && isOutside(bar, event.relatedTarget)) send({ type: 'leave' }, event);
          }),
          onClick: (event: MouseEvent<HTMLElement>) => {
            onClick?.(event);
            if (!isShortcut(event) && !isFromLayer(event) && (event.target as Element).closest('a'))
              send({ type: 'choose' }, event);
          },
          children: ownBar,
        },
        part,
        context.state,
      )}
    </BarContext>
  );
}

/** The props of the bar and its row. */
export type NavbarBarProps = PartProps<'div', NavbarRootState>;

/** The bar in the header, which has its ground: the prop `bar` of the root. Its width decides whether the links are a row or a menu. */
export function NavbarBar(part: NavbarBarProps) {
  const { state, bar, row } = useBar('Bar');
  return renderPart(
    'div',
    { ref: bar, className: styles.bar, 'data-part': 'bar', children: wordsOf(part) ?? row },
    part,
    state,
  );
}

/** The row in the bar, as wide as the page's content: the prop `row` of the root. */
export function NavbarRow(part: NavbarBarProps) {
  const context = useBar('Row');
  // A bar among the children, which would have itself as content for ever, is empty.
  const children = <BarContext value={{ ...context, row: null, content: null }}>{context.content}</BarContext>;
  return renderPart(
    'div',
    { className: styles.content, 'data-part': 'row', children: wordsOf(part) ?? children },
    part,
    context.state,
  );
}

// The same in every render: what has not changed need not render.
const OWN_BAR = <NavbarBar />;
const OWN_ROW = <NavbarRow />;

/** Content of the product beside the logo, on every screen. */
export function NavbarStart(part: NavbarBarProps) {
  return renderPart('div', { className: styles.slot, 'data-part': 'start' }, part, useBar('Start').state);
}

/** Content of the product at the end of the row, on every screen. */
export function NavbarEnd(part: NavbarBarProps) {
  return renderPart('div', { className: styles.slot, 'data-part': 'end' }, part, useBar('End').state);
}

/** Whether a dropdown in this state is visible. */
const isShown = (state: Menu | undefined) => state === 'hovered' || state === 'closing' || state === 'expanded';

/** The props of the logo's link. */
export type NavbarHomeProps = PartProps<'a', NavbarRootState>;

/** The logo's link. Its default address is `/`. */
export function NavbarHome({ href = '/', render = anchor(), ...native }: NavbarHomeProps) {
  const { state, texts } = useBar('Home');
  const own = { href, 'aria-label': texts.home || undefined, className: styles.home, 'data-part': 'home' };
  return renderPart('a', own, { render, ...native }, state);
}

/** The props of the landmark. */
export type NavbarNavigationProps = PartProps<'nav', NavbarMenuState>;

/** The landmark: the button of the menu of small screens, and the list after it. */
export function NavbarNavigation(part: NavbarNavigationProps) {
  const { menu, menuState, texts } = useBar('Navigation');
  const own = {
    'aria-label': texts.navigation,
    className: styles.navigation,
    'data-part': 'navigation',
    'data-state': menu,
  };
  return renderPart('nav', own, part, menuState);
}

/** The props of the button of the menu of small screens. */
export type NavbarMenuTriggerProps = PartProps<'button', NavbarMenuState>;

/** The button of the menu of small screens, directly before the list: two lines, or its children. */
export function NavbarMenuTrigger({ onClick, ...part }: NavbarMenuTriggerProps) {
  const { menuState, list, hydrated, texts, send } = useBar('MenuTrigger');
  const { open } = menuState;
  const isKnown = hydrated || open;
  const words = wordsOf(part);
  return renderPart(
    'button',
    {
      type: 'button',
      className: styles.menuToggle,
      'aria-label': words ? undefined : texts.menu,
      'aria-controls': list,
      'aria-expanded': isKnown ? open : undefined,
      'data-part': 'menu-trigger',
      'data-state': isKnown ? (open ? 'open' : 'closed') : undefined,
      onClick: composeEventHandlers(onClick, (event) => send({ type: 'menu.press' }, event)),
      children: words ?? <span className={styles.menuMark} data-part="menu-indicator" />,
    },
    part,
    menuState,
  );
}

/** The props of the list. */
export type NavbarListProps = PartProps<'ul', NavbarMenuState>;

/** The list of links and groups: the row, or the menu of small screens. */
export function NavbarList({ onKeyDown, ...part }: NavbarListProps) {
  const { menuState, ownListId, noteList } = useBar('List');
  const id = idOf(part, ownListId);
  useNotedId(id, noteList);
  const press = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const to = destination(event.currentTarget, event.target as Element, event.key, menuState.open);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  const own = {
    id,
    className: styles.list,
    'data-part': 'list',
    onKeyDown: composeEventHandlers(onKeyDown, press),
  };
  return renderPart('ul', own, part, menuState);
}

/** The props of the foot of the menu. */
export type NavbarMenuFootProps = PartProps<'li', NavbarMenuState>;

/** The last item of the list: the foot of the menu of small screens, which fills the window. The row has none. */
export function NavbarMenuFoot(part: NavbarMenuFootProps) {
  const own = { className: classNames(styles.inMenu, styles.menuFoot), 'data-part': 'menu-foot' };
  return renderPart('li', own, part, useBar('MenuFoot').menuState);
}

/** The props of a list item. */
export type NavbarItemProps = PartProps<'li', NavbarRootState>;

/** An item of the list, or of a panel. */
export function NavbarItem(part: NavbarItemProps) {
  const { state } = useBar('Item');
  const isInGroup = useGroupAround();
  const own = {
    className: isInGroup ? styles.panelItem : styles.item,
    'data-part': isInGroup ? 'content-item' : 'item',
  };
  return renderPart('li', own, part, state);
}

/** The props of a link. */
export interface NavbarLinkProps extends PartProps<'a', NavbarLinkState> {
  /** The address. */
  href: string;
  /** Leaves the site: always a plain anchor, never rendered by the product's router. */
  external?: boolean | undefined;
}

/** A link, in the row or in a panel. That of `location` has `aria-current="page"`, and that of a section around it "true". */
export function NavbarLink({ external, render = anchor(external), ...native }: NavbarLinkProps) {
  const { location } = useBar('Link');
  const isInGroup = useGroupAround();
  const current = currentOf(native.href, location);
  const own = {
    'aria-current': current,
    className: isInGroup ? styles.panelLink : styles.link,
    'data-part': isInGroup ? 'content-link' : 'link',
  };
  return renderPart('a', own, { render, ...native }, { current: current !== undefined });
}

/** The props of a dropdown. */
export interface NavbarGroupProps extends PartProps<'li', NavbarGroupState> {
  /** Identifies it in `open`: unique within a bar, and not `menu`. */
  value: string;
  /** Whether nothing opens it. Its button is disabled, and its panel not in the page. */
  disabled?: boolean | undefined;
}

/** A dropdown: a disclosure, not an ARIA menu. Its links are ordinary links, reached with Tab (APG, disclosure navigation). */
export function NavbarGroup({
  value,
  disabled = false,
  onPointerEnter,
  onPointerMove,
  onPointerLeave,
  ...part
}: NavbarGroupProps) {
  const { item, menu, hydrated, send, openOnHover, mouse, note } = useBar('Group');
  const ownPanelId = useId();
  const ownTriggerId = `${ownPanelId}-button`;
  const [panel, notePanel] = usePartId(ownPanelId);
  const [trigger, noteTrigger] = usePartId(ownTriggerId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the root reads it from the page again
  useLayoutEffect(() => {
    note();
    return note;
  }, [note, value, disabled]);
  const known = item === value && !disabled ? menu : 'closed';
  const phase = hydrated || disabled || isShown(known) ? known : undefined;
  const state = useKept({ value, open: isShown(known), disabled });
  const isOver = useRef(false);
  const isCrossed = (event: PointerEvent) => {
    if (item === null || item === value || !isShown(menu)) return false;
    const groups = groupsIn({ current: event.currentTarget.closest<HTMLElement>('[data-part="bar"]') });
    const panel = groups.find(({ dataset }) => dataset.item === item)?.querySelector('[data-part="content"]');
    return panel != null && isOnTheWay(panel, mouse.current, { x: event.clientX, y: event.clientY });
  };
  // Touch has no hover: a tap is a press.
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !openOnHover || isDisabled(event.currentTarget)) return;
    if (isCrossed(event) && item !== null) {
      // The delay of closing begins anew.
      send({ type: 'pointer.enter', item }, event);
      send({ type: 'pointer.leave', item }, event);
      return;
    }
    isOver.current = true;
    send({ type: 'pointer.enter', item: value }, event);
  };
  const leave = (event: PointerEvent) => {
    isOver.current = false;
    if (event.pointerType === 'mouse') send({ type: 'pointer.leave', item: value }, event);
  };
  const own = {
    className: classNames(styles.item, styles.dropdown),
    'data-part': 'group',
    'data-item': value,
    'data-state': phase,
    onPointerEnter: composeEventHandlers(onPointerEnter, enter),
    // React reports no entering of a mouse that comes from HTML that it has not hydrated yet.
    onPointerMove: composeEventHandlers(onPointerMove, (event) => {
      if (!isOver.current) enter(event);
      else mouse.current = { x: event.clientX, y: event.clientY };
    }),
    onPointerLeave: composeEventHandlers(onPointerLeave, leave),
  };
  const group: Group = { state, phase, ownTriggerId, ownPanelId, trigger, panel, noteTrigger, notePanel };
  return <GroupContext value={group}>{renderPart('li', own, part, state)}</GroupContext>;
}

/** The props of a dropdown's button. */
export type NavbarTriggerProps = PartProps<'button', NavbarGroupState>;

/** The button of a dropdown. A small screen has none: there, the group is expanded, and has its `GroupLabel`. */
export function NavbarTrigger({ disabled: isOff = false, onClick, onKeyDown, ...part }: NavbarTriggerProps) {
  const { send } = useBar('Trigger');
  const { state, phase, ownTriggerId, panel, noteTrigger } = useGroup('Trigger');
  const disabled = isOff || state.disabled;
  const id = idOf(part, ownTriggerId);
  useNotedId(id, noteTrigger);
  return renderPart(
    'button',
    {
      type: 'button',
      id,
      className: classNames(styles.link, styles.dropdownToggle),
      'data-part': 'trigger',
      'aria-controls': panel,
      'aria-expanded': phase && state.open,
      disabled,
      // An element in its place may know no `disabled`.
      onClick: composeEventHandlers(onClick, (event) => disabled || send({ type: 'press', item: state.value }, event)),
      onKeyDown: composeEventHandlers(onKeyDown, (event) => {
        if (disabled || event.key !== 'ArrowDown' || isShortcut(event)) return;
        event.preventDefault();
        const link = partAround(event.currentTarget)?.querySelector<HTMLElement>('[data-part="content"] a');
        // A link can be focused only once it is visible: with `* { transition: all }` of a product, some frames later.
        flushSync(() => send({ type: 'arrow.down', item: state.value }, event));
        let frames = 9;
        const reach = () => {
          link?.focus();
          if (link?.matches(':focus') === false && frames--) requestAnimationFrame(reach);
        };
        reach();
      }),
    },
    part,
    state,
  );
}

/** The props of the caret. */
export type NavbarIndicatorProps = PartProps<'svg', NavbarGroupState>;

/** The caret of a dropdown's button: a picture, in which its children may be another one. */
export function NavbarIndicator(native: NavbarIndicatorProps) {
  const { state } = useGroup('Indicator');
  const part = { viewBox: '0 0 8 5', ...native };
  return renderPart(
    'svg',
    {
      className: styles.caret,
      'data-part': 'indicator',
      'aria-hidden': true,
      focusable: false,
      children: wordsOf(native) ?? (
        <path d="M0.5 0.5 4 4 7.5 0.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
      ),
    },
    part,
    state,
  );
}

/** The props of a dropdown's name on a small screen. */
export type NavbarGroupLabelProps = PartProps<'span', NavbarGroupState>;

/** The name of a dropdown on a small screen, where it is always expanded, and its label is no button. */
export function NavbarGroupLabel(part: NavbarGroupLabelProps) {
  const own = { className: styles.groupLabel, 'data-part': 'group-label' };
  return renderPart('span', own, part, useGroup('GroupLabel').state);
}

/** The props of the links of a dropdown. */
export type NavbarContentProps = PartProps<'ul', NavbarGroupState>;

/** The links of a dropdown: a list, named by its button. */
export function NavbarContent({ onFocus, ...part }: NavbarContentProps) {
  const { send } = useBar('Content');
  const { state, ownPanelId, trigger, notePanel } = useGroup('Content');
  const id = idOf(part, ownPanelId);
  useNotedId(state.disabled ? undefined : id, notePanel);
  if (state.disabled) return null;
  return renderPart(
    'ul',
    {
      id,
      'aria-labelledby': part['aria-label'] ? undefined : trigger,
      className: styles.panel,
      'data-part': 'content',
      onFocus: composeEventHandlers(onFocus, (event) => send({ type: 'focus', item: state.value }, event)),
    },
    part,
    state,
  );
}

/** The props of a line under a link's label. */
export type NavbarDescriptionProps = PartProps<'span', NavbarRootState>;

/** One line under the label of a link in a panel, and part of its name. */
export function NavbarDescription(part: NavbarDescriptionProps) {
  const own = { className: styles.description, 'data-part': 'description' };
  return renderPart('span', own, part, useBar('Description').state);
}

/** The props of a picture before a label. */
export type NavbarIconProps = PartProps<'span', NavbarRootState>;

/** A picture before the label of a link or a dropdown. It adds nothing to the name. */
export function NavbarIcon(part: NavbarIconProps) {
  const own = { className: styles.icon, 'data-part': 'icon', 'aria-hidden': true } as const;
  return renderPart('span', own, part, useBar('Icon').state);
}

/** The props of `Navbar`. */
export interface NavbarProps
  extends Omit<NavbarRootProps, 'children' | 'render' | 'className' | 'style' | 'bar' | 'row'>,
    Pick<ComponentProps<'header'>, 'className' | 'style'> {
  /** The link to the home page, at the start of the bar. */
  logo: ReactNode;
  /** The logo's address. Default: `/`. */
  home?: string | undefined;
  /** Links, and groups of links in a panel. */
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
}

/**
 * The navigation of a site, sticky at the top: a row with dropdowns if it fits, otherwise a menu behind a button. `NavbarParts`
 * are its parts, for a structure of your own.
 */
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
  ...root
}: NavbarProps) {
  const keys = keysOf(items.map((item) => ('items' in item ? groupValueOf(item) : item.label)));
  const menuKeys = keysOf(menuLinks.map(({ label }) => label));
  return (
    <NavbarRoot {...root}>
      <NavbarHome href={home}>{logo}</NavbarHome>
      {start && <NavbarStart>{start}</NavbarStart>}
      {primary && <BarButton {...primary} variant="primary" className={styles.beforeMenu} />}
      <NavbarNavigation>
        <NavbarMenuTrigger />
        <NavbarList>
          {items.map((item, at) =>
            'items' in item ? (
              <NavbarGroup key={keys[at]} value={groupValueOf(item)} disabled={item.disabled}>
                <NavbarTrigger>
                  {labelOf(item)}
                  <NavbarIndicator />
                </NavbarTrigger>
                <NavbarGroupLabel>{item.label}</NavbarGroupLabel>
                <NavbarContent>
                  <PanelItems links={item.items} />
                </NavbarContent>
              </NavbarGroup>
            ) : (
              <NavbarItem key={keys[at]}>{linkTo(item)}</NavbarItem>
            ),
          )}
          {secondary && (
            <NavbarItem className={styles.secondary}>
              <BarButton {...secondary} variant="secondary" />
            </NavbarItem>
          )}
          {menuLinks.length > 0 && (
            <li className={styles.inMenu} data-part="menu-end">
              <ul className={styles.menuLinks} data-part="menu-links">
                {menuLinks.map((item, at) => (
                  <li key={menuKeys[at]} data-part="menu-item">
                    {linkTo(item, (link) => (
                      <Anchor
                        {...link}
                        href={item.href}
                        external={item.external}
                        className={styles.menuLink}
                        data-part="menu-link"
                      />
                    ))}
                  </li>
                ))}
              </ul>
            </li>
          )}
          {menuFoot && <NavbarMenuFoot>{menuFoot}</NavbarMenuFoot>}
        </NavbarList>
      </NavbarNavigation>
      {end && <NavbarEnd>{end}</NavbarEnd>}
      {primary && <BarButton {...primary} variant="primary" className={styles.afterLinks} />}
    </NavbarRoot>
  );
}

function PanelItems({ links }: { links: NavigationGroup['items'] }) {
  const keys = keysOf(links.map(({ label }) => label));
  return links.map((link, at) => (
    <NavbarItem key={keys[at]}>
      <NavbarLink href={link.href} external={link.external}>
        {labelOf(link)}
        {link.description && <NavbarDescription>{link.description}</NavbarDescription>}
      </NavbarLink>
    </NavbarItem>
  ));
}

const groupValueOf = (group: NavigationGroup) => itemValue<string | undefined>('Navbar', group) ?? group.label;

const labelOf = ({ label, icon }: { label: string; icon?: ReactNode }) =>
  icon ? (
    <>
      <NavbarIcon>{icon}</NavbarIcon>
      <TextRun>{label}</TextRun>
    </>
  ) : (
    label
  );

/** A link with its description as a tooltip. */
const linkTo = (link: NavigationLink, render?: NavbarLinkProps['render']) => (
  <NavbarLink href={link.href} external={link.external} title={link.description} render={render}>
    {labelOf(link)}
  </NavbarLink>
);

/** The primary button is rendered twice and shown once, so that Tab follows the visual order. */
const BarButton = ({
  variant,
  className,
  ...to
}: NavigationLink & { variant: 'primary' | 'secondary'; className?: string }) =>
  linkTo(to, (link) => (
    <ButtonLink
      {...link}
      href={to.href}
      external={to.external}
      variant={variant}
      className={classNames(styles.button, className)}
      data-part={variant}
    />
  ));

const anchor = (external?: boolean) => (link: ComponentProps<'a'>) => (
  <Anchor {...link} href={link.href ?? ''} external={external} />
);

/** "page" for the page of `location` itself, "true" for a section that it belongs to: Media for its articles, a page for a part of it. */
function currentOf(href: string, location: string): 'page' | 'true' | undefined {
  if (location === '') return undefined;
  const here = pathOf(location);
  const path = pathOf(href);
  if (here === path) return href.includes('#') ? 'true' : 'page';
  return path !== '/' && here.startsWith(path) ? 'true' : undefined;
}

/** The path of an address, with a slash at its end. Its letters may be encoded, as browsers do, or as people write them. */
function pathOf(address: string): string {
  const path = address.replace(/\/*([?#].*)?$/, '/');
  try {
    return decodeURI(path);
  } catch {
    // A percent sign that encodes nothing.
    return path;
  }
}

/**
 * The old name of `NavbarContentProps`.
 * @deprecated Write `NavbarContentProps`.
 */
export type NavbarPanelProps = NavbarContentProps;

/**
 * The old name of `NavbarParts.Content`.
 * @deprecated Write `NavbarParts.Content`.
 */
export function NavbarPanel(part: NavbarContentProps) {
  if (process.env.NODE_ENV !== 'production') warnOldName('NavbarParts', 'Panel', 'Content');
  return <NavbarContent {...part} />;
}

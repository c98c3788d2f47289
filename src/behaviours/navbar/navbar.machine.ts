import { assign, setup } from 'xstate';

/** SPEC §9: the bar is transparent up to this scroll position in px, and solid beyond it. */
export const SCROLL_THRESHOLD_PX = 10;
/** D35: delay before a dropdown opens under the mouse, in ms, so that a mouse that crosses the bar opens nothing. */
export const MENU_OPEN_DELAY_MS = 100;
/** D35: delay before a dropdown closes after the mouse has left, in ms, so that the mouse may return. */
export const MENU_CLOSE_DELAY_MS = 250;

/** The value for the menu of small screens, in the place of a dropdown's label. */
const MENU = 'menu';

/** What is open: a dropdown's label, `'menu'` for the menu of small screens, or null. */
export type NavbarOpen = string | null;

/** The dropdowns, and the one that the state applies to. */
export interface NavbarContext {
  /** The labels of all dropdowns. */
  items: readonly string[];
  /** The label of the dropdown that the state applies to, or null. */
  item: NavbarOpen;
}

const has = (items: readonly string[], open: NavbarOpen) => items.some((item) => item === open);

/** An event of one dropdown, by its label. */
type DropdownEvent = {
  type: 'pointer.found' | 'pointer.enter' | 'pointer.leave' | 'press' | 'arrow.down' | 'focus';
  item: string;
};

const item = ({ event }: { event: DropdownEvent }) => event.item;
const show = { type: 'show', params: item } as const;
const isShown = { type: 'isShown', params: item } as const;

const y = ({ event }: { event: { y: number } }) => event.y;
const isPast = { type: 'isPast', params: y } as const;
const isTop = { type: 'isTop', params: y } as const;

const items = ({ event }: { event: { items: readonly string[] } }) => event.items;
const learn = { type: 'learn', params: items } as const;
const isGone = { type: 'isGone', params: items } as const;

const open = ({ event }: { event: { open: NavbarOpen } }) => event.open;
const showSet = { type: 'show', params: open } as const;
const toNothing = {
  guard: { type: 'isNothing', params: open },
  target: 'closed',
  actions: ['focusToggle', 'hide'],
} as const;
const toMenu = { guard: { type: 'isMenu', params: open }, target: 'open' } as const;
const toDropdown = { guard: { type: 'isDropdown', params: open }, target: 'expanded', actions: showSet } as const;

const asked = ({ context }: { context: NavbarContext }) => context.item;

const closed = { target: 'closed', actions: 'hide' } as const;
/** Restores the focus before the opener's label is reset. */
const dismissed = { target: 'closed', actions: ['focusToggle', 'hide'] } as const;
const expanded = { target: 'expanded', actions: show } as const;
const opening = { target: 'opening', actions: show } as const;
const hovered = { target: 'hovered', actions: show } as const;
const changed = [{ guard: isGone, target: 'closed', actions: [learn, 'hide'] }, { actions: learn }] as const;

/**
 * A bar over the page: solid once the page has scrolled, with at most one menu open (SPEC §3; decisions D18, D35).
 *
 * | scroll | scroll        |
 * | ------ | ------------- |
 * | top    | [isPast] past |
 * | past   | [isTop] top   |
 *
 * | menu     | menu.press | press                       | arrow.down | focus    | pointer.found | pointer.enter | pointer.leave     | leave  | escape | choose | route.change | items.change        | set                                                        | always                                | after openAfter | after closeAfter |
 * | -------- | ---------- | --------------------------- | ---------- | -------- | ------------- | ------------- | ----------------- | ------ | ------ | ------ | ------------ | ------------------- | ---------------------------------------------------------- | ------------------------------------- | --------------- | ---------------- |
 * | closed   | open       | expanded                    | expanded   | expanded | hovered       | opening       |                   |        |        |        |              | =                   | [isMenu] open · [isDropdown] expanded                      | [isMenu] open · [isDropdown] expanded |                 |                  |
 * | open     | closed     | expanded                    | expanded   |          |               |               |                   | closed | closed | closed | closed       | =                   | [isNothing] closed · [isDropdown] expanded                 |                                       |                 |                  |
 * | opening  | open       | expanded                    | expanded   | expanded |               | opening       | closed            |        | closed | closed | closed       | [isGone] closed · = | [isMenu] open · [isDropdown] expanded                      |                                       | hovered         |                  |
 * | hovered  | open       | expanded                    | expanded   | expanded |               | hovered       | [isShown] closing |        | closed | closed | closed       | [isGone] closed · = | [isNothing] closed · [isMenu] open · [isDropdown] expanded |                                       |                 |                  |
 * | closing  | open       | expanded                    | expanded   | expanded |               | hovered       |                   | closed | closed | closed | closed       | [isGone] closed · = | [isNothing] closed · [isMenu] open · [isDropdown] expanded |                                       |                 | closed           |
 * | expanded | open       | [isShown] closed · expanded | expanded   |          |               |               |                   | closed | closed | closed | closed       | [isGone] closed · = | [isNothing] closed · [isMenu] open · [isDropdown] expanded |                                       |                 |                  |
 *
 * `open` is the menu of small screens. `opening` is a dropdown under the mouse that is not shown yet, `hovered` one that is
 * shown, and `closing` one that the mouse has left; while one is shown, the next opens without a delay. `expanded` is a
 * dropdown that was pressed or contains the focus: the mouse neither closes it nor opens another. `pointer.found` means that
 * CSS had opened it under the mouse before hydration, `leave` that the focus moved or a press happened outside, or that the
 * window has become too wide for the menu of small screens. `escape`,
 * `choose` and closing by the product restore the focus to the opener, if it was inside. A bar that is initially open leaves
 * `closed` before the first render.
 */
export const navbarMachine = setup({
  types: {
    context: {} as NavbarContext,
    events: {} as
      | DropdownEvent
      | { type: 'scroll' /** The page's scroll position in px. */; y: number }
      | { type: 'items.change' /** The labels of all dropdowns. */; items: readonly string[] }
      | { type: 'set' /** From the product, which controls it. */; open: NavbarOpen }
      | { type: 'menu.press' | 'leave' | 'escape' | 'choose' | 'route.change' },
    input: {} as { /** The labels of all dropdowns. */ items: readonly string[]; open?: NavbarOpen } | undefined,
  },
  actions: {
    show: assign({ item: (_, item: NavbarOpen) => item }),
    hide: assign({ item: null }),
    learn: assign({ items: (_, items: readonly string[]) => items }),
    /** Provided by the view. */
    focusToggle: () => {},
  },
  guards: {
    /** Guard: the page is scrolled past the beginning. */
    isPast: (_, y: number) => y > SCROLL_THRESHOLD_PX,
    /** Guard: the page is at its beginning. */
    isTop: (_, y: number) => y <= SCROLL_THRESHOLD_PX,
    /** Guard: the dropdown is the one that is open. */
    isShown: ({ context }, item: string) => context.item === item,
    /** Guard: the open dropdown is no longer among the items. */
    isGone: ({ context }, items: readonly string[]) => !has(items, context.item),
    /** Guard: nothing is to be open. */
    isNothing: (_, open: NavbarOpen) => open === null,
    /** Guard: the menu is to be open. */
    isMenu: (_, open: NavbarOpen) => open === MENU,
    /** Guard: the dropdown is among the items. */
    isDropdown: ({ context }, open: NavbarOpen) => has(context.items, open),
  },
  delays: { openAfter: MENU_OPEN_DELAY_MS, closeAfter: MENU_CLOSE_DELAY_MS },
}).createMachine({
  id: 'navbar',
  context: ({ input: { items = [], open = null } = {} }) => ({
    items,
    item: open === MENU || has(items, open) ? open : null,
  }),
  type: 'parallel',
  states: {
    scroll: {
      initial: 'top',
      states: {
        top: { on: { scroll: { guard: isPast, target: 'past' } } },
        past: { on: { scroll: { guard: isTop, target: 'top' } } },
      },
    },
    menu: {
      initial: 'closed',
      states: {
        closed: {
          always: [
            { guard: { type: 'isMenu', params: asked }, target: 'open' },
            { guard: { type: 'isDropdown', params: asked }, target: 'expanded' },
          ],
          on: {
            'menu.press': 'open',
            press: expanded,
            'arrow.down': expanded,
            focus: expanded,
            'pointer.found': hovered,
            'pointer.enter': opening,
            'items.change': { actions: learn },
            set: [toMenu, toDropdown],
          },
        },
        open: {
          entry: 'hide',
          on: {
            'menu.press': 'closed',
            press: expanded,
            'arrow.down': expanded,
            leave: 'closed',
            escape: dismissed,
            choose: dismissed,
            'route.change': 'closed',
            'items.change': { actions: learn },
            set: [toNothing, toDropdown],
          },
        },
        opening: {
          on: {
            'menu.press': 'open',
            press: expanded,
            'arrow.down': expanded,
            focus: expanded,
            'pointer.enter': { ...opening, reenter: true },
            'pointer.leave': closed,
            escape: closed,
            choose: closed,
            'route.change': closed,
            'items.change': changed,
            set: [toMenu, toDropdown],
          },
          after: { openAfter: 'hovered' },
        },
        hovered: {
          on: {
            'menu.press': 'open',
            press: expanded,
            'arrow.down': expanded,
            focus: expanded,
            'pointer.enter': hovered,
            'pointer.leave': { guard: isShown, target: 'closing' },
            escape: dismissed,
            choose: dismissed,
            'route.change': closed,
            'items.change': changed,
            set: [toNothing, toMenu, toDropdown],
          },
        },
        closing: {
          on: {
            'menu.press': 'open',
            press: expanded,
            'arrow.down': expanded,
            focus: expanded,
            'pointer.enter': hovered,
            leave: closed,
            escape: dismissed,
            choose: dismissed,
            'route.change': closed,
            'items.change': changed,
            set: [toNothing, toMenu, toDropdown],
          },
          after: { closeAfter: closed },
        },
        expanded: {
          on: {
            'menu.press': 'open',
            press: [{ ...closed, guard: isShown }, expanded],
            'arrow.down': expanded,
            leave: closed,
            escape: dismissed,
            choose: dismissed,
            'route.change': closed,
            'items.change': changed,
            set: [toNothing, toMenu, toDropdown],
          },
        },
      },
    },
  },
});

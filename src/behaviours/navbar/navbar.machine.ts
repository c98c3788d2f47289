import { assign, setup } from 'xstate';

/** SPEC §9: the bar is transparent up to and including this many px of scroll, and solid past it. */
export const SCROLL_THRESHOLD = 10;

/** What happened to one dropdown, named by its label. */
type DropdownEvent = { type: 'pointer.enter' | 'pointer.leave' | 'press' | 'arrow.down'; item: string };

const item = ({ event }: { event: DropdownEvent }) => event.item;
const show = { type: 'show', params: item } as const;
const isShown = { type: 'isShown', params: item } as const;
const isOther = { type: 'isOther', params: item } as const;

const y = ({ event }: { event: { y: number } }) => event.y;
const isPast = { type: 'isPast', params: y } as const;
const isTop = { type: 'isTop', params: y } as const;

/**
 * A bar over the page: solid once the page has scrolled, with at most one menu open (SPEC §3; decision D18).
 *
 * | scroll | scroll        |
 * | ------ | ------------- |
 * | top    | [isPast] past |
 * | past   | [isTop] top   |
 *
 * | menu     | menu.press | press                       | arrow.down | pointer.enter     | pointer.leave    | leave  | escape | choose | route.change |
 * | -------- | ---------- | --------------------------- | ---------- | ----------------- | ---------------- | ------ | ------ | ------ | ------------ |
 * | closed   | open       | expanded                    | expanded   | hovered           |                  |        |        |        |              |
 * | open     | closed     | expanded                    | expanded   |                   |                  | closed | closed | closed | closed       |
 * | hovered  | open       | expanded                    | expanded   | hovered           | closed           |        | closed | closed | closed       |
 * | expanded | open       | [isShown] closed · expanded | expanded   | [isOther] hovered | [isShown] closed | closed | closed | closed | closed       |
 *
 * `open` is the menu of small screens. `hovered` is a dropdown under the mouse: a press keeps it, and focus going
 * elsewhere does not close it. `expanded` is a dropdown somebody pressed. `leave` says that focus or a press went
 * elsewhere; `escape` and `choose` give focus back to what opened the menu, if it was inside.
 */
export const navbarMachine = setup({
  types: {
    context: {} as { /** The label of the dropdown shown; null when none is. */ item: string | null },
    events: {} as
      | DropdownEvent
      | { type: 'scroll' /** Of the page, in px. */; y: number }
      | { type: 'menu.press' | 'leave' | 'escape' | 'choose' | 'route.change' },
  },
  actions: {
    show: assign({ item: (_, item: string) => item }),
    hide: assign({ item: null }),
    /** Provided by the view. */
    focusToggle: () => {},
  },
  guards: {
    isPast: (_, y: number) => y > SCROLL_THRESHOLD,
    isTop: (_, y: number) => y <= SCROLL_THRESHOLD,
    isShown: ({ context }, item: string) => context.item === item,
    isOther: ({ context }, item: string) => context.item !== item,
  },
}).createMachine({
  id: 'navbar',
  context: { item: null },
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
          entry: 'hide',
          on: {
            'menu.press': 'open',
            press: { target: 'expanded', actions: show },
            'arrow.down': { target: 'expanded', actions: show },
            'pointer.enter': { target: 'hovered', actions: show },
          },
        },
        open: {
          entry: 'hide',
          on: {
            'menu.press': 'closed',
            press: { target: 'expanded', actions: show },
            'arrow.down': { target: 'expanded', actions: show },
            leave: 'closed',
            escape: { target: 'closed', actions: 'focusToggle' },
            choose: { target: 'closed', actions: 'focusToggle' },
            'route.change': 'closed',
          },
        },
        hovered: {
          on: {
            'menu.press': 'open',
            press: { target: 'expanded', actions: show },
            'arrow.down': { target: 'expanded', actions: show },
            'pointer.enter': { target: 'hovered', actions: show },
            'pointer.leave': 'closed',
            escape: { target: 'closed', actions: 'focusToggle' },
            choose: { target: 'closed', actions: 'focusToggle' },
            'route.change': 'closed',
          },
        },
        expanded: {
          on: {
            'menu.press': 'open',
            press: [
              { guard: isShown, target: 'closed' },
              { target: 'expanded', actions: show },
            ],
            'arrow.down': { target: 'expanded', actions: show },
            'pointer.enter': {
              guard: isOther,
              target: 'hovered',
              actions: show,
            },
            'pointer.leave': { guard: isShown, target: 'closed' },
            leave: 'closed',
            escape: { target: 'closed', actions: 'focusToggle' },
            choose: { target: 'closed', actions: 'focusToggle' },
            'route.change': 'closed',
          },
        },
      },
    },
  },
});

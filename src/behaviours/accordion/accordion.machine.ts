import { assign, setup } from 'xstate';

/** Which items are open. */
export interface AccordionContext {
  /** The ids of the open items, in the order in which they were opened. */
  items: readonly string[];
  /** Whether more than one may be open. */
  multiple: boolean;
}

/** In single mode only the item opened last stays open. */
const allowed = (items: readonly string[], multiple: boolean) => (multiple ? items : items.slice(-1));

type Event =
  | { type: 'toggle' | 'reveal'; item: string }
  | { type: 'set'; items: readonly string[] }
  | { type: 'multiple.change'; multiple: boolean };

/** The open items after an event. */
function after({ items, multiple }: AccordionContext, event: Event) {
  if (event.type === 'set') return allowed(event.items, multiple);
  if (event.type === 'multiple.change') return allowed(items, event.multiple);
  if (!items.includes(event.item)) return allowed([...items, event.item], multiple);
  return event.type === 'toggle' ? items.filter((item) => item !== event.item) : items;
}

/**
 * Items of which one is open at a time, or several with `multiple`; each can be closed (SPEC §4).
 *
 * | state     | toggle                     | reveal           | set                                       | multiple.change | always            |
 * | --------- | -------------------------- | ---------------- | ----------------------------------------- | --------------- | ----------------- |
 * | collapsed | expanded                   | expanded         | [changesItems] expanded                   | =               | [isOpen] expanded |
 * | expanded  | [closesLast] collapsed · = | [changesItems] = | [closesLast] collapsed · [changesItems] = | =               |                   |
 *
 * In single mode, opening an item closes the other in the same transition. `toggle` comes from the reader; `reveal` means that
 * the browser has opened an item or that its fragment is the address; `set` comes from the product. The initial value
 * determines the initial state.
 */
export const accordionMachine = setup({
  types: { context: {} as AccordionContext, input: {} as Partial<AccordionContext> | undefined, events: {} as Event },
  actions: {
    follow: assign({ items: ({ context, event }) => after(context, event) }),
    allow: assign({
      multiple: ({ context, event }) => (event.type === 'multiple.change' ? event.multiple : context.multiple),
    }),
  },
  guards: {
    /** Guard: an item is open. */
    isOpen: ({ context }) => context.items.length > 0,
    /** Guard: the last open item is closed by it. */
    closesLast: ({ context, event }) => after(context, event).length === 0,
    /** Guard: other items are open afterwards. */
    changesItems: ({ context, event }) => {
      const items = after(context, event);
      return items.length !== context.items.length || items.some((item, at) => item !== context.items[at]);
    },
  },
}).createMachine({
  id: 'accordion',
  context: ({ input: { items = [], multiple = false } = {} }) => ({ items: allowed(items, multiple), multiple }),
  initial: 'collapsed',
  on: { 'multiple.change': { actions: ['allow', 'follow'] } },
  states: {
    collapsed: {
      always: { guard: 'isOpen', target: 'expanded' },
      on: {
        toggle: { target: 'expanded', actions: 'follow' },
        reveal: { target: 'expanded', actions: 'follow' },
        set: { guard: 'changesItems', target: 'expanded', actions: 'follow' },
      },
    },
    expanded: {
      on: {
        toggle: [{ guard: 'closesLast', target: 'collapsed', actions: 'follow' }, { actions: 'follow' }],
        reveal: { guard: 'changesItems', actions: 'follow' },
        set: [
          { guard: 'closesLast', target: 'collapsed', actions: 'follow' },
          { guard: 'changesItems', actions: 'follow' },
        ],
      },
    },
  },
});

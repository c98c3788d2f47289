import { assign, setup } from 'xstate';

/**
 * Shows at most one item at a time; the open one can be closed (SPEC §4).
 *
 * | state     | toggle                        | reveal   |
 * | --------- | ----------------------------- | -------- |
 * | collapsed | expanded                      | expanded |
 * | expanded  | [isOpen] collapsed · expanded | expanded |
 *
 * Opening another item while one is open moves the opening there in one step: never two, never none in between.
 * `toggle` is the reader's; `reveal` says that an item is open already, by the browser's doing or before hydration.
 */
export const accordionMachine = setup({
  types: {
    context: {} as { /** The item shown; null when none is. */ item: string | null },
    events: {} as { type: 'toggle' | 'reveal'; item: string },
  },
  actions: { show: assign({ item: ({ event }) => event.item }), hide: assign({ item: null }) },
  guards: { isOpen: ({ context, event }) => context.item === event.item },
}).createMachine({
  id: 'accordion',
  context: { item: null },
  initial: 'collapsed',
  states: {
    collapsed: {
      on: {
        toggle: { target: 'expanded', actions: 'show' },
        reveal: { target: 'expanded', actions: 'show' },
      },
    },
    expanded: {
      on: {
        toggle: [
          { guard: 'isOpen', target: 'collapsed', actions: 'hide' },
          { target: 'expanded', actions: 'show' },
        ],
        reveal: { target: 'expanded', actions: 'show' },
      },
    },
  },
});

import { assertEvent, assign, setup } from 'xstate';

/** The tabs, and which one is selected. */
export interface TabsContext {
  /** The ids of the tabs, in their order. */
  tabs: readonly string[];
  /** The id of the selected tab, or the one that the product has set and that is not there. */
  tab: string;
}

type Event =
  | { type: 'choose' | 'set'; tab: string }
  | { type: 'tabs.change' /** The ids, as in the input. */; tabs: readonly string[] };

/** The requested tab, or the first if it does not exist. Before there are tabs, the requested one: they may arrive later. */
const shown = (tabs: readonly string[], tab = '') => (tabs.includes(tab) ? tab : (tabs[0] ?? tab));

/**
 * Tabs of which one is selected, or none while the product names one that is not there.
 *
 * | state      | choose               | set                                     | tabs.change             |
 * | ---------- | -------------------- | --------------------------------------- | ----------------------- |
 * | selected   | [isAnother] =        | [isAnother] = · [isUnknown] unselected  | =                       |
 * | unselected | [isAnother] selected | [isAnother] selected · [isUnknown] =    | [hasCome] selected · =  |
 *
 * The reader selects by `choose`, the product by `set`. When the selected tab is removed, the first one is selected.
 */
export const tabsMachine = setup({
  types: {
    context: {} as TabsContext,
    events: {} as Event,
    input: {} as { tabs: readonly string[] /** The initial tab. */; tab?: string | undefined } | undefined,
  },
  actions: {
    show: assign(({ event }) => {
      assertEvent(event, ['choose', 'set']);
      return { tab: event.tab };
    }),
    load: assign(({ context, event }) => {
      assertEvent(event, 'tabs.change');
      return { tabs: event.tabs, tab: shown(event.tabs, context.tab) };
    }),
    wait: assign(({ event }) => {
      assertEvent(event, 'tabs.change');
      return { tabs: event.tabs };
    }),
  },
  guards: {
    /** Guard: the tab is another than the chosen one, and is among the tabs. */
    isAnother: ({ context, event }) => {
      assertEvent(event, ['choose', 'set']);
      return event.tab !== context.tab && context.tabs.includes(event.tab);
    },
    /** Guard: the tab is none of the tabs. */
    isUnknown: ({ context, event }) => {
      assertEvent(event, 'set');
      return !context.tabs.includes(event.tab);
    },
    /** Guard: the tab that the product has set is among the new ones. */
    hasCome: ({ context, event }) => {
      assertEvent(event, 'tabs.change');
      return event.tabs.includes(context.tab);
    },
  },
}).createMachine({
  id: 'tabs',
  context: ({ input: { tabs, tab } = { tabs: [] } }) => ({ tabs, tab: shown(tabs, tab) }),
  initial: 'selected',
  states: {
    selected: {
      on: {
        choose: { guard: 'isAnother', actions: 'show' },
        set: [
          { guard: 'isAnother', actions: 'show' },
          { guard: 'isUnknown', target: 'unselected', actions: 'show' },
        ],
        'tabs.change': { actions: 'load' },
      },
    },
    unselected: {
      on: {
        choose: { guard: 'isAnother', target: 'selected', actions: 'show' },
        set: [
          { guard: 'isAnother', target: 'selected', actions: 'show' },
          { guard: 'isUnknown', actions: 'show' },
        ],
        'tabs.change': [{ guard: 'hasCome', target: 'selected', actions: 'wait' }, { actions: 'wait' }],
      },
    },
  },
});

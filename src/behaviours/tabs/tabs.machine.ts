import { assertEvent, assign, setup } from 'xstate';

interface Context {
  /** The ids of the tabs, in their order. */
  tabs: readonly string[];
  /** The id of the selected tab. */
  tab: string;
}

type Event =
  | { type: 'choose' | 'set'; tab: string }
  | { type: 'tabs.change' /** The ids, as in the input. */; tabs: readonly string[] };

/** The requested tab, or the first if it does not exist. Before there are tabs, the requested one: they may arrive later. */
const shown = (tabs: readonly string[], tab = '') => (tabs.includes(tab) ? tab : (tabs[0] ?? tab));

/**
 * Tabs of which one is selected.
 *
 * | state    | choose        | set           | tabs.change |
 * | -------- | ------------- | ------------- | ----------- |
 * | selected | [isAnother] = | [isAnother] = | =           |
 *
 * The reader selects by `choose`, the product by `set`. When the selected tab is removed, the first one is selected.
 */
export const tabsMachine = setup({
  types: {
    context: {} as Context,
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
  },
  guards: {
    isAnother: ({ context, event }) => {
      assertEvent(event, ['choose', 'set']);
      return event.tab !== context.tab && context.tabs.includes(event.tab);
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
        set: { guard: 'isAnother', actions: 'show' },
        'tabs.change': { actions: 'load' },
      },
    },
  },
});

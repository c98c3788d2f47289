import { assign, setup } from 'xstate';

interface Context {
  /** The ids of the tabs, in their order. */
  tabs: readonly string[];
  /** The id of the selected tab. */
  tab: string;
}

type Event =
  | { type: 'choose' | 'set'; tab: string }
  | { type: 'tabs.change' /** The ids, as in the input. */; tabs: readonly string[] };

/** The requested tab, or the first if it does not exist. */
const shown = (tabs: readonly string[], tab: string | undefined) =>
  tab !== undefined && tabs.includes(tab) ? tab : (tabs[0] ?? '');

/**
 * Tabs of which one is selected.
 *
 * | state  | choose            | set               | tabs.change      |
 * | ------ | ----------------- | ----------------- | ---------------- |
 * | given  | [isAnother] chosen | [isAnother] chosen | =                |
 * | chosen | [isAnother] =     | [isAnother] =     | [isGone] given · = |
 *
 * `given`: the initial selection, or the first tab after the selected one was removed. `chosen`: a later selection, by the
 * reader (`choose`) or by the product (`set`).
 */
export const tabsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { tabs: readonly string[] /** The initial tab. */; tab?: string | undefined } | undefined,
  },
  actions: {
    show: assign(({ context, event }) => (event.type === 'tabs.change' ? {} : { tab: shown(context.tabs, event.tab) })),
    load: assign(({ context, event }) =>
      event.type === 'tabs.change' ? { tabs: event.tabs, tab: shown(event.tabs, context.tab) } : {},
    ),
  },
  guards: {
    isAnother: ({ context, event }) =>
      event.type !== 'tabs.change' && event.tab !== context.tab && context.tabs.includes(event.tab),
    isGone: ({ context, event }) => event.type === 'tabs.change' && !event.tabs.includes(context.tab),
  },
}).createMachine({
  id: 'tabs',
  context: ({ input: { tabs, tab } = { tabs: [] } }) => ({ tabs, tab: shown(tabs, tab) }),
  initial: 'given',
  states: {
    given: {
      on: {
        choose: { guard: 'isAnother', target: 'chosen', actions: 'show' },
        set: { guard: 'isAnother', target: 'chosen', actions: 'show' },
        'tabs.change': { actions: 'load' },
      },
    },
    chosen: {
      on: {
        choose: { guard: 'isAnother', actions: 'show' },
        set: { guard: 'isAnother', actions: 'show' },
        'tabs.change': [{ guard: 'isGone', target: 'given', actions: 'load' }, { actions: 'load' }],
      },
    },
  },
});

import { assign, setup } from 'xstate';

type Theme = 'system' | 'light' | 'dark';

/**
 * The theme of the page: the system's, light or dark.
 *
 * | state  | choose.system | choose.light | choose.dark | recall.system | recall.light | recall.dark | set.system | set.light | set.dark | always                                   |
 * | ------ | ------------- | ------------ | ----------- | ------------- | ------------ | ----------- | ---------- | --------- | -------- | ---------------------------------------- |
 * | system | system        | light        | dark        | system        | light        | dark        |            | light     | dark     | [isInitiallyLight] light · [isInitiallyDark] dark |
 * | light  | system        | light        | dark        | system        | light        | dark        | system     |           | dark     |                                          |
 * | dark   | system        | light        | dark        | system        | light        | dark        | system     | light     |          |                                          |
 *
 * `choose` comes from the reader; it is applied and stored. `recall` is a theme that was chosen on an earlier visit, in another
 * tab or with another switch; it is applied. `set` comes from the product, which applies and stores it itself, and may set the
 * initial theme.
 */
export const themeSwitchMachine = setup({
  types: {
    input: {} as { theme?: Theme } | undefined,
    context: {} as { /** The initial theme; null once it has been applied. */ initialTheme: Theme | null },
    events: {} as { type: `${'choose' | 'recall' | 'set'}.${Theme}` },
  },
  actions: {
    clearInitial: assign({ initialTheme: null }),
    /** Provided by the view. */
    apply: (_, _theme: Theme) => {},
    /** Provided by the view. */
    remember: (_, _theme: Theme) => {},
  },
  guards: {
    /** Guard: the reader has chosen light before. */
    isInitiallyLight: ({ context }) => context.initialTheme === 'light',
    /** Guard: the reader has chosen dark before. */
    isInitiallyDark: ({ context }) => context.initialTheme === 'dark',
  },
}).createMachine({
  id: 'theme-switch',
  context: ({ input }) => ({ initialTheme: input?.theme ?? null }),
  initial: 'system',
  states: {
    system: {
      always: [
        { guard: 'isInitiallyLight', target: 'light', actions: 'clearInitial' },
        { guard: 'isInitiallyDark', target: 'dark', actions: 'clearInitial' },
      ],
      on: { 'set.light': 'light', 'set.dark': 'dark' },
    },
    light: { on: { 'set.system': 'system', 'set.dark': 'dark' } },
    dark: { on: { 'set.system': 'system', 'set.light': 'light' } },
  },
  on: {
    'choose.system': {
      target: '.system',
      actions: [
        { type: 'apply', params: 'system' },
        { type: 'remember', params: 'system' },
      ],
    },
    'choose.light': {
      target: '.light',
      actions: [
        { type: 'apply', params: 'light' },
        { type: 'remember', params: 'light' },
      ],
    },
    'choose.dark': {
      target: '.dark',
      actions: [
        { type: 'apply', params: 'dark' },
        { type: 'remember', params: 'dark' },
      ],
    },
    'recall.system': { target: '.system', actions: { type: 'apply', params: 'system' } },
    'recall.light': { target: '.light', actions: { type: 'apply', params: 'light' } },
    'recall.dark': { target: '.dark', actions: { type: 'apply', params: 'dark' } },
  },
});

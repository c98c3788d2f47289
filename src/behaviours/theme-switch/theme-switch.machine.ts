import { setup } from 'xstate';

type Theme = 'system' | 'light' | 'dark';

/**
 * Which colors the page has: the system's choice, or the reader's.
 *
 * | state  | choose.system | choose.light | choose.dark | recall.system | recall.light | recall.dark |
 * | ------ | ------------- | ------------ | ----------- | ------------- | ------------ | ----------- |
 * | system | system        | light        | dark        | system        | light        | dark        |
 * | light  | system        | light        | dark        | system        | light        | dark        |
 * | dark   | system        | light        | dark        | system        | light        | dark        |
 *
 * `choose` is the reader's, here; it is applied and remembered. `recall` says what was chosen on an earlier visit or in
 * another tab; it is applied.
 */
export const themeSwitchMachine = setup({
  types: { events: {} as { type: `${'choose' | 'recall'}.${Theme}` } },
  actions: {
    /** Provided by the view. */
    apply: (_, _theme: Theme) => {},
    /** Provided by the view. */
    remember: (_, _theme: Theme) => {},
  },
}).createMachine({
  id: 'theme-switch',
  initial: 'system',
  states: { system: {}, light: {}, dark: {} },
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

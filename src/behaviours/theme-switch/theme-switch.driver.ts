import { fire, viewOf } from '../../testing/dom';
import { type Driver, radio, type Stage } from '../../testing/driver';
import { THEME_KEY, ThemeSwitch, themeSwitchTexts } from '.';

export const driver: Driver = {
  Component: ThemeSwitch,
  texts: { ...themeSwitchTexts },
  props: {},
  owned: { value: 'value', onChange: 'onValueChange' },
  // A radio that is checked cannot be chosen.
  cannot: ({ value }, { type }) => type === `choose.${value}`,
  events: {
    'choose.system': radio('system'),
    'choose.light': radio('light'),
    'choose.dark': radio('dark'),
    'set.system': (_, { rerender }) => rerender({ value: 'system' }),
    'set.light': (_, { rerender }) => rerender({ value: 'light' }),
    'set.dark': (_, { rerender }) => rerender({ value: 'dark' }),
    'recall.system': recall(null),
    'recall.light': recall('light'),
    'recall.dark': recall('dark'),
  },
};

/** Another tab remembers it. */
function recall(theme: 'light' | 'dark' | null) {
  return (_: unknown, { root }: Stage) => {
    const view = viewOf(root);
    if (theme) view.localStorage.setItem(THEME_KEY, theme);
    else view.localStorage.removeItem(THEME_KEY);
    fire(view, 'storage', { key: THEME_KEY });
  };
}

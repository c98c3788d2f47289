import type { EventTest, Testing } from '../../testing/description';
import { fire, viewOf } from '../../testing/dom';
import { radio } from '../../testing/gestures';
import { THEME_KEY } from '../../theme/remembered-theme';
import type { ThemeSwitchProps } from '.';

const set = (value: string): EventTest => ({
  by: 'product',
  inDocument: (_, { rerender }) => rerender({ value }),
});

/** Another tab stores it. */
const recall = (theme: 'light' | 'dark' | null): EventTest => ({
  by: 'browser',
  inDocument: (_, { root }) => {
    const view = viewOf(root);
    if (theme) view.localStorage.setItem(THEME_KEY, theme);
    else view.localStorage.removeItem(THEME_KEY);
    fire(view, 'storage', { key: THEME_KEY });
  },
});

export const testing: Testing<ThemeSwitchProps> = {
  props: {},
  controlled: { value: 'value', onChange: 'onValueChange' },
  inputs: [undefined, { theme: 'light' }, { theme: 'dark' }],
  // A checked radio button cannot be selected.
  cannot: ({ value }, { type }) => type === `choose.${value}`,
  events: {
    'choose.system': { gesture: radio('system') },
    'choose.light': { gesture: radio('light') },
    'choose.dark': { gesture: radio('dark') },
    'set.system': set('system'),
    'set.light': set('light'),
    'set.dark': set('dark'),
    'recall.system': recall(null),
    'recall.light': recall('light'),
    'recall.dark': recall('dark'),
  },
};
